import type { Correction, MessageState, TextCheck } from '@pratik/contract/feedback';
import type { FailureReason } from '@pratik/contract/message-process';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Progress } from '../../progress/progress.service.ts';
import {
  endAttempt,
  endLostAttempts,
  insertAttempt,
  type LockedMessage,
  lockMessage,
  updateMessage,
} from '../message.store.ts';
import { feedbackModelQueue } from '../processing.jobs.ts';
import { type Corrected, storeResult } from '../result.service.ts';
import { afterFailure } from './attempt.policy.ts';

/** An attempt to check a message that is in progress. */
export type Attempt = {
  messageId: string;
  /** Number of the attempt, counted over all attempts of this message. */
  number: number;
  /**
   * Number of tries of the message, including this attempt. A different stored number shows that another worker has
   * taken over the message.
   */
  tryNumber: number;
  userId: string;
  text: string;
  startedAt: number;
};

/** The result of the engine’s check of a message. */
export type Outcome = {
  corrections: readonly Correction[];
  checked: TextCheck;
  /** State of the AI model’s check that follows the engine’s check; null when no model is configured. */
  modelStep: 'waiting' | 'not-allowed' | null;
  /** A remark for administrators about a successful check. */
  remark: string | null;
};

export type Attempts = {
  /** Starts an attempt to check a message. Undefined when the message needs no check. */
  begin(messageId: string, engine: string): Promise<Attempt | undefined>;
  /** Stores the corrections of the engine, unless a newer attempt has taken over the message. */
  finish(attempt: Attempt, engine: FeedbackEngine, outcome: Outcome): Promise<void>;
  /** Records a failed attempt. Returns false when no further attempt follows. */
  fail(attempt: Attempt, reason: string): Promise<boolean>;
  /** Returns the message to the state before the attempt, because the process is stopping. */
  handBack(attempt: Attempt): Promise<void>;
};

export const lostReason: FailureReason = 'process-lost';

export type AttemptParts = {
  db: Db;
  jobs: Jobs;
  live: Live;
  clock: Clock;
  progress: Progress;
  corrected(tx: Tx, what: Corrected): Promise<void>;
};

/** Notifies the learner and the administrators of a message’s new state when the transaction commits. */
export const announceState = async (
  live: Live,
  tx: Tx,
  message: { id: string; user_id: string },
  state: MessageState,
): Promise<void> => {
  await live.announceAll(tx, [
    { to: 'administrators', event: { type: 'message-process', messageId: message.id, state } },
    { to: { user: message.user_id }, expand: 'feedback', id: message.id },
  ]);
};

const unspent = {
  model: null,
  prompt_version: null,
  input_tokens: null,
  output_tokens: null,
  cost_usd: null,
};

/**
 * Creates the functions for attempts. Each function locks the message’s row, so that two workers with the same job
 * store only one result.
 */
export const createAttempts = (parts: AttemptParts): Attempts => {
  const { db, jobs, live, clock } = parts;
  const whenStillOurs = async (attempt: Attempt, then: (tx: Tx, message: LockedMessage) => Promise<void>) =>
    db.transaction().execute(async (tx) => {
      const message = await lockMessage(tx, attempt.messageId);
      if (message?.state === 'processing' && message.attempts === attempt.tryNumber) await then(tx, message);
    });
  const took = (attempt: Attempt) => clock.now().getTime() - attempt.startedAt;

  /**
   * Ends an attempt that has no result because its worker has died. The attempt is counted, so that a text that crashes
   * workers is not retried forever.
   */
  const closeLost = async (tx: Tx, message: LockedMessage): Promise<MessageState> => {
    const next = afterFailure(message.failures);
    const end = { outcome: 'failed' as const, reason: lostReason, finished_at: clock.now() };
    await endLostAttempts(tx, message.id, 'own', end);
    await updateMessage(tx, message.id, { ...next, reason: lostReason });
    message.failures = next.failures;
    return next.state;
  };

  return {
    begin: (messageId, engine) =>
      db.transaction().execute(async (tx) => {
        const message = await lockMessage(tx, messageId);
        if (!message || (message.state !== 'waiting' && message.state !== 'processing')) return undefined;
        if (message.state === 'processing' && (await closeLost(tx, message)) === 'failed') {
          await announceState(live, tx, message, 'failed');
          return undefined;
        }
        const now = clock.now();
        const tryNumber = message.attempts + 1;
        const number = tryNumber + message.model_attempts;
        await updateMessage(tx, messageId, {
          state: 'processing',
          attempts: tryNumber,
          started_at: now,
          model_check: null,
        });
        await insertAttempt(tx, { message_id: messageId, number, step: 'own', started_at: now, engine });
        await live.announce(tx, 'administrators', {
          type: 'message-process',
          messageId,
          state: 'processing',
        });
        const { user_id: userId, text } = message;
        return { messageId, number, tryNumber, userId, text, startedAt: now.getTime() };
      }),

    finish: (attempt, engine, outcome) =>
      whenStillOurs(attempt, async (tx, message) => {
        const { modelStep, checked, remark } = outcome;
        const result = await storeResult(parts, tx, message, outcome.corrections, {
          engine: engine.name,
          engine_version: engine.version,
          model: null,
          prompt_version: null,
        });
        const end = { finished_at: clock.now(), duration_ms: took(attempt) };
        await endAttempt(tx, message.id, attempt.number, { ...end, reason: remark, outcome: 'done' });
        await updateMessage(tx, message.id, {
          ...end,
          ...result,
          ...unspent,
          checked,
          reason: null,
          failures: 0,
          model_check: modelStep,
          model_failures: 0,
          engine: engine.name,
          engine_version: engine.version,
        });
        if (modelStep === 'waiting') await jobs.send(tx, feedbackModelQueue, { messageId: message.id });
        await announceState(live, tx, message, result.state);
      }),

    async fail(attempt, reason) {
      let again = true;
      await whenStillOurs(attempt, async (tx, message) => {
        const next = afterFailure(message.failures);
        const end = { finished_at: clock.now(), duration_ms: took(attempt), reason };
        await endAttempt(tx, message.id, attempt.number, { ...end, outcome: 'failed' });
        await updateMessage(tx, message.id, { ...next, reason });
        await announceState(live, tx, message, next.state);
        again = next.state !== 'failed';
      });
      return again;
    },

    handBack: (attempt) =>
      whenStillOurs(attempt, async (tx, message) => {
        await endAttempt(tx, message.id, attempt.number, {
          outcome: 'handed-back',
          reason: null,
          finished_at: clock.now(),
        });
        await updateMessage(tx, message.id, { state: 'waiting' });
        await announceState(live, tx, message, 'waiting');
      }),
  };
};
