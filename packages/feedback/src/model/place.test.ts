import { expect, test } from 'vitest';
import { placeOf, trimmed } from './place.ts';

const at = (sentence: string, wrong: string, right: string, corrected = '') => {
  const place = placeOf(sentence, wrong, right, corrected);
  return place && [place.start, sentence.slice(place.start, place.end)];
};

test('a piece that stands once is found where it stands', () => {
  expect(at('My sister is nurse.', 'is nurse', 'is a nurse')).toEqual([10, 'is nurse']);
});

test('case and the kind of apostrophe do not matter, offsets stay those of the learner', () => {
  expect(at('😀 She don’t know.', "she don't", "she doesn't")).toEqual([3, 'She don’t']);
});

test('part of a word is no place', () => {
  expect(at('The others went.', 'other', 'another')).toBeUndefined();
});

test('what the learner did not write has no place', () => {
  expect(at('I like tea.', 'coffee', 'a coffee')).toBeUndefined();
});

test('of several, the one whose change leads to the corrected sentence', () => {
  const sentence = 'She go home and they go out.';
  expect(at(sentence, 'go', 'goes', 'She goes home and they go out.')).toEqual([4, 'go']);
});

test('several without a way to tell them apart have none', () => {
  expect(at('She go and she go.', 'go', 'goes', 'They went home.')).toBeUndefined();
  expect(at('She go and she go.', 'go', 'goes')).toBeUndefined();
});

test.each([
  ['is nurse', 'is a nurse', 'nurse', 'a nurse'],
  ['discussed about it', 'discussed it', 'about it', 'it'],
  ['very like it', 'like it very much', 'very like it', 'like it very much'],
  ['go to', 'goes to', 'go', 'goes'],
  ['same', 'same', 'same', 'same'],
])('“%s” → “%s” is marked as little as can be', (wrong, right, marked, replacement) => {
  const sentence = `So ${wrong}.`;
  const result = trimmed(sentence, { start: 3, end: 3 + wrong.length }, right);
  expect([sentence.slice(result.start, result.end), result.right]).toEqual([marked, replacement]);
});
