import type { Correction, MessageState } from '@pratik/contract/feedback';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Live } from '../platform/live/live.ts';
import type { Progress } from '../progress/progress.service.ts';
import { afterFailure, profileChange, usable } from './attempt.policy.ts';
import { deleteCorrections, insertCorrections } from './correction.store.ts';
import { endAttempt, type HeldMessage, holdMessage, insertAttempt, updateMessage } from './message.store.ts';

/** One try under way. */
export type Attempt = { messageId: string; number: number; text: string; startedAt: number };

export type Attempts = {
  /** Claims a message for one try; undefined when there is nothing (left) to do. */
  begin(messageId: string, engine: string): Promise<Attempt | undefined>;
  /** Stores what the engine found, unless another try has taken over meanwhile. */
  finish(attempt: Attempt, engine: FeedbackEngine, found: readonly Correction[]): Promise<void>;
  /** Notes a failure; false when it was the last try. */
  fail(attempt: Attempt, reason: string): Promise<boolean>;
  /** Puts the message back as if this try had not been: the process is stopping. */
  handBack(attempt: Attempt): Promise<void>;
};

type Options = { db: Db; live: Live; clock: Clock; progress: Progress };

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

/** Every step holds the message's row, so that two workers with one job store one result. */
export const createAttempts = ({ db, live, clock, progress }: Options): Attempts => {
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
        return { messageId, number, text: message.text, startedAt: now.getTime() };
      }),

    finish: (attempt, engine, found) =>
      whenStillOurs(attempt, async (tx, message) => {
        const corrections = usable(found, message.text);
        const before = message.correction_count > 0 ? await deleteCorrections(tx, message.id) : [];
        await insertCorrections(tx, message.id, corrections);
        const now = clock.now();
        const durationMs = took(attempt);
        const end = { finished_at: now, duration_ms: durationMs, reason: null };
        await endAttempt(tx, message.id, attempt.number, { ...end, outcome: 'done' });
        await updateMessage(tx, message.id, {
          ...end,
          state: 'done',
          failures: 0,
          disputed: false,
          engine: engine.name,
          engine_version: engine.version,
          correction_count: corrections.length,
        });
        const change = profileChange(
          before,
          corrections.map((one) => one.code),
        );
        await progress.changeErrors(tx, message.user_id, message.day, change);
        await announceState(live, tx, message, 'done');
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
