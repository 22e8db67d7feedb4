import type { Meter } from '@pratik/contract/chat';
import { Problem } from '../../platform/http/problem.ts';

/** Creates the Problem that rejects a message at the daily limit and states when the next day begins. */
export const dailyLimit = (meter: Meter, now: Date): Problem =>
  new Problem('daily-limit-reached', {
    nextDayAt: meter.nextDayAt,
    retryAfter: Math.max(1, Math.ceil((Date.parse(meter.nextDayAt) - now.getTime()) / 1000)),
  });
