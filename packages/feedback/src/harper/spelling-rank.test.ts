import { expect, test } from 'vitest';
import { loadLayer } from '../statistics/layer.ts';
import { SpellingRank } from './spelling-rank.ts';

const rank = new SpellingRank(loadLayer().vocabulary);

test.each([
  ['wich', ['witch', 'which'], 'which'],
  ['becouse', ['becomes', 'because'], 'because'],
  ['freind', ['fried', 'friend'], 'friend'],
  ['beatiful', ['beautiful', 'bountiful'], 'beautiful'],
  ['tecnology', ['technology'], 'technology'],
  ['studing', ['studding', 'studying'], 'studying'],
])('spelling rank › puts the most probable word first for "%s"', (wrong, suggestions, right) => {
  expect(rank.rank(wrong, suggestions)[0]?.word).toBe(right);
});

test('spelling rank › returns no word when every suggestion differs too much', () => {
  expect(rank.rank('qzxvk', ['quick', 'xenon'])).toEqual([]);
});

test('spelling rank › knows only words that occur in right English texts', () => {
  expect(rank.knows('because')).toBe(true);
  expect(rank.knows('becouse')).toBe(false);
});
