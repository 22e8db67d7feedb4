import type { ReplyEvent } from '@pratik/contract/chat';
import type { ProblemName } from '@pratik/contract/problems';
import type { CorrectionDose } from '@pratik/contract/user';
import type { Scenarios } from '../../../curriculum/scenarios.service.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem, toDocument } from '../../../platform/http/problem.ts';
import { createReader } from '../../../platform/http/streams/pushed-events.ts';
import type { Live } from '../../../platform/live/live.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Processing } from '../../../processing/processing.service.ts';
import type { Progress } from '../../../progress/progress.service.ts';
import type { ConversationRow } from '../chat.tables.ts';
import { goalsIn, turnView, waitingFeedback } from '../chat.view.ts';
import { closeConversation } from '../closing/closing.service.ts';
import { selectConversation, updateConversation, updateRecap } from '../conversation.store.ts';
import type { Memory } from '../memory/memory.service.ts';
import type { Exchange, Partner, Writer } from '../partner/partner.ts';
import { beatTurn, cutExpired, endTurn, requestStop, watchTurn } from '../turn.store.ts';
import { exchangeOf } from './exchange.ts';
import { noteLearning } from './learning.ts';
import {
  acceptedEvent,
  lastEvent,
  type Outcome,
  type ReplyOrder,
  type ReplyTask,
  type ReplyToRead,
  startReplyTask,
  turnEndOf,
} from './reply-task.ts';

/*
 * States of a reply (`turns.state`). One process writes a reply and regularly stores its text, which renews its
 * lease. Every process may read, stop or cut the reply.
 *
 *   message.service: send ──► streaming ◄── message.service: retry (restartTurn) ◄── cut, failed
 *                                 │
 *   the partner finishes          ├──► complete   the conversation closes after a goodbye
 *   the learner stops it          ├──► stopped    immediately, or when a different process next stores its text
 *   the partner fails             ├──► failed     before the first word; `cut` after the first word
 *   no reader for graceMs         ├──► cut        partner-cut
 *   the server stops              ├──► cut        unavailable
 *   its lease expires             └──► cut        partner-cut: by the sweep, or by the next message or retry
 *
 * A reply leaves the state `streaming` by one conditional update (endTurn, cutExpired), so exactly one process ends
 * a reply. A process that lost its lease notices this when it next stores the text or the end of the reply; it then
 * stores nothing.
 */

export type Replies = {
  /** Starts writing a reply and streams it. The reply is stored even when the reader disconnects. */
  start(order: ReplyOrder): AsyncIterable<ReplyEvent>;
  /** Streams a reply from its beginning. The reply may be complete, or any process may still be writing it. */
  follow(order: ReplyToRead): Promise<AsyncIterable<ReplyEvent>>;
  /** Stops the reply of a conversation, even when a different process writes it. */
  stop(conversationId: string, userId: string): Promise<void>;
  /** Cuts the replies of server processes that died. */
  sweep(): Promise<void>;
  /** Resolves when every active reply and its subsequent work are stored. */
  idle(): Promise<void>;
  /** Rejects new replies, and ends and stores the active replies. */
  close(): Promise<void>;
  closing(): boolean;
};

/**
 * Durations in milliseconds: `beatMs` between two writes of the text, `graceMs` to wait for a reader to reconnect,
 * `sweepMs` between two sweeps, `followMs` between two reads of a reply that a different process writes.
 */
export type ReplyTiming = { beatMs: number; graceMs: number; sweepMs: number; followMs: number };
export const replyTiming: ReplyTiming = { beatMs: 1000, graceMs: 20_000, sweepMs: 5000, followMs: 400 };

type Parts = {
  db: Db;
  clock: Clock;
  live: Live;
  log: Log;
  processing: Processing;
  progress: Progress;
  scenarios: Scenarios;
  memory: Pick<Memory, 'noteTurn'>;
  doseOf(userId: string): Promise<CorrectionDose>;
  partnerOf(conversation: ConversationRow): Partner;
  timing: ReplyTiming;
};

/**
 * Thrown when this process no longer owns the reply: its lease expired and a different process ended it, or its
 * conversation was deleted.
 */
const replyLost = new Error('the lease of this reply was lost');

export const cutProblem = () => toDocument('partner-cut', 'lease');

