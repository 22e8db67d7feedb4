import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isConnectionProblem } from '../../lib/api-problem.ts';
import { useWhenBack } from '../../lib/online.ts';
import { keepChoice, persistedChoice } from './persisted-choice.ts';
import { useLeftChoice } from './use-left-choice.ts';

export type Answering = {
  /** The reading or listening the question is asked in. */
  sittingId: string;
  questionId: string;
  /** Sends a choice and puts what comes back where it is shown. */
  onAnswer: (choice: number[]) => Promise<void>;
};

/**
 * Choosing and answering one question. What was chosen outlives a reload and a closed tab; an answer the lost
 * connection held back is sent when it is there again, or at the next visit. The server counts the first answer, so
 * nothing is counted twice.
 */
export const useAnswering = ({ sittingId, questionId, onAnswer }: Answering) => {
  const [choice, setChoice] = useState(() => persistedChoice(sittingId, questionId)?.choice ?? null);
  const sending = useMutation({
    mutationFn: onAnswer,
    onSuccess: () => keepChoice(sittingId, questionId, null),
    onError: (error, sent) => {
      if (isConnectionProblem(error)) keepChoice(sittingId, questionId, { choice: sent, held: true });
    },
  });
  useLeftChoice(sittingId, questionId, (left) => {
    if (!sending.isIdle) return;
    setChoice((chosen) => chosen ?? left.choice);
    if (left.held) sending.mutate(left.choice);
  });
  const held = isConnectionProblem(sending.error);
  useWhenBack(() => {
    if (held && sending.variables !== undefined) sending.mutate(sending.variables);
  });
  return {
    choice,
    choose: (next: number[]) => {
      setChoice(next);
      keepChoice(sittingId, questionId, { choice: next, held: false });
    },
    send: (complete: number[]) => sending.mutate(complete),
    sending: sending.isPending,
    error: sending.error,
    held,
  };
};
