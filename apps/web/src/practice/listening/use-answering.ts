import type { AskedQuestion } from '@pratik/contract/asked-question';
import { answerListeningQuestion, type Listening, showListeningScript } from '@pratik/contract/listening';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { markListsStale, putOpened } from './listening.queries.ts';

/** Reveals the text of a listening exercise before all questions are answered. */
export const useShowWords = ({ id }: Listening) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(showListeningScript, { listeningId: id }),
    onSuccess: (opened) => {
      putOpened(client, opened);
      markListsStale(client);
    },
  });
};

/** Sends the answer to a question and shows the result. */
export const useSendAnswer = (listeningId: string) => {
  const client = useQueryClient();
  return ({ id: questionId }: AskedQuestion) =>
    async (choice: number[]) => {
      putOpened(client, await callApi(answerListeningQuestion, { listeningId, questionId, choice }));
      markListsStale(client);
    };
};
