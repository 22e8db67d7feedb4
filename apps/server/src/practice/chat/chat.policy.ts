import type { Meter } from '@pratik/contract/chat';
import { Problem } from '../../platform/http/problem.ts';
import type { TurnRow } from './chat.tables.ts';

/** The Problem that refuses a message when the daily limit is reached. Says when the next day begins. */
export const dailyLimit = (meter: Meter, now: Date): Problem =>
  new Problem('daily-limit-reached', {
    nextDayAt: meter.nextDayAt,
    retryAfter: Math.max(1, Math.ceil((Date.parse(meter.nextDayAt) - now.getTime()) / 1000)),
  });

/** Whether the reply may be requested again. */
export const mayRetry = (turn: Pick<TurnRow, 'speaker' | 'state'>): boolean =>
  turn.speaker === 'partner' && (turn.state === 'cut' || turn.state === 'failed');

/** Why a reply was interrupted while it was being written. A Problem is a failure of the partner itself. */
export type Interruption = 'stopped' | 'reader-left' | 'server-stopping' | 'lease-lost';

export const problemOfInterruption = (why: Exclude<Interruption, 'stopped'>): Problem =>
  new Problem(why === 'server-stopping' ? 'unavailable' : 'partner-cut');
