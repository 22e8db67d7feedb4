import type { MessageFeedback, StoredCorrection } from '@pratik/contract/feedback';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import { type Clock, dayOf } from '../platform/clock/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { SignedInUser } from '../platform/http/caller.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Announcement, Live } from '../platform/live/live.ts';
import type { Log } from '../platform/log/log.ts';
import type { Progress } from '../progress/progress.service.ts';
import { profileChange } from './checking/attempt.policy.ts';
import { announceState, createAttempts } from './checking/attempt.service.ts';
import type { FeedbackModel } from './checking/feedback-model.ts';
import type { CorrectionsChanged } from './checking/judging.service.ts';
import { createModelAttempts } from './checking/model-attempt.service.ts';
import { lockCorrection, selectCorrectionOf, selectFeedback, setDisputed } from './correction.store.ts';
import { insertMessage, selectMessageHead, selectOldestWaiting, updateMessage } from './message.store.ts';
import { feedbackQueue } from './processing.jobs.ts';
import type { MessageSource } from './processing.tables.ts';
import type { Corrected } from './result.service.ts';
import { createMessageReview, type MessageReview } from './review/message-review.service.ts';
import { createSafety, type Safety } from './safety/safety.service.ts';
import { createWorker, type Worker } from './worker.ts';

export { createFeedbackModel } from './checking/feedback-model.ts';
export type { CorrectionsChanged } from './checking/judging.service.ts';
export { feedbackModelQueue, feedbackQueue, messageReviewRunsQueue } from './processing.jobs.ts';
export type { Corrected } from './result.service.ts';
export type { MessageReview } from './review/message-review.service.ts';

export type NewLearnerMessage = {
  id: string;
  source: MessageSource;
  conversationId: string | null;
  text: string;
  at: Date;
};

export type Processing = {
  /**
   * Stores a message and its job in the caller’s transaction. When the transaction commits, the message is
   * announced together with `announceToo`.
   */
  enqueueMessage(
    tx: Tx,
    user: Pick<SignedInUser, 'id' | 'timeZone'>,
    message: NewLearnerMessage,
    announceToo?: readonly Announcement[],
  ): Promise<void>;
  /**
   * Registers a callback for a message source. The callback runs in each transaction that stores corrections of a
   * message from this source. A source can have one callback.
   */
  whenCorrected(source: MessageSource, act: (tx: Tx, what: Corrected) => Promise<void>): void;
  /**
   * Registers a callback for every change of a message’s corrections: after a check, a decision of an administrator,
   * or a dispute. The callback runs in the transaction of the change.
   */
  whenChanged(act: CorrectionsChanged): void;
  /** Returns the creation time of the oldest waiting message without an attempt. */
  oldestWaiting(): Promise<Date | undefined>;
  feedbackOf(messageIds: readonly string[], db?: Db | Tx): Promise<Map<string, MessageFeedback>>;
  /** Returns a correction that the user may see, with the user’s text. */
  correctionOf(
    userId: string,
    correctionId: string,
  ): Promise<{ text: string; correction: StoredCorrection } | undefined>;
  /** Sets or clears the learner’s dispute of a correction. @throws Problem not-found */
  dispute(userId: string, correctionId: string, disputed: boolean): Promise<void>;
  /** Lets administrators review messages and their corrections. */
  messageReview: MessageReview;
  /** Safety cases, that is messages and reports that an administrator must read. */
  safety: Safety;
  /** Creates the worker that checks queued messages. Called only in processes that run a worker. */
  createWorker(engine: FeedbackEngine, options?: { concurrency?: number; engineTimeoutMs?: number }): Worker;
};

export type ProcessingOptions = {
  db: Db;
  jobs: Jobs;
  live: Live;
  clock: Clock;
  log: Log;
  progress: Progress;
  /** The time zone of the instance, in which the day filters of lists are interpreted. */
  timeZone: string;
  /** The configured AI model; null when it does not correct learners' texts. */
  model: FeedbackModel | null;
  /** Returns the time zone in which a user’s daily caps are reset. */
  timeZoneOf(userId: string): Promise<string>;
  /** Returns the user’s names, which are removed from texts before these are sent to a provider. */
  namesOf(userId: string): Promise<readonly string[]>;
};

const engineTimeoutMs = 20_000;

export const createProcessing = (options: ProcessingOptions): Processing => {
  const { db, jobs, live, clock, log, progress, model, timeZoneOf, namesOf } = options;
  const acts = new Map<MessageSource, (tx: Tx, what: Corrected) => Promise<void>>();
  const listeners: CorrectionsChanged[] = [];
  const changed: CorrectionsChanged = async (tx, message) => {
    for (const act of listeners) await act(tx, message);
  };
  const corrected = async (tx: Tx, what: Corrected) => {
    await acts.get(what.source)?.(tx, what);
    await changed(tx, { id: what.messageId, userId: what.userId });
  };
  const parts = { db, jobs, live, clock, progress, corrected };
  const attempts = createAttempts(parts);
  const modelAttempts = createModelAttempts(parts);

  live.expandWith('feedback', async (messageId) => {
    const head = await selectMessageHead(db, messageId);
    const feedback = (await selectFeedback(db, [messageId])).get(messageId);
    if (!head || !feedback) return undefined;
    return { type: 'feedback', messageId, conversationId: head.conversation_id, feedback };
  });

  return {
    messageReview: createMessageReview({ ...options, changed }),
    safety: createSafety(options),
    async enqueueMessage(tx, user, { id, source, conversationId, text, at }, announceToo = []) {
      const day = dayOf(at, user.timeZone);
      const message = { id, source, text, day, user_id: user.id, created_at: at };
      await insertMessage(tx, { ...message, conversation_id: conversationId });
      await jobs.send(tx, feedbackQueue, { messageId: id });
      await live.announceAll(tx, [
        { to: 'administrators', event: { type: 'message-process', messageId: id, state: 'waiting' } },
        ...announceToo,
      ]);
    },
    whenCorrected: (source, act) => void acts.set(source, act),
    whenChanged: (act) => void listeners.push(act),
    oldestWaiting: () => selectOldestWaiting(db),
    feedbackOf: (messageIds, within = db) => selectFeedback(within, messageIds),
    correctionOf: (userId, correctionId) => selectCorrectionOf(db, correctionId, userId),
    dispute: (userId, correctionId, disputed) =>
      db.transaction().execute(async (tx) => {
        const locked = await lockCorrection(tx, correctionId, userId);
        if (!locked || locked.verdict === 'rejected') throw new Problem('not-found');
        if (locked.disputed === disputed) return;
        const isDisputed = await setDisputed(
          tx,
          locked.messageId,
          correctionId,
          disputed ? clock.now() : null,
        );
        // The state of a message that is being checked again stays unchanged, because its corrections will be replaced
        // soon.
        const settled = locked.state === 'done' || locked.state === 'needs-review';
        const state = settled ? (isDisputed ? 'needs-review' : 'done') : locked.state;
        await updateMessage(tx, locked.messageId, { state, disputed: isDisputed });
        const change = disputed ? profileChange([locked.code], []) : profileChange([], [locked.code]);
        await progress.changeErrors(tx, userId, locked.day, change);
        await changed(tx, { id: locked.messageId, userId });
        await announceState(live, tx, { id: locked.messageId, user_id: userId }, state);
      }),
    createWorker: (engine, given = {}) =>
      createWorker({
        jobs,
        log,
        attempts,
        modelAttempts,
        engine,
        concurrency: 2,
        engineTimeoutMs,
        model: model && { configured: model, timeZoneOf, namesOf },
        ...given,
      }),
  };
};
