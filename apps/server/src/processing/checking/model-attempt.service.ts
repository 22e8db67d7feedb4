import type { Correction, TextCheck } from '@pratik/contract/feedback';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import type { Tx } from '../../platform/db/database.ts';
import {
  endAttempt,
  endLostAttempts,
  insertAttempt,
  type LockedMessage,
  lockMessage,
  updateMessage,
} from '../message.store.ts';
import { storeResult } from '../result.service.ts';
import { afterModelFailure } from './attempt.policy.ts';
import { type Attempt, type AttemptParts, announceState, lostReason } from './attempt.service.ts';
import type { ModelUse } from './feedback-model.ts';

/** The result of the AI model’s check. */
export type ModelOutcome = {
  /** All corrections of the message, from the engine and from the model. */
  corrections: readonly Correction[];
  checked: TextCheck;
  use: ModelUse;
  /** The reason why the model’s answer could not be used; null when it was used. */
  remark: string | null;
};

/** Attempts of the AI model’s check, which follows the engine’s check and does not change the message’s state. */
export type ModelAttempts = {
  /** Claims a message for one attempt. Undefined when the message needs no model check. */
  begin(messageId: string, engine: string): Promise<Attempt | undefined>;
  /** Stores the corrections of the model, unless a newer attempt has taken over the message. */
  finish(attempt: Attempt, engine: FeedbackEngine, outcome: ModelOutcome): Promise<void>;
  /** Records a failed attempt and the tokens that it used. Returns false when no further attempt follows. */
  fail(attempt: Attempt, reason: string, use: ModelUse | null): Promise<boolean>;
  /** Marks a message that waits for the model as checked without the model. */
  giveUp(messageId: string): Promise<void>;
  /**
   * Ends the attempt without counting it, because the process is stopping. Records the tokens that the attempt
   * used.
   */
  handBack(attempt: Attempt, use: ModelUse | null): Promise<void>;
};

const columnsOf = (use: ModelUse | null) => ({
  model: use?.model ?? null,
  prompt_version: use?.promptVersion ?? null,
  input_tokens: use?.inputTokens ?? null,
  output_tokens: use?.outputTokens ?? null,
  cost_usd: use?.costUsd ?? null,
});

const waits = ({ state, model_check }: LockedMessage) =>
  model_check === 'waiting' && (state === 'done' || state === 'needs-review');

export const createModelAttempts = (parts: AttemptParts): ModelAttempts => {
  const { db, live, clock } = parts;
  const whenStillOurs = (attempt: Attempt, then: (tx: Tx, message: LockedMessage) => Promise<void>) =>
    db.transaction().execute(async (tx) => {
      const message = await lockMessage(tx, attempt.messageId);
      if (message && waits(message) && message.model_attempts === attempt.tryNumber) await then(tx, message);
    });
  const ended = (attempt: Attempt) => {
    const now = clock.now();
    return { finished_at: now, duration_ms: now.getTime() - attempt.startedAt };
  };

  /** Ends an attempt whose worker has died. Returns false when no further attempt follows. */
  const closeLost = async (tx: Tx, message: LockedMessage): Promise<boolean> => {
    const end = { outcome: 'failed' as const, reason: lostReason, finished_at: clock.now() };
    if ((await endLostAttempts(tx, message.id, 'model', end)) === 0) return true;
    const next = afterModelFailure(message.model_failures);
    await updateMessage(tx, message.id, next);
    return next.model_check === 'waiting';
  };

  return {
    begin: (messageId, engine) =>
      db.transaction().execute(async (tx) => {
        const message = await lockMessage(tx, messageId);
        if (!message || !waits(message) || !(await closeLost(tx, message))) return undefined;
        const now = clock.now();
        const tryNumber = message.model_attempts + 1;
        const number = message.attempts + tryNumber;
        await updateMessage(tx, messageId, { model_attempts: tryNumber });
        await insertAttempt(tx, { message_id: messageId, number, step: 'model', started_at: now, engine });
        const { user_id: userId, text } = message;
        return { messageId, number, tryNumber, userId, text, startedAt: now.getTime() };
      }),

    finish: (attempt, engine, { corrections, checked, use, remark }) =>
      whenStillOurs(attempt, async (tx, message) => {
        const spent = columnsOf(use);
        const result = await storeResult(parts, tx, message, corrections, {
          engine: engine.name,
          engine_version: engine.version,
          model: spent.model,
          prompt_version: spent.prompt_version,
        });
        const end = { ...ended(attempt), ...spent, reason: remark, outcome: 'done' as const };
        await endAttempt(tx, message.id, attempt.number, end);
        const modelCheck = remark === null ? 'done' : 'missed';
        await updateMessage(tx, message.id, { ...result, ...spent, checked, model_check: modelCheck });
        await announceState(live, tx, message, result.state);
      }),

    async fail(attempt, reason, use) {
      let again = true;
      await whenStillOurs(attempt, async (tx, message) => {
        const next = afterModelFailure(message.model_failures);
        const end = { ...ended(attempt), ...columnsOf(use), reason, outcome: 'failed' as const };
        await endAttempt(tx, message.id, attempt.number, end);
        await updateMessage(tx, message.id, next);
        await announceState(live, tx, message, message.state);
        again = next.model_check === 'waiting';
      });
      return again;
    },

    giveUp: (messageId) =>
      db.transaction().execute(async (tx) => {
        const message = await lockMessage(tx, messageId);
        if (!message || !waits(message)) return;
        await updateMessage(tx, messageId, { model_check: 'missed' });
        await announceState(live, tx, message, message.state);
      }),

    handBack: (attempt, use) =>
      whenStillOurs(attempt, async (tx, message) => {
        const end = { ...ended(attempt), ...columnsOf(use), reason: null, outcome: 'handed-back' as const };
        await endAttempt(tx, message.id, attempt.number, end);
      }),
  };
};
