import {
  answerListeningQuestion,
  type Listening,
  type ListeningQuestion,
  showListeningScript,
} from '@pratik/contract/listening';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { keepChoice, keptChoice } from '../../curriculum/kept-choice.ts';
import { callApi } from '../../lib/api-client.ts';
import { isConnectionProblem } from '../../lib/api-problem.ts';
import { markListsStale, putOpened } from './listening.queries.ts';

/** Shows the words before every question is answered. */
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

/**
 * Choosing and answering one question. What was chosen outlives a reload; an answer the lost connection held back is
 * sent when it is there again. The server counts the first answer, so nothing is counted twice.
 */
export const useAnswering = (listening: Listening, question: ListeningQuestion) => {
  const client = useQueryClient();
  const [choice, setChoice] = useState(() => keptChoice(listening.id, question.id));
  const sending = useMutation({
    mutationFn: (sent: number) =>
      callApi(answerListeningQuestion, { listeningId: listening.id, questionId: question.id, choice: sent }),
    onSuccess: (opened) => {
      keepChoice(listening.id, question.id, null);
      putOpened(client, opened);
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
      keepChoice(listening.id, question.id, index);
    },
    send: () => {
      if (choice !== null) sending.mutate(choice);
    },
    sending: sending.isPending,
    error: sending.error,
    held,
  };
};
