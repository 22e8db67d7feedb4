import type { User } from '@pratik/contract/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Steps } from '../../lib/api/in-steps.ts';
import { problemSentence } from '../../lib/errors/problem-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { changeStatus } from './users.api.ts';
import { usersText } from './users.texts.ts';

type Change = {
  users: readonly Pick<User, 'id' | 'name' | 'surname'>[];
  status: 'active' | 'disabled';
  /** Whether the selection contains the signed-in administrator, whose account stays unchanged. */
  ownSkipped?: boolean;
  steps?: Steps;
};

/** Enables or disables accounts at once and offers an undo, which stays available on other pages. */
export const useStatusChange = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ users, status, steps }: Change) =>
      changeStatus(
        client,
        users.map((user) => user.id),
        status,
        steps,
      ),
    onSuccess: ({ changed }, { users, status, ownSkipped = false }) => {
      if (changed.length === 0) return showToast(usersText('statusUnchanged'));
      const back = status === 'active' ? 'disabled' : 'active';
      const undo = () => {
        const failed = (error: unknown) => showToast(problemSentence(error));
        changeStatus(client, changed, back).then(({ error }) => {
          if (error) failed(error);
        }, failed);
      };
      const [only] = users.filter((user) => changed.includes(user.id));
      const sentence = changeSentence(changed.length, status, only);
      showToast(ownSkipped ? `${sentence}. ${usersText('ownAccountSkipped')}` : sentence, { undo });
    },
  });
};

const changeSentence = (
  count: number,
  status: 'active' | 'disabled',
  only: Change['users'][number] | undefined,
): string => {
  const closed = status === 'disabled';
  if (count > 1 || !only) return usersText(closed ? 'disabledMany' : 'enabledMany', { count });
  return usersText(closed ? 'disabledOne' : 'enabledOne', { name: `${only.name} ${only.surname}` });
};
