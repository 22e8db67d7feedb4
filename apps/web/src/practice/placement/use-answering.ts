import { answerPlacement, type PlacementAttempt, type PlacementQuestion } from '@pratik/contract/placement';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type PersistedChoice,
  persistChoice,
  persistedChoice,
} from '../../curriculum/asking/persisted-choice.ts';
import { useRestoredChoice } from '../../curriculum/asking/use-restored-choice.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { isApiProblem, isConnectionProblem } from '../../lib/api/api-problem.ts';
import { useWhenBack } from '../../lib/offline/online.ts';
import { attemptQuery, putAttempt } from './placement.queries.ts';

/** Stored value for the answer “I do not know”, instead of the index of an option. */
const unknown = -1;

const indexOf = (stored: PersistedChoice | null): number | null => {
  const [index = unknown] = stored?.choice ?? [];
  return index === unknown ? null : index;
};

/**
 * State of the answer to the current question. It survives a page reload, and an answer given offline is sent later.
 * The server counts only the first answer.
 */
export const useAnswering = (attempt: PlacementAttempt, question: PlacementQuestion) => {
  const client = useQueryClient();
  const [choice, setChoice] = useState(() => indexOf(persistedChoice(attempt.id, question.itemId)));
  const sending = useMutation({
    mutationFn: (sent: number | null) =>
      callApi(answerPlacement, { attemptId: attempt.id, itemId: question.itemId, choice: sent }),
    onSuccess: (next) => {
      persistChoice(attempt.id, question.itemId, null);
      putAttempt(client, next);
    },
    onError: (error, sent) => {
      if (isConnectionProblem(error)) {
        persistChoice(attempt.id, question.itemId, { choice: [sent ?? unknown], unsent: true });
      }
      // The test was ended on another device. The page loads its data again and explains this.
      if (isApiProblem(error, 'not-found')) {
        void client.invalidateQueries({ queryKey: attemptQuery(attempt.id).queryKey });
      }
    },
  });
  useRestoredChoice(attempt.id, question.itemId, (left) => {
    const index = indexOf(left);
    if (!sending.isIdle) return;
    setChoice((chosen) => chosen ?? index);
    if (left.unsent) sending.mutate(index);
  });
  const offline = isConnectionProblem(sending.error);
  useWhenBack(() => {
    if (offline && sending.variables !== undefined) sending.mutate(sending.variables);
  });
  return {
    choice,
    choose: (index: number) => {
      setChoice(index);
      persistChoice(attempt.id, question.itemId, { choice: [index], unsent: false });
    },
    /** Sends an answer, where null means “I do not know”. Does nothing while another answer is being sent. */
    send: (sent: number | null) => {
      if (!sending.isPending) sending.mutate(sent);
    },
    sending: sending.isPending,
    error: sending.error,
    offline,
  };
};
