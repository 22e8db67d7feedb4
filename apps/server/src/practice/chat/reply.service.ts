import type { ReplyEvent } from '@pratik/contract/chat';
import type { ProblemName } from '@pratik/contract/problems';
import { Problem, toDocument } from '../../platform/http/problem.ts';
import { turnView, waitingFeedback } from './chat.view.ts';
import { closeConversation } from './closing.service.ts';
import { updateConversation, updateRecap } from './conversation.store.ts';
import type { Exchange, Writer } from './partner.ts';
import { lastEvent, turnEndOf } from './reply-end.ts';
import { followReply } from './reply-follow.ts';
import type { ReplyOrder, ReplyParts, ReplyToRead } from './reply-order.ts';
import { type Outcome, type ReplyTask, startReplyTask } from './reply-task.ts';
import { beatTurn, cutExpired, endTurn, requestStop, selectTurns } from './turn.store.ts';

export type Replies = {
  /** Starts to write the reply and streams it. The reply is stored even when the reader disconnects. */
  start(order: ReplyOrder): AsyncIterable<ReplyEvent>;
  /** Reads a reply again from its beginning. It may be complete or be written by any process. */
  follow(order: ReplyToRead): Promise<AsyncIterable<ReplyEvent>>;
  /** Stops the reply of a conversation, in whichever process writes it. */
  stop(conversationId: string, userId: string): Promise<void>;
  /** Ends replies of processes that died. */
  sweep(): Promise<void>;
  /** Resolves when every active reply and its follow-up work is stored. */
  idle(): Promise<void>;
  /** Accepts no more replies. Active replies end with an event and are stored. */
  close(): Promise<void>;
  closing(): boolean;
};

/** Another process has ended the reply: its lease had expired, or its conversation was deleted. */
const replyLost = new Error('the lease of this reply was lost');

export const cutProblem = () => toDocument('partner-cut', 'lease');

export const createReplies = (parts: ReplyParts): Replies => {
  const { db, clock, live, log, processing, progress, timing } = parts;
  const tasks = new Map<string, ReplyTask>();
  const background = new Set<Promise<void>>();
  const stopping = new AbortController();

  /** Tracks background work, so that the process waits for it before it stops. */
  const keepInMind = (work: Promise<void>): void => {
    background.add(work);
    void work.finally(() => background.delete(work));
  };

  const exchangeOf = (order: ReplyOrder): Exchange => ({
    conversation: order.conversation,
    learner: order.learner,
    async turns() {
      const turns = await selectTurns(db, order.conversation.id, order.conversation.recap_until);
      return turns.filter((turn) => turn.id !== order.reply.id && turn.text !== '' && turn.danger === null);
    },
    said: order.learnerTurn.text,
    closing: order.closing,
  });

  /** Stores the end of the reply and its consequences in one transaction. @throws `replyLost` */
  const store = (order: ReplyOrder, text: string, writer: Writer, outcome: Outcome) =>
    db.transaction().execute(async (tx) => {
      const { id } = order.conversation;
      const now = clock.now();
      const held = await updateConversation(tx, id, {
        last_turn_at: now,
        ...(text === '' ? {} : { ai_away: writer.away }),
        ...('memory' in outcome && outcome.memory !== undefined ? { partner_state: outcome.memory } : {}),
      });
      const row = await endTurn(tx, order.reply.id, turnEndOf(outcome, text, writer, order.requestId));
      // The reply belongs to another process: roll back everything.
      if (!held || !row) throw replyLost;
      const saidGoodbye = 'goodbye' in outcome && outcome.goodbye;
      const ends = saidGoodbye || (order.closing && (row.state === 'complete' || row.state === 'stopped'));
      if (ends && held.state === 'open') await closeConversation(tx, { processing, progress }, held, now);
      await live.announce(tx, { user: order.learner.id }, { type: 'conversation', conversationId: id });
      const meter = await progress.meterOf(order.learner, tx);
      return lastEvent(row, meter, ends ? 'closed' : held.state);
    });

  const gaveUp = (name: ProblemName, order: ReplyOrder): ReplyEvent => ({
    type: 'problem',
    problem: toDocument(name, order.requestId),
    turn: null,
  });

  const finish = async (order: ReplyOrder, task: ReplyTask, outcome: Outcome): Promise<void> => {
    if ('failure' in outcome && !(outcome.failure instanceof Problem)) {
      log.error({ err: outcome.failure, conversationId: task.conversationId }, 'reply failed');
    }
    const last = await store(order, task.text(), task.writer(), outcome).catch((err: unknown) => {
      if (err === replyLost) return gaveUp('partner-cut', order);
      // The turn stays `streaming` until its lease expires. Then it is cut with the text stored so far.
      log.error({ err, conversationId: task.conversationId }, 'reply could not be stored');
      return gaveUp('unavailable', order);
    });
    tasks.delete(task.replyId);
    task.close(last);
    if ('memory' in outcome && !outcome.goodbye && task.writer().away === null) keepRecap(order);
  };

  /** Makes the running summary in the background. After a failure it is made with a later reply. */
  const keepRecap = (order: ReplyOrder): void => {
    const partner = parts.partnerOf(order.conversation);
    if (!partner.recap || order.closing || stopping.signal.aborted) return;
    const make = async () => {
      const made = await partner.recap?.(exchangeOf(order), stopping.signal);
      if (made) await updateRecap(db, order.conversation.id, made.recap, made.until);
    };
    keepInMind(make().catch((err: unknown) => log.warn({ err }, 'running summary failed')));
  };

  const followStored = (order: ReplyToRead, accepted: ReplyEvent): AsyncIterable<ReplyEvent> => {
    const { events, ended } = followReply(parts, order, accepted, stopping.signal);
    keepInMind(ended.catch((err: unknown) => log.warn({ err }, 'reply could not be followed')));
    return events;
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
        replyId: order.reply.id,
        conversationId: order.conversation.id,
        partner: order.conversation.partner,
        reply: (signal) => parts.partnerOf(order.conversation).reply(exchangeOf(order), signal),
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

const acceptedEvent = (
  order: Pick<ReplyOrder, 'learnerTurn' | 'reply' | 'meter'>,
  feedback: Parameters<typeof turnView>[1],
): ReplyEvent => ({
  type: 'accepted',
  turn: turnView(order.learnerTurn, feedback),
  replyId: order.reply.id,
  meter: order.meter,
});
