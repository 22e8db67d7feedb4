import { describe, expect, test } from 'vitest';
import { isFresh } from './reauthentication.policy.ts';

describe('re-authentication', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const ago = (seconds: number) => isFresh(now / 1000 - seconds, now);

  test('is valid for five minutes', () => {
    expect([ago(0), ago(300)]).toEqual([true, true]);
    expect([ago(301), ago(86_400), isFresh(0, now)]).toEqual([false, false, false]);
  });

  test('is invalid when its time is in the future by more than the clock tolerance', () => {
    expect([ago(-30), ago(-31)]).toEqual([true, false]);
  });

  test('is invalid when it is missing', () => {
    expect(isFresh(null, now)).toBe(false);
  });
});
