import { expect, it } from 'vitest';
import { intervalOf } from './interval.ts';

it('intervalOf › returns the time until the next review as a whole number with one unit', () => {
  const day = 86_400;
  expect(
    [-5, 60, 600, 3_599, 7_200, day, 14.4 * day, 59 * day, 61 * day, 365 * day, 1000 * day].map(intervalOf),
  ).toEqual([
    { unit: 'minutes', count: 1 },
    { unit: 'minutes', count: 1 },
    { unit: 'minutes', count: 10 },
    { unit: 'hours', count: 1 },
    { unit: 'hours', count: 2 },
    { unit: 'days', count: 1 },
    { unit: 'days', count: 14 },
    { unit: 'days', count: 59 },
    { unit: 'months', count: 2 },
    { unit: 'months', count: 12 },
    { unit: 'years', count: 3 },
  ]);
});
