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

/** A reply that has just been asked for and stored as `streaming`. */
export type ReplyOrder = {
  learner: SignedInUser;
  conversation: ConversationRow;
  learnerTurn: TurnRow;
  reply: TurnRow;
  meter: Meter;
  closing: boolean;
  requestId: string;
};

/** A reply that is there, finished or being written somewhere. */
export type ReplyToRead = Omit<ReplyOrder, 'closing'>;

/** In milliseconds: how often a reply is kept, how long it waits for somebody to come back, how often others look. */
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
