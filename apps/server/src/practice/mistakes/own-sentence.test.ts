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

it('own sentence › contains only the sentence of the correction, with whole words marked', () => {
  const text = 'Hello! My sister is nurse in Ankara. Bye.';
  expect(ownSentence(text, correction(text, 'nurse', ['a nurse']), [])).toEqual({
    before: 'My sister is ',
    marked: 'nurse',
    after: ' in Ankara.',
    answers: ['a nurse'],
  });
});

it('own sentence › marks the next word when a word is missing and the last word at the end', () => {
  const text = 'I listen music every day';
  const insertion = ownSentence(text, correction(text, '', ['to '], text.indexOf('music')), []);
  expect(insertion).toMatchObject({ marked: 'music', answers: ['to music'] });
  const late = ownSentence('I look', correction('I look', '', [' up'], 6), []);
  expect(late).toMatchObject({ before: 'I ', marked: 'look', answers: ['look up'] });
});

it('own sentence › marks a neighbour word when the right form removes words', () => {
  const text = 'We discussed about it.';
  expect(ownSentence(text, correction(text, 'about ', ['']), [])).toMatchObject({
    before: 'We discussed ',
    marked: 'about it',
    answers: ['it'],
  });
});

it('own sentence › shows the other corrections of the sentence as corrected', () => {
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

it('form hint › masks the letters of the words that the learner did not write', () => {
  expect(formOf({ marked: 'nurse', answers: ['a nurse'] })).toBe('_ nurse');
  expect(formOf({ marked: 'listen music', answers: ['listen to music'] })).toBe('listen __ music');
  expect(formOf({ marked: 'go', answers: ['went'] })).toBe('w___');
});
