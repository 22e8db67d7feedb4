import { type ConversationKind, startConversation } from '@pratik/contract/chat';
import type { CorrectionCode } from '@pratik/contract/feedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../lib/api/api-client.ts';
import { newId } from '../../../lib/new-id.ts';
import { markDayStale, putConversationData } from '../chat.queries.ts';

export type Beginning = { kind: ConversationKind; scenarioId?: string; code?: CorrectionCode };

export const conversationPath = (conversationId: string): string => `/pages/chat?c=${conversationId}`;

/** Returns the key of a start request, so that only the pressed button shows the progress and the error. */
export const beginningKey = ({ kind, scenarioId }: Beginning): string => scenarioId ?? kind;

/** Starts a conversation and opens it. A retry after an error cannot start a second conversation. */
export const useStart = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const ids = useRef(new Map<string, string>());
  const mutation = useMutation({
    mutationFn: (beginning: Beginning) => {
      const key = beginningKey(beginning);
      const conversationId = ids.current.get(key) ?? newId();
      ids.current.set(key, conversationId);
      return callApi(startConversation, { conversationId, ...beginning });
    },
    onSuccess: (data, beginning) => {
      ids.current.delete(beginningKey(beginning));
      putConversationData(client, data);
      markDayStale(client);
      void navigate(conversationPath(data.conversation.id));
    },
  });
  return {
    start: mutation.mutate,
    startingKey: mutation.isPending ? beginningKey(mutation.variables) : null,
    failedKey: mutation.isError ? beginningKey(mutation.variables) : null,
    error: mutation.error,
  };
};
