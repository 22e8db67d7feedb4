import { endConversation } from '@pratik/contract/chat';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { callApi } from '../../lib/api-client.ts';
import { isConnectionProblem } from '../../lib/api-problem.ts';
import { useLiveEvent } from '../../lib/live-events.ts';
import { newId } from '../../lib/new-id.ts';
import { useWhenBack } from '../../lib/online.ts';
import {
  conversationQuery,
  hasPendingFeedback,
  markDayStale,
  putConversation,
  putFeedback,
  putMeter,
  refreshThread,
} from './chat.queries.ts';
import { isReplying, type Outgoing, threadItems, unheardMessage } from './thread-items.ts';
import { useDropStored, useOutbox } from './use-outbox.ts';
import { useReplies } from './use-replies.ts';

const replyPoll = 2_000;
// Live events deliver feedback at once; polling is the fallback when they are blocked. Milliseconds.
const feedbackPoll = 15_000;
const noTurns: never[] = [];

/** One conversation for the screen: stored turns, unconfirmed messages, and the available actions. */
export const useThread = (conversationId: string) => {
  const client = useQueryClient();
  const outbox = useOutbox(conversationId);
  const replies = useReplies(conversationId, outbox.put);
  const { reply, send, follow, recover } = replies;

  const query = useQuery({
    ...conversationQuery(conversationId),
    staleTime: 5_000,
    refetchInterval: ({ state }) => {
      const turns = state.data?.turns ?? noTurns;
      if (reply === null && isReplying(turns, null)) return replyPoll;
      return hasPendingFeedback(turns) ? feedbackPoll : false;
    },
  });
  const turns = query.data?.turns ?? noTurns;
  const closed = query.data?.conversation.state === 'closed';
  useDropStored(outbox, turns);
  useFollowing(turns, reply === null, follow);

  const reconnect = useCallback(async () => {
    await recover();
    for (const message of outbox.current()) {
      if (!isUnsent(message)) continue;
      const outcome = await send(message);
      if (outcome?.kind !== 'done') return;
    }
  }, [recover, send, outbox.current]);
  useReconnection(reconnect);
  useSendUnsentMessages(outbox.messages, query.data !== undefined && reply === null && !closed, send);

  useLiveEvent('feedback', (event) => {
    if (event.conversationId !== conversationId) return;
    const known = putFeedback(client, conversationId, event.messageId, event.feedback);
    // The summary of a closed conversation counts its corrections.
    if (!known || closed) void refreshThread(client, conversationId);
  });
  useLiveEvent('meter', (event) => putMeter(client, conversationId, event.meter));
  useLiveEvent('conversation', (event) => {
    if (event.conversationId === conversationId && reply === null) void refreshThread(client, conversationId);
  });

  const end = useMutation({
    mutationFn: () => callApi(endConversation, { conversationId }),
    onSuccess: (answer) => {
      putConversation(client, answer.conversation);
      putMeter(client, conversationId, answer.meter);
      markDayStale(client);
    },
  });

  return {
    query,
    closed,
    reply,
    problem: replies.problem,
    replying: isReplying(turns, reply),
    items: useMemo(
      () => threadItems(turns, outbox.messages, reply, closed),
      [turns, outbox.messages, reply, closed],
    ),
    /** Sends a message and returns its id. */
    send: useCallback(
      (text: string): string => {
        const turnId = newId();
        void send({ turnId, text });
        return turnId;
      },
      [send],
    ),
    resend: useCallback(
      (turnId: string) => {
        const message = outbox.current().find((one) => one.turnId === turnId);
        if (message) void send(message);
      },
      [send, outbox.current],
    ),
    discard: outbox.drop,
    retry: replies.retry,
    stop: replies.stop,
    recover,
    end,
  };
};

export type Thread = ReturnType<typeof useThread>;

/** Resumes each unfinished reply once. */
const useFollowing = (
  turns: Parameters<typeof unheardMessage>[0],
  idle: boolean,
  follow: ReturnType<typeof useReplies>['follow'],
): void => {
  const followed = useRef(new Set<string>());
  useEffect(() => {
    const streaming = turns.find((turn) => turn.state === 'streaming');
    const message = unheardMessage(turns);
    if (!idle || !streaming || !message || followed.current.has(streaming.id)) return;
    followed.current.add(streaming.id);
    void follow({ turnId: message.id, text: message.text }, streaming.id, streaming.text);
  }, [turns, idle, follow]);
};

/** Marks a message that did not reach the server, because the connection was lost or the page was left. */
const isUnsent = ({ state, error }: Outgoing): boolean =>
  state === 'failed' && (error === undefined || isConnectionProblem(error));

/** Sends the messages that a reload interrupted, one at a time. */
const useSendUnsentMessages = (
  messages: readonly Outgoing[],
  idle: boolean,
  send: (message: Outgoing) => Promise<unknown>,
): void => {
  useEffect(() => {
    const stored = idle && messages.find(({ state, error }) => state === 'failed' && error === undefined);
    if (stored) void send(stored);
  }, [messages, idle, send]);
};

/** Runs after the network or the live connection is restored. */
const useReconnection = (reconnect: () => Promise<void>): void => {
  useLiveEvent('ready', () => void reconnect());
  useWhenBack(() => void reconnect());
};
