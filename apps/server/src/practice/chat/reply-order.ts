import type { Meter } from '@pratik/contract/chat';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Processing } from '../../processing/processing.service.ts';
import type { Progress } from '../../progress/progress.service.ts';
import type { ConversationRow, TurnRow } from './chat.tables.ts';
import type { Partner } from './partner.ts';

/** A reply that has just been requested and stored as `streaming`. */
export type ReplyOrder = {
  learner: SignedInUser;
  conversation: ConversationRow;
  learnerTurn: TurnRow;
  reply: TurnRow;
  meter: Meter;
  closing: boolean;
  requestId: string;
};

/** An existing reply that is complete or is being written by some process. */
export type ReplyToRead = Omit<ReplyOrder, 'closing'>;

/**
 * In milliseconds: interval for storing the text, time to wait for a reader to reconnect, interval of the sweep,
 * interval for reading a reply of another process.
 */
export type ReplyTiming = { beatMs: number; graceMs: number; sweepMs: number; followMs: number };
export const replyTiming: ReplyTiming = { beatMs: 1000, graceMs: 20_000, sweepMs: 5000, followMs: 400 };

export type ReplyParts = {
  db: Db;
  clock: Clock;
  live: Live;
  log: Log;
  processing: Processing;
  progress: Progress;
  partnerOf(conversation: ConversationRow): Partner;
  timing: ReplyTiming;
};
