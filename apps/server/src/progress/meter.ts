import type { Meter } from '@pratik/contract/chat';
import { dayOf, dayStart, nextDayStart } from '../platform/clock/clock.ts';

/** Maximum practice time that is counted for a period without speech or events, in milliseconds. */
export const idleLimitMs = 45_000;

/** Practice time in milliseconds to add to a calendar day (YYYY-MM-DD in the learner’s time zone). */
export type DayShare = { day: string; ms: number };

const hasSpoken = (last: Date, now: Date, spokenMs: number): number =>
  Math.max(0, Math.min(spokenMs, now.getTime() - last.getTime()));

/** Splits a period at the last midnight before its end, into at most two calendar days. */
const byDay = (from: Date, to: Date, timeZone: string): DayShare[] => {
  const [first, last] = [dayOf(from, timeZone), dayOf(to, timeZone)];
  if (first === last) return [{ day: last, ms: to.getTime() - from.getTime() }];
  const midnight = dayStart(last, timeZone).getTime();
  return [
    { day: first, ms: midnight - from.getTime() },
    { day: last, ms: to.getTime() - midnight },
  ];
};

/**
 * Returns the practice time that an event adds. The first event of a day and the start of a conversation after a
 * pause add nothing. Time over midnight is split between the two days. Speech at the end of the period is not idle
 * time: it counts in full, but never more than the elapsed time.
 */
export const sharesOf = (
  last: Date | null,
  now: Date,
  timeZone: string,
  beginning: boolean,
  spokenMs = 0,
): readonly DayShare[] => {
  const today = dayOf(now, timeZone);
  const gap = last ? now.getTime() - last.getTime() : 0;
  if (!last || gap <= 0) return [{ day: today, ms: 0 }];
  const lastDay = dayOf(last, timeZone);
  const spoken = hasSpoken(last, now, spokenMs);
  if (gap - spoken <= idleLimitMs) return byDay(last, now, timeZone);
  const idle = beginning || lastDay !== today ? 0 : idleLimitMs;
  const shares = byDay(new Date(now.getTime() - spoken), now, timeZone);
  return shares.map((share) => (share.day === today ? { ...share, ms: share.ms + idle } : share));
};

/** Returns the learner’s speaking meter for a day on which the learner has already used `usedMs` milliseconds. */
export const meterAt = (usedMs: number, now: Date, timeZone: string, limitMinutes: number): Meter => ({
  day: dayOf(now, timeZone),
  usedSeconds: usedMs / 1000,
  limitSeconds: limitMinutes * 60,
  full: usedMs >= limitMinutes * 60_000,
  nextDayAt: nextDayStart(now, timeZone).toISOString(),
});