export const createReplies = (parts: Parts): Replies => {
  const { db, clock, live, log, processing, progress, scenarios, timing } = parts;
  const tasks = new Map<string, ReplyTask>();
  const background = new Set<Promise<void>>();
  const stopping = new AbortController();

  /** Tracks background work, so that the process waits for it before it stops. */
  const keepInMind = (work: Promise<void>): void => {
    background.add(work);
    void work.finally(() => background.delete(work));
  };

  const exchangeFor = (order: ReplyOrder): Exchange => exchangeOf(db, parts.doseOf, order);

  /**
   * Stores the end of the reply and all related changes in one transaction.
   * @throws `replyLost` when this process no longer owns the reply
   */
  const store = (order: ReplyOrder, text: string, writer: Writer, outcome: Outcome) =>
    db.transaction().execute(async (tx) => {
      const { id } = order.conversation;
      const now = clock.now();
      const updated = await updateConversation(tx, id, {
        last_turn_at: now,
        ...(text === '' ? {} : { ai_away: writer.away }),
        ...('memory' in outcome && outcome.memory !== undefined ? { partner_state: outcome.memory } : {}),
      });
      const row = await endTurn(tx, order.reply.id, turnEndOf(outcome, text, writer, order.requestId));
      // The error rolls back the transaction, because this process no longer owns the reply.
      if (!updated || !row) throw replyLost;
      if ('memory' in outcome && outcome.memory !== undefined)
        await noteLearning(tx, parts, order, updated, now);
      const saidGoodbye = 'goodbye' in outcome && outcome.goodbye;
      const ends = saidGoodbye || (order.closing && (row.state === 'complete' || row.state === 'stopped'));
      if (ends && updated.state === 'open')
        await closeConversation(tx, { processing, progress }, updated, now);
      await live.announce(tx, { user: order.learner.id }, { type: 'conversation', conversationId: id });
      const meter = await progress.meterOf(order.learner, tx);
      return lastEvent(row, meter, ends ? 'closed' : updated.state, goalsIn(updated, scenarios));
    });

  const gaveUp = (name: ProblemName, order: ReplyOrder): ReplyEvent => ({
    type: 'problem',
    problem: toDocument(name, order.requestId),
    turn: null,
  });

  const finish = async (order: ReplyOrder, task: ReplyTask, outcome: Outcome): Promise<void> => {
    if ('failure' in outcome && !(outcome.failure instanceof Problem)) {
      log.error({ err: outcome.failure, conversationId: order.conversation.id }, 'reply failed');
    }
    const last = await store(order, task.text(), task.writer(), outcome).catch((err: unknown) => {
      if (err === replyLost) return gaveUp('partner-cut', order);
      // The turn remains `streaming` until its lease expires; then it becomes `cut` with the text stored so far.
      log.error({ err, conversationId: order.conversation.id }, 'reply could not be stored');
      return gaveUp('unavailable', order);
    });
    tasks.delete(order.reply.id);
    task.close(last);
    if ('memory' in outcome && !outcome.goodbye && task.writer().away === null) keepRecap(order);
  };

  /** Creates the running summary in the background. After a failure, a later reply creates it. */
  const keepRecap = (order: ReplyOrder): void => {
    const partner = parts.partnerOf(order.conversation);
    if (!partner.recap || order.closing || stopping.signal.aborted) return;
    const make = async () => {
      const made = await partner.recap?.(exchangeFor(order), stopping.signal);
      if (made) await updateRecap(db, order.conversation.id, made.recap, made.until);
    };
    keepInMind(make().catch((err: unknown) => log.warn({ err }, 'the running summary could not be created')));
  };

  /** Streams a stored reply from beginning to end; a different process may still be writing it. */
  const followStored = (order: ReplyToRead, accepted: ReplyEvent): AsyncIterable<ReplyEvent> => {
    let left = false;
    const reader = createReader<ReplyEvent>(() => {
      left = true;
    });
    reader.push(accepted);
    const follow = async (): Promise<void> => {
      for (let shown = ''; ; ) {
        const row = await watchTurn(db, order.reply.id);
        if (!row || left) return;
        if (row.text.startsWith(shown) && row.text.length > shown.length) {
          reader.push({ type: 'delta', replyId: row.id, text: row.text.slice(shown.length) });
          shown = row.text;
        }
        if (row.state !== 'streaming') {
          const now = await selectConversation(db, order.conversation.id, order.learner.id);
          const meter = await progress.meterOf(order.learner);
          const goals = now && goalsIn(now, scenarios);
          return reader.push(lastEvent(row, meter, now?.state ?? 'closed', goals));
        }
        if (stopping.signal.aborted) {
          const problem = toDocument('unavailable', order.requestId);
          return reader.push({ type: 'problem', problem, turn: turnView(row, null) });
        }
        await new Promise((resolve) => setTimeout(resolve, timing.followMs).unref());
      }
    };
    keepInMind(
      follow()
        .finally(() => reader.end())
        .catch((err: unknown) =>
          log.warn({ err }, 'a reply written by another process could not be streamed'),
        ),
    );
    return reader;
  };

  const sweep = async (): Promise<void> => {
    for (const cut of await cutExpired(db, cutProblem())) {
      await live.announce(
        db,
        { user: cut.userId },
        { type: 'conversation', conversationId: cut.conversationId },
      );
    }
  };

  const idle = async () => {
    await Promise.allSettled([...tasks.values()].map((task) => task.ended));
    await Promise.allSettled(background);
  };

  return {
    start(order) {
      const task = startReplyTask({
        order,
        reply: (signal) => parts.partnerOf(order.conversation).reply(exchangeFor(order), signal),
        beat: (text) => beatTurn(db, order.reply.id, text),
        finish: (own, outcome) => finish(order, own, outcome),
        timing,
      });
      tasks.set(order.reply.id, task);
      if (stopping.signal.aborted) task.interrupt('server-stopping');
      return task.attach(acceptedEvent(order, waitingFeedback));
    },
    async follow(order) {
      const feedback = await processing.feedbackOf([order.learnerTurn.id]);
      const accepted = acceptedEvent(order, feedback.get(order.learnerTurn.id) ?? null);
      return tasks.get(order.reply.id)?.attach(accepted) ?? followStored(order, accepted);
    },
    async stop(conversationId, userId) {
      const replyId = await requestStop(db, conversationId, userId);
      const task = tasks.get(replyId ?? '');
      task?.interrupt('stopped');
      await task?.ended;
    },
    sweep,
    idle,
    close() {
      stopping.abort();
      for (const task of tasks.values()) task.interrupt('server-stopping');
      return idle();
    },
    closing: () => stopping.signal.aborted,
  };
};
