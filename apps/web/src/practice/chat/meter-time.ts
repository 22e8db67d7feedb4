import type { Meter } from '@pratik/contract/chat';

/**
 * Of a pause, the server counts at most this many seconds. Therefore the displayed time is never more than this
 * many seconds ahead of the server.
 */
export const idleLimitSeconds = 45;

export type MeterMoment = {
  /** Time at which this browser received the value from the server, in milliseconds since 1970. */
  receivedAt: number;
  /**
   * Time at which the learner last typed or sent a message, in milliseconds since 1970. Null before the first
   * activity.
   */
  activeAt: number | null;
  now: number;
};

/**
 * Returns the seconds to display between two values from the server: the last value plus the active time since that
 * value. The result is at most 45 seconds above the last value and never above the daily limit.
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

/** Returns the value to display next. The displayed value never decreases within a day. */
export const furthest = (shown: ShownDay, next: ShownDay): ShownDay =>
  next.day === shown.day && next.seconds < shown.seconds ? shown : next;
