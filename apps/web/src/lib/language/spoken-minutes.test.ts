import { expect, test } from 'vitest';
import { spokenMinutes } from './spoken-minutes.ts';

test('spoken minutes › are rounded so that used and remaining minutes add up to the daily limit', () => {
  const at = (usedSeconds: number) => spokenMinutes({ usedSeconds, limitSeconds: 600 });
  const seen = [0, 0.4, 59.9, 60, 119, 599.9, 600, 600.1, 659, 705].map((seconds) => {
    const { used, left, limit } = at(seconds);
    expect([seconds, used + left]).toEqual([seconds, limit]);
    return used;
  });
  expect(seen).toEqual([0, 0, 0, 1, 1, 9, 10, 10, 10, 10]);
});
