import type { AnswerOf } from '@pratik/contract/call';
import { answerOwnTextGap, type OwnTextGap } from '@pratik/contract/own-texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { sayFinished } from '../../lib/finished.ts';
import { newId } from '../../lib/new-id.ts';
import { persistText } from '../../lib/storage/persisted-text.ts';
import { markDayStale } from './own-texts.queries.ts';

type Given = AnswerOf<typeof answerOwnTextGap> & { answer: string };

/** Returns the storage key of a typed answer, which is stored until the server has received it. */
export const gapKey = (textId: string, { paragraph, start }: OwnTextGap): string =>
  `own text gap ${textId} ${paragraph} ${start}`;

/** State of an exercise: the current gap, its result, and the step to the next gap. */
export const useGaps = (textId: string, gaps: readonly OwnTextGap[]) => {
  const client = useQueryClient();
  const [index, setIndex] = useState(0);
  const [results, setResults] = useState<readonly Given[]>([]);
  // An answer that is sent again after an error has the same id, so that it counts once.
  const [ids] = useState(() => gaps.map(newId));
  const gap = gaps[index];
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ asked, typed }: { asked: OwnTextGap; typed: string }): Promise<Given> => {
      const { paragraph, start } = asked;
      const id = ids[index] ?? newId();
      const answer = await callApi(answerOwnTextGap, { id, textId, paragraph, start, typed });
      persistText(gapKey(textId, asked), null);
      return { ...answer, answer: typed };
    },
    onSuccess: (given) => {
      setResults((now) => [...now, given]);
      markDayStale(client);
    },
  });
  return {
    index,
    gap,
    given: results[index],
    rights: results.filter(({ outcome }) => outcome !== 'wrong').length,
    answer: (typed: string) => {
      if (gap && !isPending) mutate({ asked: gap, typed });
    },
    next: () => {
      reset();
      setIndex(index + 1);
      if (index + 1 === gaps.length) sayFinished();
    },
    sending: isPending,
    error,
  };
};
