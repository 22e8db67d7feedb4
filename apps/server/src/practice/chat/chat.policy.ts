import type { Meter } from '@pratik/contract/chat';
import { Problem } from '../../platform/http/problem.ts';

/** The Problem that refuses a message when the daily limit is reached. Says when the next day begins. */
export const dailyLimit = (meter: Meter, now: Date): Problem =>
  new Problem('daily-limit-reached', {
    nextDayAt: meter.nextDayAt,
    retryAfter: Math.max(1, Math.ceil((Date.parse(meter.nextDayAt) - now.getTime()) / 1000)),
  });
