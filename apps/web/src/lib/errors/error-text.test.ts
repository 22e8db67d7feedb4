import { type ErrorCode, errorCodes } from '@pratik/contract/error-codes';
import { problemNames } from '@pratik/contract/problems';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeProblem } from '../api/api-problem.ts';
import { setLanguage } from '../language/i18n.ts';
import { errorsEn } from './error-text.en.ts';
import { errorsTr } from './error-text.tr.ts';
import { errorText } from './error-text.ts';
import { problemSentence, problemText } from './problem-text.ts';

const codes = Object.keys(errorCodes) as ErrorCode[];
const turkishLetters = /[çğışöüÇĞİŞÖÜ]/;
const paramsOf = (code: ErrorCode) => Object.fromEntries(errorCodes[code].map((name) => [name, 7]));
const namesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

describe('error text of a code', () => {
  afterEach(() => setLanguage('tr'));

  it.each(codes)('for the code %s uses only the parameters of this code', (code) => {
    const known: readonly string[] = errorCodes[code];
    expect(
      [...namesIn(errorsTr[code]), ...namesIn(errorsEn[code])].filter((name) => !known.includes(name ?? '')),
    ).toEqual([]);
  });

  it('contains no Turkish letters and no unreplaced parameters in English', async () => {
    setLanguage('en');
    await vi.waitFor(() => {
      expect(errorText({ code: 'required' })).toBe('Fill in this field');
      expect(problemText(makeProblem('not-found')).what).toBe('This page or item was not found');
    });
    const shown = [
      ...codes.map((code) => errorText({ code, params: paramsOf(code) })),
      ...problemNames.map((name) => problemSentence(makeProblem(name))),
    ];
    expect(shown.filter((text) => turkishLetters.test(text) || text.includes('{{'))).toEqual([]);
  });

  it('formats numbers by the rules of the current language', () => {
    expect(errorText({ code: 'too-long', params: { most: 30_000 } })).toBe(
      'En çok 30.000 karakter yazabilirsiniz',
    );
    expect(errorText({ code: 'too-small', params: { least: -0.75 } })).toBe(
      '−0,75 ya da daha büyük bir sayı yazın',
    );
  });

  it('replaces the general text of a problem that has an error code', () => {
    const refused = makeProblem('validation', { code: 'rows-refused' });
    expect(problemText(refused).what).toBe('Dosyada sorunlu satırlar var; hiçbir satır yazılmadı.');
  });
});
