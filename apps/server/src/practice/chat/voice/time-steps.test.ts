import { expect, it } from 'vitest';
import { msOf, stepOf, timeWithin } from './time-steps.ts';

it('duration buckets › represent durations from one millisecond to two minutes with an error of at most 5 percent', () => {
  for (let ms = 1; ms <= 120_000; ms = Math.ceil(ms * 1.07)) {
    expect(Math.abs(msOf(stepOf(ms)) - ms)).toBeLessThanOrEqual(Math.max(1, ms * 0.051));
  }
  expect(msOf(stepOf(0))).toBe(1);
});

it('duration percentiles › are calculated from the counts of all buckets, which may be unsorted', () => {
  const slow = { step: stepOf(2000), count: 1 };
  const fast = { step: stepOf(100), count: 19 };
  expect(timeWithin([slow, fast], 0.5)).toBe(msOf(fast.step));
  expect(timeWithin([slow, fast], 0.95)).toBe(msOf(fast.step));
  expect(timeWithin([slow, fast], 0.96)).toBe(msOf(slow.step));
  expect(timeWithin([], 0.5)).toBeNull();
});
