import { expect, test } from 'vitest';
import { placeOf, trimmed } from './place.ts';

const at = (sentence: string, wrong: string, right: string, corrected = '') => {
  const place = placeOf(sentence, wrong, right, corrected);
  return place && [place.start, sentence.slice(place.start, place.end)];
};

test('position of a model correction › is the position of the wrong words when these words occur once in the sentence', () => {
  expect(at('My sister is nurse.', 'is nurse', 'is a nurse')).toEqual([10, 'is nurse']);
});

test('position of a model correction › is found although case or apostrophes differ, and refers to the learner’s text', () => {
  expect(at('😀 She don’t know.', "she don't", "she doesn't")).toEqual([3, 'She don’t']);
});

test('position of a model correction › is undefined when the wrong words are only part of a word', () => {
  expect(at('The others went.', 'other', 'another')).toBeUndefined();
});

test('position of a model correction › is undefined when the learner’s sentence does not contain the wrong words', () => {
  expect(at('I like tea.', 'coffee', 'a coffee')).toBeUndefined();
});

test('position of a model correction › is the position that produces the corrected sentence when the wrong words occur several times', () => {
  const sentence = 'She go home and they go out.';
  expect(at(sentence, 'go', 'goes', 'She goes home and they go out.')).toEqual([4, 'go']);
});

test('position of a model correction › is undefined when several positions are equally probable', () => {
  expect(at('She go and she go.', 'go', 'goes', 'They went home.')).toBeUndefined();
  expect(at('She go and she go.', 'go', 'goes')).toBeUndefined();
});

test.each([
  ['is nurse', 'is a nurse', 'nurse', 'a nurse'],
  ['discussed about it', 'discussed it', 'about it', 'it'],
  ['very like it', 'like it very much', 'very like it', 'like it very much'],
  ['go to', 'goes to', 'go', 'goes'],
  ['same', 'same', 'same', 'same'],
])(
  'position of a model correction › covers only the words that change: “%s” → “%s”',
  (wrong, right, marked, replacement) => {
    const sentence = `So ${wrong}.`;
    const result = trimmed(sentence, { start: 3, end: 3 + wrong.length }, right);
    expect([sentence.slice(result.start, result.end), result.right]).toEqual([marked, replacement]);
  },
);
