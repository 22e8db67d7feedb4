import { getLearnerDashboard } from '@pratik/contract/progress';
import { answerGap, type GapAsked, type GapItem, type GapRound } from '@pratik/contract/vocabulary-gaps';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api-client.ts';
import { isConnectionProblem } from '../../lib/api-problem.ts';
import { sayFinished } from '../../lib/finished.ts';
import { useWhenBack } from '../../lib/online.ts';
import { keepText } from '../../lib/persisted-text.ts';
import { callKey } from '../../lib/query-client.ts';

/**
 * State of a cloze round: the current gap, its result, and a function that continues with the next gap. An answer
 * that could not be sent offline is sent when the connection returns. The server counts only the first answer.
 */
export const useGapRound = (round: GapRound) => {
  const client = useQueryClient();
  const [items, setItems] = useState<readonly GapItem[]>(round.items);
  const [index, setIndex] = useState(() => firstOpen(round.items));
  const sending = useMutation({
    mutationFn: (sent: { itemId: string; asked: GapAsked; answer: string }) =>
      callApi(answerGap, { roundId: round.id, ...sent }),
    onSuccess: ({ item }) => {
      keepText(gapDraftKey(round.id, item.id), null);
      setItems((now) => now.map((one) => (one.id === item.id ? item : one)));
      void client.invalidateQueries({ queryKey: callKey(getLearnerDashboard), refetchType: 'none' });
    },
  });
  const held = isConnectionProblem(sending.error);
  useWhenBack(() => {
    if (held && sending.variables) sending.mutate(sending.variables);
  });
  return {
    items,
    index,
    item: items[index],
    answer: (asked: GapAsked, answer: string) => {
      const item = items[index];
      if (item && item.given === null && !sending.isPending) {
        sending.mutate({ itemId: item.id, asked, answer });
      }
    },
    next: () => {
      sending.reset();
      const open = firstOpen(items);
      setIndex(open);
      if (open === items.length) sayFinished();
    },
    sending: sending.isPending,
    held,
    error: held ? null : sending.error,
  };
};

/** Returns the key under which the text of an answer is stored until the server has received it. */
export const gapDraftKey = (roundId: string, itemId: string): string => `gap ${roundId} ${itemId}`;

/** Returns the index of the first unanswered gap, or the number of gaps when all are answered. */
const firstOpen = (items: readonly GapItem[]): number => {
  const found = items.findIndex(({ given }) => given === null);
  return found === -1 ? items.length : found;
};
