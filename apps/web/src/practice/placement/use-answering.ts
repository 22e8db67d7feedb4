import { answerPlacement, type PlacementAttempt, type PlacementQuestion } from '@pratik/contract/placement';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keepChoice, persistedChoice } from '../../curriculum/asking/persisted-choice.ts';
import { useLeftChoice } from '../../curriculum/asking/use-left-choice.ts';
import { callApi } from '../../lib/api-client.ts';
import { isApiProblem, isConnectionProblem } from '../../lib/api-problem.ts';
import { useWhenBack } from '../../lib/online.ts';
import { attemptQuery, putAttempt } from './placement.queries.ts';

/**
 * Choosing and answering the question now asked. What was chosen outlives a reload and a closed tab; an answer the
 * lost connection held back is sent when it is there again, or at the next visit. The server counts the first answer,
 * so nothing is counted twice.
 */
export const useAnswering = (attempt: PlacementAttempt, question: PlacementQuestion) => {
  const client = useQueryClient();
  const [choice, setChoice] = useState(() => persistedChoice(attempt.id, question.itemId)?.choice[0] ?? null);
  const sending = useMutation({
    mutationFn: (sent: number | null) =>
      callApi(answerPlacement, { attemptId: attempt.id, itemId: question.itemId, choice: sent }),
    onSuccess: (next) => {
      keepChoice(attempt.id, question.itemId, null);
      putAttempt(client, next);
    },
    onError: (error, sent) => {
      if (isConnectionProblem(error) && sent !== null) {
        keepChoice(attempt.id, question.itemId, { choice: [sent], held: true });
      }
      // Given up on another device: the page then says so.
      if (isApiProblem(error, 'not-found')) {
        void client.invalidateQueries({ queryKey: attemptQuery(attempt.id).queryKey });
      }
    },
  });
  useLeftChoice(attempt.id, question.itemId, (left) => {
    const [index] = left.choice;
    if (index === undefined || !sending.isIdle) return;
    setChoice((chosen) => chosen ?? index);
    if (left.held) sending.mutate(index);
  });
  const held = isConnectionProblem(sending.error);
  useWhenBack(() => {
    if (held && sending.variables !== undefined) sending.mutate(sending.variables);
  });
  return {
    choice,
    choose: (index: number) => {
      setChoice(index);
      keepChoice(attempt.id, question.itemId, { choice: [index], held: false });
    },
    /** Null: "I do not know". A second press while one is on its way does nothing. */
    send: (sent: number | null) => {
      if (!sending.isPending) sending.mutate(sent);
    },
    sending: sending.isPending,
    error: sending.error,
    held,
  };
};
