import type { Meter } from '@pratik/contract/chat';
import { Problem } from '../../platform/http/problem.ts';
import type { TurnRow } from './chat.tables.ts';

/** The refusal of a full day: says when the next one begins. */
export const dailyLimit = (meter: Meter, now: Date): Problem =>
  new Problem('daily-limit-reached', {
    nextDayAt: meter.nextDayAt,
    retryAfter: Math.max(1, Math.ceil((Date.parse(meter.nextDayAt) - now.getTime()) / 1000)),
  });

/** Whether a reply may be asked for again. */
export const mayRetry = (turn: Pick<TurnRow, 'speaker' | 'state'>): boolean =>
  turn.speaker === 'partner' && (turn.state === 'cut' || turn.state === 'failed');

/** Why a reply that was being written was given up; a Problem is the partner's own failure. */
export type Interruption = 'stopped' | 'reader-left' | 'server-stopping' | 'lease-lost';

export const problemOfInterruption = (why: Exclude<Interruption, 'stopped'>): Problem =>
  new Problem(why === 'server-stopping' ? 'unavailable' : 'partner-cut');
