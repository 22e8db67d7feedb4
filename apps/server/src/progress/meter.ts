import type { Meter } from '@pratik/contract/chat';
import { dayOf, dayStart, nextDayStart } from '../platform/clock/clock.ts';

/** An idle gap counts at most this long. */
export const idleLimitMs = 45_000;

/** Active milliseconds to add to calendar days (YYYY-MM-DD in the learner's zone). */
export type DayShare = { day: string; ms: number };

/**
 * How an event moves the learner's line of time on. The first event of a day and the beginning of a
 * conversation after a pause count nothing; a gap over midnight is split between its two days.
 */
export const sharesOf = (
  last: Date | null,
  now: Date,
  timeZone: string,
  beginning: boolean,
): readonly DayShare[] => {
  const today = dayOf(now, timeZone);
  const gap = last ? now.getTime() - last.getTime() : 0;
  if (!last || gap <= 0) return [{ day: today, ms: 0 }];
  const lastDay = dayOf(last, timeZone);
  if (gap > idleLimitMs) return [{ day: today, ms: beginning || lastDay !== today ? 0 : idleLimitMs }];
  if (lastDay === today) return [{ day: today, ms: gap }];
  const midnight = dayStart(today, timeZone).getTime();
  return [
    { day: lastDay, ms: midnight - last.getTime() },
    { day: today, ms: now.getTime() - midnight },
  ];
};

/** The meter a learner sees, from the milliseconds of their day. */
export const meterAt = (usedMs: number, now: Date, timeZone: string, limitMinutes: number): Meter => ({
  day: dayOf(now, timeZone),
  usedSeconds: usedMs / 1000,
  limitSeconds: limitMinutes * 60,
  full: usedMs >= limitMinutes * 60_000,
  nextDayAt: nextDayStart(now, timeZone).toISOString(),
});
