import type { ItemState } from '@pratik/contract/curriculum';
import type { ItemRef } from '@pratik/contract/question-draft';
import type { QuestionRow } from '@pratik/contract/question-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemSentence } from '../../lib/errors/problem-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { stateName } from './question-words.tsx';
import { changeState } from './questions.api.ts';
import { questionsText } from './questions.texts.ts';

type Change = { items: readonly (ItemRef & Pick<QuestionRow, 'title'>)[]; state: ItemState };

/** Changes the states of items at once and offers an undo, which stays available on other pages. */
export const useStateChange = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ items, state }: Change) => changeState(client, items, state),
    onSuccess: ({ changed }, { items, state }) => {
      if (changed.length === 0) return showToast(questionsText('stateUnchanged'));
      const undo = () => {
        for (const [from, refs] of Map.groupBy(changed, (each) => each.from)) {
          const failed = (error: unknown) => showToast(problemSentence(error));
          changeState(client, refs, from).then(({ error }) => {
            if (error) failed(error);
          }, failed);
        }
      };
      const only = items.find(({ id }) => id === changed[0]?.id);
      const name = stateName(questionsText, state);
      showToast(
        changed.length === 1 && only
          ? questionsText('stateChangedOne', { title: only.title, state: name })
          : questionsText('stateChanged', { count: changed.length, state: name }),
        { undo },
      );
    },
  });
};
