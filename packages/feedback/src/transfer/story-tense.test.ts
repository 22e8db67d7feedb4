import { expect, test } from 'vitest';
import { mergeFindings } from '../merge.ts';
import { prepareText } from '../text/prepare.ts';
import { tensesOf } from './story-tense.ts';
import { tagWords } from './tagger.ts';
import { findTransfer } from './transfer.source.ts';

const changes = (text: string) =>
  mergeFindings(text, findTransfer(prepareText(text))).map(
    ({ start, end, replacements, pattern }) => `${text.slice(start, end)} → ${replacements[0]} (${pattern})`,
  );
const tenses = (text: string) => tensesOf(tagWords(prepareText(text).sentences[0]?.tokens ?? []));

test.each([
  ['My aunt call my name and she opened the door.', 'call → called (story-past)'],
  ['The teacher come to us and she opened the window.', 'come → came (story-past)'],
  ['He told me that his sister work in a bank.', 'work → worked (story-past)'],
])('past story › puts a verb without -s in the past: %s', (text, change) => {
  expect(changes(text)).toEqual([change]);
});

test('past story › needs two past verbs in the sentences before, if the sentence has no other verb', () => {
  const oneVerb = 'We went home. My brother cook dinner.';
  const twoVerbs = 'We went home. Then we sat down. My brother cook dinner.';
  expect(changes(oneVerb)).toEqual(['cook → cooks (third-person-s)']);
  expect(changes(twoVerbs)).toEqual(['cook → cooked (story-past)']);
});

test.each([
  ['My aunt call my name and she opens the door.', 'call → calls (third-person-s)'],
  ['My aunt lives in a village and she grow tomatoes.', 'grow → grows (third-person-s)'],
  ['We went home. Then we sat down. Our dog is old. She sleep a lot.', 'sleep → sleeps (third-person-s)'],
])('past story › leaves a present story in the present: %s', (text, change) => {
  expect(changes(text)).toEqual([change]);
});

test.each([
  'The guide smiled and said, "My brother works here."',
  'We learned that water boils at one hundred degrees.',
  'Last summer we visited a farm. I think it was the best day of my life.',
])('past story › does not correct quoted speech, a general truth or a comment in the present: %s', (text) => {
  expect(changes(text)).toEqual([]);
});

test.each([
  ['She was tired and she went home.', { past: 2, present: 0 }],
  ['He is tired and he goes home.', { past: 0, present: 2 }],
  ['They have come home.', { past: 0, present: 1 }],
  ['They have opened it.', { past: 0, present: 1 }],
  ['We play here.', { past: 0, present: 1 }],
])('tenses of a sentence › counts only verbs with a clear tense: %s', (text, count) => {
  expect(tenses(text)).toEqual(count);
});
