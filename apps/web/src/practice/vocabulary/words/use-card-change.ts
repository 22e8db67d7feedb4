import { changeWord } from '@pratik/contract/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, type InputFor } from '../../../lib/api/api-client.ts';
import { problemSentence } from '../../../lib/errors/problem-text.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { markWordsStale } from '../vocabulary.queries.ts';

export type CardChange = InputFor<typeof changeWord>['change'];
type Wish = {
  change: CardChange;
  /**
   * Undo for the change: a message (`said`) with an undo button, shown for eight seconds, and the `change` that
   * reverts it.
   */
  undo?: { said: string; change: CardChange };
};

/** Changes one card and refreshes the word lists, even if the row of the card disappears before the request ends. */
export const useCardChange = (cardId: string) => {
  const client = useQueryClient();
  const send = (change: CardChange) => callApi(changeWord, { cardId, change });
  return useMutation({
    mutationFn: ({ change }: Wish) => send(change),
    onSuccess: (_, { undo }) => {
      if (undo) {
        showToast(undo.said, {
          undo: () => {
            void send(undo.change)
              .catch((error: unknown) => showToast(problemSentence(error)))
              .finally(() => void markWordsStale(client));
          },
        });
      }
      return markWordsStale(client);
    },
  });
};
