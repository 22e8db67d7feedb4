import type { User } from '@pratik/contract/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Steps } from '../../lib/api/in-steps.ts';
import { problemSentence } from '../../lib/errors/problem-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { actsText } from './acts.texts.ts';
import { changeLevels } from './users.api.ts';

type Change = {
  users: readonly Pick<User, 'id' | 'name' | 'surname'>[];
  levelId: string | null;
  /** Name of the level in the success message. */
  levelName: string;
  steps?: Steps;
};

/** Assigns a level to several users and offers an undo that restores each user’s previous level. */
export const useLevelChange = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ users, levelId, steps }: Change) =>
      changeLevels(
        client,
        users.map(({ id }) => ({ userId: id, levelId })),
        steps,
      ),
    onSuccess: ({ changed }, change) => {
      if (changed.length === 0) return showToast(actsText('levelUnchanged'));
      const back = changed.map(({ userId, before }) => ({ userId, levelId: before }));
      const undo = () => {
        const failed = (error: unknown) => showToast(problemSentence(error));
        changeLevels(client, back).then(({ error }) => {
          if (error) failed(error);
        }, failed);
      };
      showToast(sentence(changed, change), { undo });
    },
  });
};

const sentence = (changed: readonly { userId: string }[], { users, levelId, levelName }: Change): string => {
  const [only] = users.filter(({ id }) => changed.some(({ userId }) => userId === id));
  if (changed.length > 1 || !only) {
    const count = changed.length;
    return levelId === null
      ? actsText('unleveledMany', { count })
      : actsText('leveledMany', { count, level: levelName });
  }
  const name = `${only.name} ${only.surname}`;
  return levelId === null
    ? actsText('unleveledOne', { name })
    : actsText('leveledOne', { name, level: levelName });
};
