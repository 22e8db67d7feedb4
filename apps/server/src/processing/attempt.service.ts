import type { Correction, MessageState } from '@pratik/contract/feedback';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Live } from '../platform/live/live.ts';
import type { Progress } from '../progress/progress.service.ts';
import { afterFailure, profileChange, usable } from './attempt.policy.ts';
import { comesNew, countedCodes, isShown } from './correction.policy.ts';
import { deleteUndecided, insertCorrections, selectCorrectionRows } from './correction.store.ts';
import type { ModelUse } from './house-model.ts';
import { endAttempt, type HeldMessage, holdMessage, insertAttempt, updateMessage } from './message.store.ts';
import type { MessageSource } from './processing.tables.ts';

/** One try under way. */
export type Attempt = {
  messageId: string;
  number: number;
  userId: string;
  text: string;
  startedAt: number;
};

/** What an analysis brought, and with whose help. */
export type Outcome = {
  corrections: readonly Correction[];
  /** Null where no model was asked. */
  model: ModelUse | null;
  /** What an administrator should know although it went well. */
  remark: string | null;
};

export type Attempts = {
  /** Claims a message for one try; undefined when there is nothing (left) to do. */
  begin(messageId: string, engine: string): Promise<Attempt | undefined>;
  /** Stores what the engine found, unless another try has taken over meanwhile. */
  finish(attempt: Attempt, engine: FeedbackEngine, outcome: Outcome): Promise<void>;
  /** Notes a failure and what it took of the model; false when it was the last try. */
  fail(attempt: Attempt, reason: string, model: ModelUse | null): Promise<boolean>;
  /** Puts the message back as if this try had not been, but for what it took: the process is stopping. */
  handBack(attempt: Attempt, model: ModelUse | null): Promise<void>;
};

/** Corrections as they are stored, for whoever wants to know of them in the same transaction. */
export type Corrected = {
  messageId: string;
  userId: string;
  source: MessageSource;
  corrections: readonly Correction[];
};

type Options = {
  db: Db;
  live: Live;
  clock: Clock;
  progress: Progress;
  corrected(tx: Tx, what: Corrected): Promise<void>;
};

/** Tells the learner and the administrators, when the transaction commits, that a message moved on. */
export const announceState = async (
  live: Live,
  tx: Tx,
  message: { id: string; user_id: string },
  state: MessageState,
): Promise<void> => {
  await live.announceAll(tx, [
    { to: 'administrators', event: { type: 'message-process', messageId: message.id, state } },
    { to: { person: message.user_id }, expand: 'feedback', id: message.id },
  ]);
};

const columnsOf = (use: ModelUse | null) => ({
  model: use?.model ?? null,
  prompt_version: use?.promptVersion ?? null,
  input_tokens: use?.inputTokens ?? null,
  output_tokens: use?.outputTokens ?? null,
  cost_usd: use?.costUsd ?? null,
});

/** Every step holds the message's row, so that two workers with one job store one result. */
export const createAttempts = ({ db, live, clock, progress, corrected }: Options): Attempts => {
  const whenStillOurs = async (attempt: Attempt, then: (tx: Tx, message: HeldMessage) => Promise<void>) =>
    db.transaction().execute(async (tx) => {
      const message = await holdMessage(tx, attempt.messageId);
      if (message?.state === 'processing' && message.attempts === attempt.number) await then(tx, message);
    });
  const took = (attempt: Attempt) => clock.now().getTime() - attempt.startedAt;

  /** A try that never reported back: its worker died. It counts, or a text that kills workers would do so for ever. */
  const closeLost = async (tx: Tx, message: HeldMessage): Promise<MessageState> => {
    const next = afterFailure(message.failures);
    const reason = 'İşleyen süreç beklenmedik biçimde kapandı';
    await endAttempt(tx, message.id, message.attempts, {
      outcome: 'failed',
      reason,
      finished_at: clock.now(),
    });
    await updateMessage(tx, message.id, { ...next, reason });
    message.failures = next.failures;
    return next.state;
  };

  return {
    begin: (messageId, engine) =>
      db.transaction().execute(async (tx) => {
        const message = await holdMessage(tx, messageId);
        if (!message || (message.state !== 'waiting' && message.state !== 'processing')) return undefined;
        if (message.state === 'processing' && (await closeLost(tx, message)) === 'failed') {
          await announceState(live, tx, message, 'failed');
          return undefined;
        }
        const now = clock.now();
        const number = message.attempts + 1;
        await updateMessage(tx, messageId, { state: 'processing', attempts: number, started_at: now });
        await insertAttempt(tx, { message_id: messageId, number, started_at: now, engine });
        await live.announce(tx, 'administrators', {
          type: 'message-process',
          messageId,
          state: 'processing',
        });
        const { user_id: userId, text } = message;
        return { messageId, number, userId, text, startedAt: now.getTime() };
      }),

    finish: (attempt, engine, outcome) =>
      whenStillOurs(attempt, async (tx, message) => {
        const found = usable(outcome.corrections, message.text);
        const looked = message.attempts > 1 || message.correction_count > 0;
        const before = looked ? await selectCorrectionRows(tx, message.id) : [];
        const corrections = comesNew(before, found);
        const spent = columnsOf(outcome.model);
        if (before.length > 0) await deleteUndecided(tx, message.id);
        await insertCorrections(tx, message.id, corrections, {
          engine: engine.name,
          engine_version: engine.version,
          model: spent.model,
          prompt_version: spent.prompt_version,
        });
        const kept = before.filter(({ verdict }) => verdict !== null);
        const disputed =
          kept.some((row) => row.disputed) || corrections.some(({ reportedAt }) => reportedAt !== null);
        const now = clock.now();
        const durationMs = took(attempt);
        const end = { finished_at: now, duration_ms: durationMs, reason: outcome.remark };
        await endAttempt(tx, message.id, attempt.number, { ...end, ...spent, outcome: 'done' });
        const state = disputed ? 'needs-review' : 'done';
        await updateMessage(tx, message.id, {
          ...end,
          ...spent,
          reason: null,
          state,
          failures: 0,
          disputed,
          engine: engine.name,
          engine_version: engine.version,
          correction_count: corrections.length + kept.filter(isShown).length,
        });
        const change = profileChange(countedCodes(before), [
          ...countedCodes(kept),
          ...corrections.filter(({ reportedAt }) => reportedAt === null).map(({ code }) => code),
        ]);
        await progress.changeErrors(tx, message.user_id, message.day, change);
        const { id: messageId, user_id: userId, source } = message;
        await corrected(tx, { messageId, userId, source, corrections });
        await announceState(live, tx, message, state);
      }),

    async fail(attempt, reason, model) {
      let again = true;
      await whenStillOurs(attempt, async (tx, message) => {
        const next = afterFailure(message.failures);
        const end = { finished_at: clock.now(), duration_ms: took(attempt), reason };
        await endAttempt(tx, message.id, attempt.number, {
          ...end,
          ...columnsOf(model),
          outcome: 'failed',
        });
        await updateMessage(tx, message.id, { ...next, reason });
        await announceState(live, tx, message, next.state);
        again = next.state !== 'failed';
      });
      return again;
    },

    handBack: (attempt, model) =>
      whenStillOurs(attempt, async (tx, message) => {
        await endAttempt(tx, message.id, attempt.number, {
          ...columnsOf(model),
          outcome: 'handed-back',
          reason: null,
          finished_at: clock.now(),
        });
        await updateMessage(tx, message.id, { state: 'waiting' });
        await announceState(live, tx, message, 'waiting');
      }),
  };
};
