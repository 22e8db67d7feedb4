import type { AskedQuestion } from '@pratik/contract/asked-question';
import { answerReadingQuestion, finishReadingText, type Reading } from '@pratik/contract/reading';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { markListsStale, putProgress } from './reading.queries.ts';

/** Marks the text as read and loads its questions. */
export const useFinishText = (textId: string, reading: Reading) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(finishReadingText, { readingId: reading.id }),
    onSuccess: (answer) => {
      putProgress(client, textId, answer.reading);
      markListsStale(client);
    },
  });
};

/** Sends the answer to a question and shows the result. */
export const useSendAnswer = (textId: string, readingId: string) => {
  const client = useQueryClient();
  return ({ id: questionId }: AskedQuestion) =>
    async (choice: number[]) => {
      const answer = await callApi(answerReadingQuestion, { readingId, questionId, choice });
      putProgress(client, textId, answer.reading, answer.question);
      markListsStale(client);
    };
};
