import { expect, it } from 'vitest';
import { otherVoice, roundLength, roundOf } from './hearing-round.ts';

const pairs = Array.from({ length: 14 }, (_, at) => ({ a: `a${at}`, b: `b${at}`, tr: { a: '', b: '' } }));
/** Returns a pseudo-random number generator with the given seed. */
const dice = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

it('listening round of minimal pairs › asks each pair at most once, uses both voices, and plays the two words of the pairs about equally often', () => {
  const round = roundOf(pairs, dice(7));
  expect(round).toHaveLength(roundLength);
  expect(new Set(round.map(({ pair }) => pair)).size).toBe(roundLength);
  expect(new Set(round.map(({ voice }) => voice))).toEqual(new Set(['female-0', 'male-0']));
  const sides = Array.from({ length: 40 }, (_, seed) => roundOf(pairs, dice(seed + 1))).flat();
  const share = sides.filter(({ side }) => side === 'a').length / sides.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
  expect(roundOf(pairs.slice(0, 3), dice(1))).toHaveLength(3);
});

it('second voice of a listening round › differs from the first voice', () => {
  expect([otherVoice('female-0'), otherVoice('male-0')]).toEqual(['male-0', 'female-0']);
});
