import { expect, test } from 'vitest';
import { readCorrect, readWrong } from '../evaluation/sets.ts';
import { prepareText } from '../text/prepare.ts';
import { findTransfer } from '../transfer/transfer.source.ts';
import { legibilityOf } from './legibility.ts';

const isSure = (text: string) => {
  const prepared = prepareText(text);
  return legibilityOf(prepared) === 'plain' && findTransfer(prepared).length === 0;
};

test('check whether a sentence can be judged › classifies fewer than 0.5 % of the wrong sentences as right', () => {
  const wrong = (['holdout-3', 'holdout-4', 'holdout-5', 'holdout-1-closed'] as const).flatMap(readWrong);
  expect(wrong.length).toBeGreaterThan(800);
  expect(wrong.filter((one) => isSure(one.wrong)).length).toBeLessThan(wrong.length / 200);
});

test('check whether a sentence can be judged › classifies no right sentence as unreadable', () => {
  const right = readCorrect('development');
  expect(right.filter((text) => legibilityOf(prepareText(text)) === 'unreadable')).toEqual([]);
});

test.each([
  'I am happy.',
  'My father works in a bank.',
  'They are playing football.',
  'Thank you very much!',
])('check whether a sentence can be judged › classifies the simple sentence "%s" as right', (text) => {
  expect(isSure(text)).toBe(true);
});

test.each([
  'My mother cook well.',
  'She happy.',
  'I am go home.',
  'An cat is here.',
  'I live here for two years.',
  'we are here',
])('check whether a sentence can be judged › does not classify "%s" as right', (text) => {
  expect(isSure(text)).toBe(false);
});
