import { expect, test } from 'vitest';
import { faultText, thresholdFault } from './thresholds.policy.ts';

const scale = (...thresholds: (number | null)[]) =>
  thresholds.map((abilityFrom, index) => ({ name: `S${index + 1}`, abilityFrom }));

test.each([
  [[], undefined],
  [[null, -2.25, -0.75], undefined],
  [[null, -2.25, null, -0.75, null], undefined],
  [
    [null, -0.75, -2.25],
    ['S2', 'S3'],
  ],
  [
    [-1, null, -1],
    ['S1', 'S3'],
  ],
  [
    [0, null, -1, 3],
    ['S1', 'S3'],
  ],
  [
    [1, 2, 1.5],
    ['S2', 'S3'],
  ],
])('level thresholds › finds the first threshold that does not rise in %j', (thresholds, fault) => {
  const found = thresholdFault(scale(...thresholds));
  expect(found && [found.lower.name, found.upper.name]).toEqual(fault);
});

test('level thresholds › describes the error with level names and values', () => {
  const [lower, upper] = scale(0.75, -0.5);
  if (!lower || !upper) throw new Error('two levels expected');
  expect(faultText({ lower, upper })).toBe(
    '“S2” (−0,5) sırada “S1” (0,75) seviyesinden sonra geliyor; eşiği daha yüksek olmalı',
  );
});
