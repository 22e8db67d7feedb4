import { type ReplyEvent, retryReply, sendMessage, stopReply } from '@pratik/contract/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { voiceChoice } from '../../../curriculum/voice/voice-choice.ts';
import { callApi, streamApi } from '../../../lib/api/api-client.ts';
import { ApiProblem, ConnectionProblem, isApiProblem } from '../../../lib/api/api-problem.ts';
import {
  hasOfflinePartner,
  markDayStale,
  pauseConversationReading,
  putConversationState,
  putGoals,
  putMeter,
  putTurn,
  readConversation,
  refreshConversation,
} from '../chat.queries.ts';
import type { Reply } from '../conversation/conversation-items.ts';
import type { UnsentMessage } from '../conversation/use-outbox.ts';
import { readReply } from './read-reply.ts';
import { afterPause, replyPause } from './reply-pause.ts';

/** Waits for the next task. React has then rendered the new query results, so temporary content can be removed. */
const shown = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Sends the messages of one conversation and receives the replies, one at a time. */
export const useReplies = (conversationId: string) => {
  const client = useQueryClient();
  const [reply, setReply] = useState<Reply | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);
  const [pause] = useState(() => replyPause.createPause());
  useEffect(() => () => running.current?.abort(), []);

  const hear = useCallback(
    async (event: ReplyEvent): Promise<void> => {
      if (event.type === 'delta') {
        setReply((now) => now && { ...now, phase: 'writing', text: now.text + event.text });
        return;
      }
      await pauseConversationReading(client, conversationId);
      if (event.turn) putTurn(client, event.turn);
      if (event.type === 'problem') {
        if (!event.turn) setProblem(new ApiProblem(event.problem));
        return;
      }
      putMeter(client, conversationId, event.meter);
      if (event.type === 'accepted') {
        setReply((now) => now && { ...now, replyId: event.replyId, text: '' });
      } else {
        putGoals(client, conversationId, event.goals);
        putConversationState(client, conversationId, event.conversationState);
        if (event.conversationState === 'closed') void refreshConversation(client, conversationId);
      }
    },
    [client, conversationId],
  );

  const recover = useCallback(async (): Promise<void> => {
    try {
      await readConversation(client, conversationId);
      await shown();
      setReply((now) => (now?.phase === 'lost' ? null : now));
    } catch {
      // The device is still offline. The request is sent again when the device is online.
    }
  }, [client, conversationId]);

  const run = useCallback(
    async (open: (signal: AbortSignal) => AsyncIterable<ReplyEvent>, first: Partial<Reply>) => {
      const controller = new AbortController();
      running.current = controller;
      setProblem(null);
      setReply({ replyId: null, text: '', phase: 'waiting', stopping: false, ...first });
      const paused =
        replyPause.mayPause() && hasOfflinePartner(client, conversationId) && voiceChoice().aloud !== true;
      const listen = paused ? afterPause(hear, pause.wait) : hear;
      const outcome = await readReply(open(controller.signal), controller.signal, listen);
      if (outcome.kind === 'left') return outcome;
      await shown();
      running.current = null;
      markDayStale(client);
      if (outcome.kind === 'lost') {
        setReply((now) => now && { ...now, phase: 'lost' });
        void recover();
      } else {
        setReply(null);
      }
      return outcome;
    },
    [client, conversationId, hear, pause, recover],
  );

  /**
   * Sends a message and receives its reply. Sending the same id again does not store the message twice. @throws
   * ApiProblem, ConnectionProblem when the server has not stored the message
   */
  const deliver = useCallback(
    async ({ id: turnId, text }: UnsentMessage): Promise<void> => {
      if (running.current) throw new ConnectionProblem();
      const outcome = await run(
        (signal) => streamApi(sendMessage, { conversationId, turnId, text }, { signal }),
        {},
      );
      // The user has left the page. With this error, the outbox keeps the message, and the next page sends it.
      if (outcome.kind === 'left') throw new ConnectionProblem();
      if (outcome.kind === 'unsent') {
        if (isApiProblem(outcome.error)) void refreshConversation(client, conversationId);
        throw outcome.error;
      }
    },
    [client, conversationId, run],
  );

  /** Requests a reply again after it was interrupted or failed. */
  const retry = useCallback(
    async (replyId: string): Promise<void> => {
      if (running.current) return;
      const outcome = await run((signal) => streamApi(retryReply, { conversationId }, { signal }), {
        replyId,
      });
      if (outcome.kind === 'unsent') setProblem(outcome.error);
    },
    [conversationId, run],
  );

  /**
   * Receives the rest of a reply that began before this page was opened. It sends the message again with the same id,
   * so the server does not store the message twice.
   */
  const follow = useCallback(
    async (message: UnsentMessage, replyId: string, text: string): Promise<void> => {
      if (running.current) return;
      const turnId = message.id;
      await run(
        (signal) => streamApi(sendMessage, { conversationId, turnId, text: message.text }, { signal }),
        {
          replyId,
          text,
          phase: 'writing',
        },
      );
      void refreshConversation(client, conversationId);
    },
    [client, conversationId, run],
  );

  const stop = useCallback(async (): Promise<void> => {
    setReply((now) => now && { ...now, stopping: true });
    pause.end();
    try {
      await callApi(stopReply, { conversationId });
    } catch (error) {
      setReply((now) => now && { ...now, stopping: false });
      setProblem(error);
    }
  }, [conversationId, pause]);

  /** Whether a reply is being received. Until it ends, the learner cannot send a message. */
  const isBusy = useCallback(() => running.current !== null, []);

  return { reply, problem, deliver, isBusy, retry, follow, stop, recover };
};
