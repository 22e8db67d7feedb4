import { expect, test } from 'vitest';
import { isErasureWord, isFreshSignIn } from './self-erasure.policy.ts';

test('the word counts however it is typed, and no other does', () => {
  for (const typed of ['SİL', 'sil', 'SIL', ' Sil ', 'ERASE', 'erase'])
    expect(isErasureWord(typed)).toBe(true);
  for (const typed of [undefined, '', 'silme', 'evet', 'delete']) expect(isErasureWord(typed)).toBe(false);
});

test('a sign-in counts for five minutes, and not from later than two clocks may differ', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const ago = (seconds: number) => isFreshSignIn(now / 1000 - seconds, now);
  expect([ago(0), ago(300), ago(-30)]).toEqual([true, true, true]);
  expect([ago(301), ago(86_400), ago(-31), isFreshSignIn(0, now)]).toEqual([false, false, false, false]);
  expect(isFreshSignIn(null, now)).toBe(false);
});
