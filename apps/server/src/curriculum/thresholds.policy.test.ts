import { expect, test } from 'vitest';
import { orderError, thresholdError } from './thresholds.policy.ts';

const scale = (...thresholds: (number | null)[]) =>
  thresholds.map((abilityFrom, index) => ({
    name: { tr: `S${index + 1}`, en: `L${index + 1}` },
    abilityFrom,
  }));

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
])(
  'level threshold check › finds the first threshold that is not higher than those of all easier levels: %j',
  (thresholds, error) => {
    const found = thresholdError(scale(...thresholds));
    expect(found && [found.lower.name.tr, found.upper.name.tr]).toEqual(error);
  },
);

test('level threshold error › names the two conflicting levels and their thresholds', () => {
  const [lower, upper] = scale(0.75, -0.5);
  if (!lower || !upper) throw new Error('the test needs two levels');
  expect(orderError({ lower, upper })).toEqual({
    code: 'threshold-order',
    params: { lowerTr: 'S1', lowerEn: 'L1', lowerFrom: 0.75, upperTr: 'S2', upperEn: 'L2', upperFrom: -0.5 },
  });
});
