import { getLearnerDashboard } from '@pratik/contract/progress';
import { answerGap, type ClozeItem, type GapAsked, type GapRound } from '@pratik/contract/vocabulary-gaps';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { callKey } from '../../lib/api/query-client.ts';
import { sayFinished } from '../../lib/finished.ts';
import { newId } from '../../lib/new-id.ts';
import { hasShape } from '../../lib/offline/outbox-text.ts';
import { useAnswerOutbox } from '../../lib/offline/use-answer-outbox.ts';
import { persistText } from '../../lib/storage/persisted-text.ts';

type Given = {
  readonly id: string;
  readonly itemId: string;
  readonly asked: GapAsked;
  readonly answer: string;
};

const isGiven = (value: unknown): value is Given =>
  hasShape(value, { id: 'string', itemId: 'string', asked: 'string', answer: 'string' });

/**
 * State of a cloze round: the current gap, its result, and the step to the next gap. An answer given offline is sent
 * later. The server counts only the first answer.
 */
export const useGapRound = (round: GapRound) => {
  const client = useQueryClient();
  const [items, setItems] = useState<readonly ClozeItem[]>(round.items);
  const [index, setIndex] = useState(() => firstOpen(round.items));
  const { send, sending, offline, error } = useAnswerOutbox<Given>({
    key: `gap answer ${round.id}`,
    isItem: isGiven,
    deliver: async ({ itemId, asked, answer }) => {
      const { item } = await callApi(answerGap, { roundId: round.id, itemId, asked, answer });
      persistText(gapDraftKey(round.id, item.id), null);
      setItems((now) => now.map((one) => (one.id === item.id ? item : one)));
      void client.invalidateQueries({ queryKey: callKey(getLearnerDashboard), refetchType: 'none' });
    },
  });
  return {
    items,
    index,
    item: items[index],
    answer: (asked: GapAsked, answer: string) => {
      const item = items[index];
      if (item && item.given === null) send({ id: newId(), itemId: item.id, asked, answer });
    },
    next: () => {
      const open = firstOpen(items);
      setIndex(open);
      if (open === items.length) sayFinished();
    },
    sending,
    offline,
    error: offline ? null : error,
  };
};

/** Returns the storage key of a typed answer, which is stored until the server has received it. */
export const gapDraftKey = (roundId: string, itemId: string): string => `gap ${roundId} ${itemId}`;

/** Returns the index of the first unanswered gap, or the number of gaps when all are answered. */
const firstOpen = (items: readonly ClozeItem[]): number => {
  const found = items.findIndex(({ given }) => given === null);
  return found === -1 ? items.length : found;
};
