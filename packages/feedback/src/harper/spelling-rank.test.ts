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
])(
  'ranking of spelling suggestions › places the most probable word first for "%s"',
  (wrong, suggestions, right) => {
    expect(rank.rank(wrong, suggestions)[0]?.word).toBe(right);
  },
);

test('ranking of spelling suggestions › is empty when every suggestion differs too much from the misspelt word', () => {
  expect(rank.rank('qzxvk', ['quick', 'xenon'])).toEqual([]);
});

test('ranking of spelling suggestions › contains only words that occur in correct English texts', () => {
  expect(rank.knows('because')).toBe(true);
  expect(rank.knows('becouse')).toBe(false);
});
