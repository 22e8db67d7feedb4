import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../platform/clock/clock.ts';
import { streakOf } from './streak.ts';

const today = '2026-03-20';
/**
 * Computes the streak of a text in which each character is a day: `x` with practice, `.` without practice. The last
 * character is today.
 */
const streak = (days: string) => {
  const practised = [...days].flatMap((mark, index) =>
    mark === 'x' ? [addDays(today, index - days.length + 1)] : [],
  );
  return streakOf(new Set(practised), today);
};

test('streak › is the number of consecutive practice days, including today when the learner has practised today', () => {
  expect(streak('')).toEqual({ days: 0, todayDone: false, restDaysLeft: 1 });
  expect(streak('x')).toEqual({ days: 1, todayDone: true, restDaysLeft: 1 });
  expect(streak('xxx')).toEqual({ days: 3, todayDone: true, restDaysLeft: 1 });
  expect(streak('xxx.')).toEqual({ days: 3, todayDone: false, restDaysLeft: 1 });
});

test('streak › continues over one day without practice in seven days, without counting that day', () => {
  expect(streak('xx.xx')).toEqual({ days: 4, todayDone: true, restDaysLeft: 0 });
  expect(streak('xx.x.')).toEqual({ days: 3, todayDone: false, restDaysLeft: 0 });
  expect(streak('x.xxxxxx.xx').days).toBe(9);
  expect(streak('x.xxxxx.xx').days).toBe(7);
});

test('streak › ends after two consecutive days without practice', () => {
  expect(streak('xxx..x')).toEqual({ days: 1, todayDone: true, restDaysLeft: 1 });
  expect(streak('xxx...')).toEqual({ days: 0, todayDone: false, restDaysLeft: 1 });
});

test('streak › does not become shorter when a practice day is added', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 40 }), fc.nat(39), (marks, place) => {
      const before = marks.map((mark) => (mark ? 'x' : '.')).join('');
      const after = marks.map((mark, index) => (mark || index === place ? 'x' : '.')).join('');
      expect(streak(after).days).toBeGreaterThanOrEqual(streak(before).days);
    }),
  );
});
