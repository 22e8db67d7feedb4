import { randomUUID } from 'node:crypto';
import type { ReplyEvent } from '@pratik/contract/chat';
import type { Scenarios } from '../../curriculum/scenarios.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import type { Processing } from '../../processing/processing.service.ts';
import type { Progress } from '../../progress/progress.service.ts';
import { dailyLimit } from './chat.policy.ts';
import type { ConversationRow, TurnRow } from './chat.tables.ts';
import { createConcerns, type RaisedMessage } from './concern.service.ts';
import { addToConversation, lockConversation, updateConversation } from './conversation.store.ts';
import type { Memory } from './memory/memory.service.ts';
import { cutProblem, type Replies } from './reply/reply.service.ts';
import type { ReplyOrder, ReplyToRead } from './reply/reply-task.ts';
import { cutExpired, insertTurns, restartTurn, selectTurnAndLast, selectTurnAt } from './turn.store.ts';
import { wordsOf } from './words.ts';

export type NewMessage = { conversationId: string; turnId: string; text: string };

export type Messages = {
  /**
   * Stores a message, its check job and its active time in one transaction, then streams the reply. A call with a
   * stored turn id stores nothing and streams the existing reply.
   * @throws Problem not-found, conversation-closed, reply-in-progress, daily-limit-reached, unavailable, validation
   * (the turn id belongs to a different turn)
   */
  send(user: SignedInUser, message: NewMessage, requestId: string): Promise<AsyncIterable<ReplyEvent>>;
  /**
   * Requests a new reply when the previous reply was cut or failed. Any other reply is streamed again.
   * @throws Problem not-found, conversation-closed, reply-in-progress, unavailable
   */
  retry(user: SignedInUser, conversationId: string, requestId: string): Promise<AsyncIterable<ReplyEvent>>;
};

type Parts = {
  db: Db;
  clock: Clock;
  scenarios: Scenarios;
  processing: Processing;
  progress: Progress;
  replies: Replies;
  memory: Pick<Memory, 'deleteFactsOfConversation'>;
  mayUseAi(userId: string, within?: Tx): Promise<boolean>;
};

/** An accepted message: its reply, and whether this is an existing reply that is streamed again. */
type Accepted = { order: ReplyOrder; again: boolean };

const mayRetry = (turn: TurnRow): boolean =>
  turn.speaker === 'partner' && (turn.state === 'cut' || turn.state === 'failed');

/** Returns a request for a new reply. The reply is a goodbye when the user has reached the daily limit. */
const toWrite = (order: ReplyToRead): Accepted => ({
  order: { ...order, closing: order.meter.full },
  again: false,
});

