import type { AnswerOf } from '@pratik/contract/call';
import {
  countMessages,
  getMessage,
  listMessages,
  type ReviewedCorrection,
} from '@pratik/contract/message-process';
import { addCorrection, editCorrection, judgeCorrection } from '@pratik/contract/message-review';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, type InputFor, isApiProblem } from '../../../lib/api/api-client.ts';
import { callKey } from '../../../lib/api/query-client.ts';

type Message = AnswerOf<typeof getMessage>;

/** Inserts a correction into the cached message, in text order. */
export const putCorrection = (client: QueryClient, messageId: string, one: ReviewedCorrection): void => {
  client.setQueryData<Message>(callKey(getMessage, { id: messageId }), (message) => {
    if (!message) return message;
    const others = message.correctionList.filter(({ id }) => id !== one.id);
    const correctionList = [...others, one].sort((a, b) => a.start - b.start || a.end - b.end);
    return { ...message, correctionList };
  });
};

const markStale = (client: QueryClient): void => {
  for (const call of [getMessage, listMessages, countMessages]) {
    void client.invalidateQueries({ queryKey: callKey(call) });
  }
};

/**
 * Returns the stored version of the correction when the server has rejected a decision because of a conflict,
 * otherwise undefined.
 */
export const conflictOf = (error: unknown) =>
  isApiProblem(error, 'conflict') ? error.problem.current : undefined;

export const useJudge = (messageId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (what: InputFor<typeof judgeCorrection>) => callApi(judgeCorrection, what),
    onSuccess: ({ correction }) => putCorrection(client, messageId, correction),
    onError: (error) => {
      const current = conflictOf(error);
      if (current) putCorrection(client, messageId, current.present as ReviewedCorrection);
    },
    onSettled: () => markStale(client),
  });
};

export const useEditCorrection = (messageId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (what: InputFor<typeof editCorrection>) => callApi(editCorrection, what),
    onSuccess: ({ correction }) => {
      putCorrection(client, messageId, correction);
      markStale(client);
    },
  });
};

export const useAddCorrection = (messageId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (what: InputFor<typeof addCorrection>) => callApi(addCorrection, what),
    onSuccess: ({ correction }) => {
      putCorrection(client, messageId, correction);
      markStale(client);
    },
  });
};
