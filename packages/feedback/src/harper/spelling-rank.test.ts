import { expect, test } from 'vitest';
import { loadLayer } from '../statistics/layer.ts';
import { SpellingRank } from './spelling-rank.ts';

const { vocabulary, pairs } = loadLayer();
const rank = new SpellingRank(vocabulary);
const rankInPlace = new SpellingRank(vocabulary, pairs);

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

test.each([
  ['wen', { before: 'we', after: 'to' }, 'went'],
  ['ther', { before: 'are', after: 'are' }, 'there'],
  ['ther', { before: 'of', after: 'house' }, 'the'],
  ['wark', { before: 'hard' }, 'work'],
  ['wark', { before: 'long', after: 'along' }, 'walk'],
  ['hous', { before: 'two' }, 'hours'],
  ['hous', { before: 'the' }, 'house'],
])(
  'ranking of spelling suggestions › places "%s" between %j by the words around it',
  (wrong, place, right) => {
    expect(rankInPlace.rank(wrong, [], place)[0]?.word).toBe(right);
  },
);

test('ranking of spelling suggestions › splits two words that were written together', () => {
  expect(rankInPlace.rank('hardwork', [])[0]?.word).toBe('hard work');
  expect(rankInPlace.rank('infront', [])[0]?.word).toBe('in front');
  expect(rank.rank('hardwork', []).map(({ word }) => word)).not.toContain('hard work');
});