export const createMessages = ({
  db,
  clock,
  scenarios,
  processing,
  progress,
  replies,
  memory,
  mayUseAi,
}: Parts): Messages => {
  const concerns = createConcerns({ processing, memory });
  const deliver = async ({ order, again }: Accepted) =>
    again ? replies.follow(order) : replies.start(order);
  const refuseWhenClosing = () => {
    if (replies.closing()) throw new Problem('unavailable', { retryAfter: 5 });
  };

  /**
   * Returns the last turn when no reply is streaming. If the process that writes the reply has died, cuts the reply
   * and returns the cut turn.
   * @throws Problem reply-in-progress
   */
  const standsStill = async (tx: Tx, last: TurnRow | undefined): Promise<TurnRow | undefined> => {
    if (last?.state !== 'streaming') return last;
    const cut = await cutExpired(tx, cutProblem(), last.conversation_id);
    if (cut.length === 0) throw new Problem('reply-in-progress', { retryAfter: 2 });
    return { ...last, state: 'cut' };
  };

  /** Changes the partner to the offline partner when the learner no longer consents to the AI partner. */
  const withAllowedPartner = async (tx: Tx, conversation: ConversationRow): Promise<ConversationRow> => {
    if (conversation.partner === 'offline' || (await mayUseAi(conversation.user_id, tx))) return conversation;
    return (await updateConversation(tx, conversation.id, { partner: 'offline' })) ?? conversation;
  };

  const accept = async (
    tx: Tx,
    user: SignedInUser,
    conversation: ConversationRow,
    { turnId, text }: NewMessage,
    requestId: string,
    raised: RaisedMessage | null,
  ): Promise<Accepted> => {
    const now = clock.now();
    const words = wordsOf(text).length;
    const activity = { kind: 'chat' as const, words, turns: 1 };
    const { meter, addedMs } = await progress.recordActivity(tx, user, activity, now);
    // The user gets one goodbye per day: the first message after the daily limit is reached gets a goodbye, and
    // later messages are rejected.
    if (meter.full && !(await progress.claimFarewell(tx, user, now))) throw dailyLimit(meter, now);
    const question =
      raised && !meter.full ? await concerns.askKindly(tx, conversation, raised.concern) : undefined;
    const { id, next_position: position } = conversation;
    const common = { conversation_id: id, created_at: now };
    const [learnerTurn, reply] = await insertTurns(tx, [
      { ...common, id: turnId, position, speaker: 'learner', text, state: 'complete' },
      {
        ...common,
        id: randomUUID(),
        position: position + 1,
        speaker: 'partner',
        text: question ?? '',
        state: question === undefined ? 'streaming' : 'complete',
      },
    ]);
    if (!learnerTurn || !reply) throw new Problem('internal');
    await addToConversation(tx, id, { activeMs: addedMs, learnerTurns: 1, positions: 2, at: now });
    const message = { id: turnId, source: 'chat' as const, conversationId: id, text, at: now };
    await processing.enqueueMessage(tx, user, message, [
      { to: { user: user.id }, event: { type: 'meter', meter } },
    ]);
    const order = { learner: user, conversation, learnerTurn, reply, meter, requestId };
    return question === undefined ? toWrite(order) : { order: { ...order, closing: false }, again: true };
  };

  /** Stores a message about danger, and replies with a help text that humans wrote. */
  const offerHelp = async (
    tx: Tx,
    user: SignedInUser,
    conversation: ConversationRow,
    message: NewMessage,
    raised: RaisedMessage,
    requestId: string,
  ): Promise<Accepted> => {
    await concerns.offerHelp(tx, user, conversation, message, raised, clock.now());
    const learnerTurn = await selectTurnAt(tx, conversation.id, conversation.next_position);
    if (!learnerTurn) throw new Problem('internal');
    return readAgain(tx, user, conversation, learnerTurn, requestId);
  };

  const readAgain = async (
    tx: Tx,
    user: SignedInUser,
    conversation: ConversationRow,
    learnerTurn: TurnRow,
    requestId: string,
  ): Promise<Accepted> => {
    const reply = await selectTurnAt(tx, conversation.id, learnerTurn.position + 1);
    if (!reply) throw new Problem('not-found');
    const meter = await progress.meterOf(user, tx);
    const order = { learner: user, conversation, learnerTurn, reply, meter, closing: false, requestId };
    return { order, again: true };
  };

  return {
    async send(user, message, requestId) {
      refuseWhenClosing();
      const accepted = await db.transaction().execute(async (tx) => {
        const conversation = await lockConversation(tx, message.conversationId, user.id);
        if (!conversation) throw new Problem('not-found');
        const at = conversation.next_position - 1;
        const { same, last } = await selectTurnAndLast(tx, message.turnId, conversation.id, at);
        if (same) {
          if (same.conversation_id !== conversation.id || same.speaker !== 'learner') {
            throw fieldProblem('/turnId', 'turn-id-taken');
          }
          return readAgain(tx, user, conversation, same, requestId);
        }
        // Danger is checked before all rejections: the learner gets help even when the conversation is closed or
        // the daily limit is reached.
        const scenario = conversation.scenario_id ? scenarios.find(conversation.scenario_id) : undefined;
        const rolePlay = scenario?.kind === 'role-play';
        const raised = await concerns.judge(tx, conversation, rolePlay, message.text);
        if (raised?.grade === 'certain') {
          await standsStill(tx, last);
          return offerHelp(tx, user, conversation, message, raised, requestId);
        }
        if (conversation.state === 'closed') {
          const meter = await progress.meterOf(user, tx);
          throw meter.full ? dailyLimit(meter, clock.now()) : new Problem('conversation-closed');
        }
        await standsStill(tx, last);
        return accept(tx, user, await withAllowedPartner(tx, conversation), message, requestId, raised);
      });
      return deliver(accepted);
    },

    async retry(user, conversationId, requestId) {
      refuseWhenClosing();
      const accepted = await db.transaction().execute(async (tx): Promise<Accepted> => {
        const conversation = await lockConversation(tx, conversationId, user.id);
        if (!conversation) throw new Problem('not-found');
        const at = conversation.next_position - 1;
        const learnerTurn = await selectTurnAt(tx, conversationId, at - 1);
        if (!learnerTurn) throw new Problem('not-found');
        const reply = await standsStill(tx, await selectTurnAt(tx, conversationId, at));
        if (!reply || !mayRetry(reply)) return readAgain(tx, user, conversation, learnerTurn, requestId);
        if (conversation.state === 'closed') throw new Problem('conversation-closed');
        await restartTurn(tx, reply.id);
        const meter = await progress.meterOf(user, tx);
        // A missing reply is written even when the user has reached the daily limit after sending the message; the
        // reply is then the goodbye.
        if (meter.full) await progress.claimFarewell(tx, user, clock.now());
        const allowed = await withAllowedPartner(tx, conversation);
        return toWrite({ learner: user, conversation: allowed, learnerTurn, reply, meter, requestId });
      });
      return deliver(accepted);
    },
  };
};
