import { expect, test } from 'vitest';
import { corrected } from '../../corrected.ts';

test.each([
  ['Her uncle is drives a taxi.', 'Her uncle drives a taxi.'],
  ['We are usually eat dinner at eight.', 'We usually eat dinner at eight.'],
  ["They are don't know us.", "They don't know us."],
  ['My niece is can read.', 'My niece can read.'],
  ['He is not eat fish.', "He doesn't eat fish."],
  ['The library is opens at ten.', 'The library opens at ten.'],
  ['The train was arrived late.', 'The train arrived late.'],
  ['What was happened to your leg?', 'What happened to your leg?'],
  ['We were visited the castle.', 'We visited the castle.'],
  ['It is rains every day.', 'It rains every day.'],
])('rules for needless “be” before a verb › correct “%s” to “%s”', (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  'She is like her mother.',
  'He was given the prize.',
  'We were told the truth.',
  'It is thanks to you.',
  'They are used to it.',
  'The winners are gone.',
  'My job is hard work.',
  'He was called the king of pop.',
  'All he is is a liar.',
  'She was taught the piano.',
])('rules for needless “be” before a verb › leave “%s” unchanged', (text) => {
  expect(corrected(text)).toBe(text);
});

test.each(['The manager of this project is Miss June.', 'I was fit enough to finish.'])(
  'rules for needless “be” before a verb › do not remove “be” before a name or an adjective: “%s”',
  (text) => {
    expect(corrected(text)).toBe(text);
  },
);
