import {
  answerReadingQuestion,
  finishReadingText,
  type Reading,
  type ReadingQuestion,
} from '@pratik/contract/reading';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { keepChoice, keptChoice } from '../../curriculum/kept-choice.ts';
import { callApi } from '../../lib/api-client.ts';
import { isConnectionProblem } from '../../lib/api-problem.ts';
import { markListsStale, putProgress } from './reading.queries.ts';

/** Ends the text and brings its questions. */
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

/**
 * Choosing and answering one question. What was chosen outlives a reload; an answer the lost connection held back is
 * sent when it is there again. The server counts the first answer, so nothing is counted twice.
 */
export const useAnswering = (textId: string, reading: Reading, question: ReadingQuestion) => {
  const client = useQueryClient();
  const [choice, setChoice] = useState(() => keptChoice(reading.id, question.id));
  const sending = useMutation({
    mutationFn: (sent: number) =>
      callApi(answerReadingQuestion, { readingId: reading.id, questionId: question.id, choice: sent }),
    onSuccess: (answer) => {
      keepChoice(reading.id, question.id, null);
      putProgress(client, textId, answer.reading, answer.question);
      markListsStale(client);
    },
  });
  const held = isConnectionProblem(sending.error);
  const sendHeld = useEffectEvent(() => {
    if (held && choice !== null) sending.mutate(choice);
  });
  useEffect(() => {
    const onOnline = () => sendHeld();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return {
    choice,
    choose: (index: number) => {
      setChoice(index);
      keepChoice(reading.id, question.id, index);
    },
    send: () => {
      if (choice !== null) sending.mutate(choice);
    },
    sending: sending.isPending,
    error: sending.error,
    held,
  };
};
