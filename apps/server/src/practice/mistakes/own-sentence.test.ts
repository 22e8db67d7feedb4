import type { StoredCorrection } from '@pratik/contract/feedback';
import { expect, it } from 'vitest';
import { formOf, ownSentence } from './own-sentence.ts';

const correction = (
  text: string,
  wrong: string,
  replacements: string[],
  at = text.indexOf(wrong),
): StoredCorrection => ({
  id: `${at} ${wrong}`,
  code: 'other',
  start: at,
  end: at + wrong.length,
  replacements,
  source: 'transfer-grammar',
  confidence: 0.9,
  explanation: { tr: '', en: '' },
  disputed: false,
});

it('own sentence of a mistake card › is the sentence that contains the correction, and only whole words of it are marked', () => {
  const text = 'Hello! My sister is nurse in Ankara. Bye.';
  expect(ownSentence(text, correction(text, 'nurse', ['a nurse']), [])).toEqual({
    before: 'My sister is ',
    marked: 'nurse',
    after: ' in Ankara.',
    answers: ['a nurse'],
  });
});

it('own sentence of a mistake card › marks the word after a missing word, or the last word when the missing word is at the end', () => {
  const text = 'I listen music every day';
  const insertion = ownSentence(text, correction(text, '', ['to '], text.indexOf('music')), []);
  expect(insertion).toMatchObject({ marked: 'music', answers: ['to music'] });
  const late = ownSentence('I look', correction('I look', '', [' up'], 6), []);
  expect(late).toMatchObject({ before: 'I ', marked: 'look', answers: ['look up'] });
});

it('own sentence of a mistake card › marks a neighbouring word when the correction only removes words', () => {
  const text = 'We discussed about it.';
  expect(ownSentence(text, correction(text, 'about ', ['']), [])).toMatchObject({
    before: 'We discussed ',
    marked: 'about it',
    answers: ['it'],
  });
});

it('own sentence of a mistake card › contains the corrected form of all other mistakes', () => {
  const text = 'She tired because she work much.';
  const target = correction(text, 'work', ['works']);
  const other = correction(text, 'tired', ['is tired']);
  const elsewhere = correction(text, 'much', ['a lot']);
  expect(ownSentence(text, target, [other, target, elsewhere])).toEqual({
    before: 'She is tired because she ',
    marked: 'work',
    after: ' a lot.',
    answers: ['works'],
  });
});

it('form hint of a mistake card › hides the letters of words that the learner’s sentence does not contain', () => {
  expect(formOf({ marked: 'nurse', answers: ['a nurse'] })).toBe('_ nurse');
  expect(formOf({ marked: 'listen music', answers: ['listen to music'] })).toBe('listen __ music');
  expect(formOf({ marked: 'go', answers: ['went'] })).toBe('w___');
});
