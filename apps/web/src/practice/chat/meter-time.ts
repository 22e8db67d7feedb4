import type { Meter } from '@pratik/contract/chat';

/** The server counts at most this many seconds of an idle gap; the screen never runs further ahead. */
export const idleLimitSeconds = 45;

export type MeterMoment = {
  /** When this browser received the server's value, in milliseconds. */
  receivedAt: number;
  /** When the learner last typed or sent something, in milliseconds; null before the first activity. */
  activeAt: number | null;
  now: number;
};

/**
 * Seconds to show between two values from the server: the last value plus the active time since then, at most 45
 * seconds more and never above the limit.
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

/** Returns the value to show after an earlier one: within a day it never decreases. */
export const furthest = (shown: ShownDay, next: ShownDay): ShownDay =>
  next.day === shown.day && next.seconds < shown.seconds ? shown : next;
