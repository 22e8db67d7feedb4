import { expect, test } from 'vitest';
import { pairId, storedCount, WordPairs } from './word-pairs.ts';

const bits = 8;
const vocabulary = new Map([
  ['green', 50],
  ['tea', 40],
  ['table', 60],
]);

function tableWith(left: string, right: string, count: number): WordPairs {
  const marks = new Uint8Array(2 ** bits);
  const weights = new Int8Array(2 ** bits);
  const id = pairId(left, right);
  const bucket = id & (2 ** bits - 1);
  marks[bucket] = id >>> 24 || 1;
  weights[bucket] = storedCount(count);
  return new WordPairs({ classes: 1, bits, weights, marks, step: 1 }, vocabulary);
}
const pairs = tableWith('green', 'tea', 20);

test('word pairs › have a number that depends on the order of the words', () => {
  expect(pairId('green', 'tea')).toBe(pairId('green', 'tea'));
  expect(pairId('green', 'tea')).not.toBe(pairId('tea', 'green'));
});

test('word pairs › keep a count within five per cent in one byte, and stop at its largest value', () => {
  expect(storedCount(0)).toBe(0);
  expect(storedCount(1e9)).toBe(127);
  expect(Math.abs(pairs.count('green', 'tea') - 20)).toBeLessThan(1);
  expect(pairs.count('tea', 'green')).toBe(0);
});

test('word pairs › fit well if they follow each other more often than by chance', () => {
  expect(pairs.fit('green', 'tea')).toBeCloseTo(Math.log((20 / (2000 / 151) + 0.3) / 1.3), 1);
  expect(pairs.fit('green', 'table')).toBeCloseTo(Math.log(0.3 / 1.3), 5);
});

test('word pairs › with an unknown word fit neither well nor badly', () => {
  expect(pairs.fit('zzq', 'tea')).toBe(0);
  expect(pairs.fit('green', 'zzq')).toBe(0);
});

test('word pairs › are never counted more often than the rarer word', () => {
  const crowded = tableWith('green', 'tea', 30_000);
  expect(crowded.count('green', 'tea')).toBeGreaterThan(1000);
  expect(crowded.fit('green', 'tea')).toBeCloseTo(Math.log((40 / (2000 / 151) + 0.3) / 1.3), 5);
});
