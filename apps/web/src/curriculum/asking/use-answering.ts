import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isConnectionProblem } from '../../lib/api/api-problem.ts';
import { useWhenBack } from '../../lib/offline/online.ts';
import { persistChoice, persistedChoice } from './persisted-choice.ts';
import { useRestoredChoice } from './use-restored-choice.ts';

export type Answering = {
  /** Id of the sitting, which is one pass through a reading or listening with its questions. */
  sittingId: string;
  questionId: string;
  /** Sends the choice to the server and shows the response. */
  onAnswer: (choice: number[]) => Promise<void>;
};

/**
 * State of one question: the choice and the submitted answer. It survives a page reload, and an answer given offline
 * is sent later. The server counts only the first answer.
 */
export const useAnswering = ({ sittingId, questionId, onAnswer }: Answering) => {
  const [choice, setChoice] = useState(() => persistedChoice(sittingId, questionId)?.choice ?? null);
  const sending = useMutation({
    mutationFn: onAnswer,
    onSuccess: () => persistChoice(sittingId, questionId, null),
    onError: (error, sent) => {
      if (isConnectionProblem(error)) persistChoice(sittingId, questionId, { choice: sent, unsent: true });
    },
  });
  useRestoredChoice(sittingId, questionId, (left) => {
    if (!sending.isIdle) return;
    setChoice((chosen) => chosen ?? left.choice);
    if (left.unsent) sending.mutate(left.choice);
  });
  const offline = isConnectionProblem(sending.error);
  useWhenBack(() => {
    if (offline && sending.variables !== undefined) sending.mutate(sending.variables);
  });
  return {
    choice,
    choose: (next: number[]) => {
      setChoice(next);
      persistChoice(sittingId, questionId, { choice: next, unsent: false });
    },
    send: (complete: number[]) => sending.mutate(complete),
    sending: sending.isPending,
    error: sending.error,
    offline,
  };
};
