import type { Meter } from '@pratik/contract/chat';

/** The server counts an idle gap at most this long; the screen never runs further ahead of it. */
export const idleLimitSeconds = 45;

export type MeterMoment = {
  /** When this browser got the server's figure, in milliseconds. */
  receivedAt: number;
  /** When the learner last typed or sent something, or null when not yet. */
  activeAt: number | null;
  now: number;
};

/**
 * Seconds to show between two figures of the server: its own, and the time since then in which the
 * learner was active, never more than 45 seconds of it and never past the limit.
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

/** What to show after something was shown: within a day never less. */
export const furthest = (shown: ShownDay, next: ShownDay): ShownDay =>
  next.day === shown.day && next.seconds < shown.seconds ? shown : next;
