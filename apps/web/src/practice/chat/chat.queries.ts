import type { AnswerOf } from '@pratik/contract/call';
import {
  type Conversation,
  getChatOptions,
  getConversation,
  listConversations,
  type Meter,
  type Turn,
} from '@pratik/contract/chat';
import type { MessageFeedback } from '@pratik/contract/feedback';
import { getLearnerDashboard } from '@pratik/contract/progress';
import type { QueryClient } from '@tanstack/react-query';
import { callKey, callQuery, listQuery } from '../../lib/api/query-client.ts';

export type ConversationData = AnswerOf<typeof getConversation>;

export const historyPageSize = 10;

export const optionsQuery = () => callQuery(getChatOptions, {});
export const conversationQuery = (id: string) => callQuery(getConversation, { id });
export const historyQuery = (page: number) => listQuery(listConversations, { page, size: historyPageSize });

const conversationKey = (id: string) => callKey(getConversation, { id });

/** Writes a conversation that the server has returned to the query cache. */
export const putConversationData = (client: QueryClient, data: ConversationData): void => {
  client.setQueryData(conversationKey(data.conversation.id), data);
};

/** Whether the offline partner writes every reply of this conversation, according to the cache. */
export const hasOfflinePartner = (client: QueryClient, id: string): boolean =>
  client.getQueryData<ConversationData>(conversationKey(id))?.conversation.partner === 'offline';

export const refreshConversation = (client: QueryClient, id: string): Promise<void> =>
  client.invalidateQueries({ queryKey: conversationKey(id) });

/**
 * Fetches the conversation from the server, bypassing the query cache.
 * @throws when the server cannot be reached
 */
export const readConversation = (client: QueryClient, id: string): Promise<ConversationData> =>
  client.fetchQuery({ ...conversationQuery(id), staleTime: 0 });

/**
 * Cancels a running request for the conversation, so that its outdated response cannot overwrite the next cache
 * update.
 */
export const pauseConversationReading = (client: QueryClient, id: string): Promise<void> =>
  client.cancelQueries({ queryKey: conversationKey(id) });

/**
 * Marks today’s minutes on the start page and the dashboard as outdated, so that the query library fetches them
 * again.
 */
export const markDayStale = (client: QueryClient): void => {
  for (const call of [getChatOptions, listConversations, getLearnerDashboard]) {
    void client.invalidateQueries({ queryKey: callKey(call), refetchType: 'none' });
  }
};

const changeConversation = (
  client: QueryClient,
  id: string,
  change: (data: ConversationData) => ConversationData,
): void => {
  client.setQueryData<ConversationData>(conversationKey(id), (data) => data && change(data));
};

export const putTurn = (client: QueryClient, turn: Turn): void => {
  const early = client.getQueryData<MessageFeedback>(feedbackKey(turn.id));
  const whole = early && !isSettled(turn.feedback) ? { ...turn, feedback: early } : turn;
  changeConversation(client, turn.conversationId, (data) => ({
    ...data,
    turns: withTurn(data.turns, whole),
  }));
};

const feedbackKey = (messageId: string) => ['chat', 'feedback', messageId];

export const putConversation = (client: QueryClient, conversation: Conversation): void =>
  changeConversation(client, conversation.id, (data) => ({ ...data, conversation }));

export const putConversationState = (client: QueryClient, id: string, state: Conversation['state']): void =>
  changeConversation(client, id, (data) => ({ ...data, conversation: { ...data.conversation, state } }));

export const putGoals = (client: QueryClient, id: string, goals: Conversation['goals']): void =>
  changeConversation(client, id, (data) =>
    goals ? { ...data, conversation: { ...data.conversation, goals } } : data,
  );

/**
 * Writes today’s minutes to the cache. Minutes only increase during a day, so a response with fewer minutes is
 * outdated and is ignored.
 */
export const putMeter = (client: QueryClient, id: string, meter: Meter): void =>
  changeConversation(client, id, (data) => ({
    ...data,
    meter: isOlder(meter, data.meter) ? data.meter : meter,
  }));

const isOlder = (meter: Meter, known: Meter): boolean =>
  meter.day < known.day || (meter.day === known.day && meter.usedSeconds < known.usedSeconds);

/**
 * Adds feedback to its cached message. If the feedback arrives before its message, stores it for later and returns
 * false.
 */
export const putFeedback = (
  client: QueryClient,
  id: string,
  messageId: string,
  feedback: MessageFeedback,
): boolean => {
  const data = client.getQueryData<ConversationData>(conversationKey(id));
  const turn = data?.turns.find((one) => one.id === messageId);
  if (turn) putTurn(client, { ...turn, feedback });
  else client.setQueryData(feedbackKey(messageId), feedback);
  return turn !== undefined;
};

/** Sets or removes the disputed state of one correction in the cache. The caller sends the change to the server. */
export const putDispute = (client: QueryClient, id: string, correctionId: string, disputed: boolean): void =>
  changeConversation(client, id, (data) => ({
    ...data,
    turns: data.turns.map((turn) => withDispute(turn, correctionId, disputed)),
  }));

/** Replaces the turn that has the same id, or adds the turn. Final feedback is never replaced by pending feedback. */
const withTurn = (turns: readonly Turn[], turn: Turn): Turn[] => {
  const known = turns.find((one) => one.id === turn.id);
  if (!known) return [...turns, turn];
  const feedback = isSettled(known.feedback) && !isSettled(turn.feedback) ? known.feedback : turn.feedback;
  return turns.map((one) => (one === known ? { ...turn, feedback } : one));
};

const isSettled = (feedback: MessageFeedback | null): boolean =>
  feedback !== null && feedback.state !== 'waiting' && feedback.state !== 'processing';

const withDispute = (turn: Turn, correctionId: string, disputed: boolean): Turn => {
  if (!turn.feedback?.corrections.some((one) => one.id === correctionId)) return turn;
  const corrections = turn.feedback.corrections.map((one) =>
    one.id === correctionId ? { ...one, disputed } : one,
  );
  return { ...turn, feedback: { ...turn.feedback, corrections } };
};

/** Whether at least one message is still waiting for its feedback. */
export const hasPendingFeedback = (turns: readonly Turn[]): boolean =>
  turns.some((turn) => turn.feedback !== null && !isSettled(turn.feedback));
