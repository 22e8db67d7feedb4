import { endConversation } from '@pratik/contract/chat';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { useLiveEvent } from '../../../lib/api/live-events.ts';
import { newId } from '../../../lib/new-id.ts';
import { useWhenBack } from '../../../lib/offline/online.ts';
import {
  conversationQuery,
  hasPendingFeedback,
  markDayStale,
  putConversation,
  putFeedback,
  putMeter,
  refreshConversation,
} from '../chat.queries.ts';
import { useReplies } from '../reply/use-replies.ts';
import { conversationItems, isReplying, unheardMessage } from './conversation-items.ts';
import { useDropStored, useOutbox } from './use-outbox.ts';

const replyPoll = 2_000;
// Interval in milliseconds at which pending feedback is requested. Requests are needed only when live events are
// blocked.
const feedbackPoll = 15_000;
const noTurns: never[] = [];

/** Returns the state of one conversation and the actions that the learner can take in it. */
export const useChat = (conversationId: string) => {
  const client = useQueryClient();
  const replies = useReplies(conversationId);
  const { reply, isBusy, follow, recover } = replies;
  const { outbox, messages } = useOutbox(conversationId, replies.deliver);

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
  useDropStored(outbox, messages, turns);
  useFollowing(turns, reply === null, follow);

  /** Sends the waiting messages in order. The outbox stores the error of a message that cannot be sent. */
  const flush = useCallback((): void => {
    if (!isBusy()) void outbox.flush().catch(() => undefined);
  }, [outbox, isBusy]);
  const reconnect = useCallback(async () => {
    await recover();
    flush();
  }, [recover, flush]);
  useWhenBack(() => void reconnect());
  const leftByReload = messages.some(({ state, error }) => state === 'failed' && error === undefined);
  const isReady = query.data !== undefined && reply === null && !closed;
  useEffect(() => {
    if (leftByReload && isReady) flush();
  }, [leftByReload, isReady, flush]);

  useLiveEvent('feedback', (event) => {
    if (event.conversationId !== conversationId) return;
    const known = putFeedback(client, conversationId, event.messageId, event.feedback);
    // The summary of an ended conversation counts corrections, so new feedback requires a new summary.
    if (!known || closed) void refreshConversation(client, conversationId);
  });
  useLiveEvent('meter', (event) => putMeter(client, conversationId, event.meter));
  useLiveEvent('conversation', (event) => {
    if (event.conversationId === conversationId && reply === null)
      void refreshConversation(client, conversationId);
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
    items: useMemo(() => conversationItems(turns, messages, reply, closed), [turns, messages, reply, closed]),
    /** Sends a message of the learner and returns its id. */
    send: useCallback(
      (text: string): string => {
        const id = newId();
        outbox.add({ id, text });
        flush();
        return id;
      },
      [outbox, flush],
    ),
    resend: useCallback(
      (id: string) => {
        if (!isBusy()) void outbox.retry(id).catch(() => undefined);
      },
      [outbox, isBusy],
    ),
    discard: outbox.remove,
    retry: replies.retry,
    stop: replies.stop,
    recover,
    end,
  };
};

export type Chat = ReturnType<typeof useChat>;

/** Requests the rest of each unfinished reply, only once per reply. */
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
    void follow({ id: message.id, text: message.text }, streaming.id, streaming.text);
  }, [turns, idle, follow]);
};
