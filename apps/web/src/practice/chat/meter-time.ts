import type { Meter } from '@pratik/contract/chat';

/**
 * Longest pause in seconds that the server counts as speaking time. The displayed time exceeds the server’s value by
 * at most this much.
 */
export const idleLimitSeconds = 45;

export type MeterMoment = {
  /** Time at which the browser received the value from the server, in milliseconds since 1970. */
  receivedAt: number;
  /** Time of the learner’s last activity in milliseconds since 1970, or null before the first activity. */
  activeAt: number | null;
  now: number;
};

/**
 * Returns the speaking time to display between two values from the server: the last value plus the active time since
 * then. It stays within `idleLimitSeconds` of the last value and below the daily limit.
 */
export const shownSeconds = (
  meter: Pick<Meter, 'usedSeconds' | 'limitSeconds'>,
  { receivedAt, activeAt, now }: MeterMoment,
): number => {
  const base = Math.min(meter.usedSeconds, meter.limitSeconds);
  if (activeAt === null) return base;
  const until = Math.min(now, activeAt + idleLimitSeconds * 1000);
  const ahead = Math.min(idleLimitSeconds, Math.max(0, (until - receivedAt) / 1000));
  return Math.min(meter.limitSeconds, base + ahead);
};

type ShownDay = { readonly day: string; readonly seconds: number };

/** Returns the speaking time to display next. It never decreases within a day. */
export const furthest = (shown: ShownDay, next: ShownDay): ShownDay =>
  next.day === shown.day && next.seconds < shown.seconds ? shown : next;
