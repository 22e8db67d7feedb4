import { changeWord } from '@pratik/contract/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, type InputFor } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/problem-text.ts';
import { showToast } from '../../ui/toast.ts';
import { markWordsStale } from './vocabulary.queries.ts';

export type CardChange = InputFor<typeof changeWord>['change'];

/** Changes one card and lets the lists know. */
export const useCardChange = (cardId: string) => {
  const client = useQueryClient();
  const changing = useMutation({
    mutationFn: (change: CardChange) => callApi(changeWord, { cardId, change }),
    onSuccess: () => markWordsStale(client),
  });
  return {
    ...changing,
    /** The same with a word and the way back for eight seconds. */
    mutateWithUndo: (change: CardChange, back: CardChange, said: string) =>
      changing.mutate(change, {
        onSuccess: () =>
          showToast(said, {
            undo: () => {
              void callApi(changeWord, { cardId, change: back })
                .catch((error: unknown) => showToast(problemSentence(error)))
                .finally(() => void markWordsStale(client));
            },
          }),
      }),
  };
};
