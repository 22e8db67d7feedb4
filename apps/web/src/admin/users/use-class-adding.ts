import { addClassMembers, type ClassRole, listClasses, removeClassMembers } from '@pratik/contract/classes';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { inSteps, type Steps } from '../../lib/api/in-steps.ts';
import { callKey, callQuery } from '../../lib/api/query-client.ts';
import { problemSentence } from '../../lib/errors/problem-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { actsText } from './acts.texts.ts';

export type ChosenClass = { id: string; title: string };
type Addition = { userIds: readonly string[]; target: ChosenClass; role: ClassRole; steps?: Steps };

/** Finds active classes, the newest first. */
export const useClassSearch = (search: string, enabled: boolean) =>
  useQuery({
    ...callQuery(listClasses, { search, size: 50, sort: 'createdAt', order: 'desc' }),
    placeholderData: keepPreviousData,
    enabled,
  });

const refreshClasses = (client: QueryClient) => client.invalidateQueries({ queryKey: callKey(listClasses) });

/** Adds several users to a class and offers an undo that removes only the users whom this action added. */
export const useClassAdding = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ userIds, target, role, steps }: Addition) => {
      const { done, error } = await inSteps(userIds, steps, async (part) => {
        const { skipped } = await callApi(addClassMembers, { classId: target.id, role, userIds: part });
        const left = new Set(skipped.map(({ userId }) => userId));
        return { added: part.filter((id) => !left.has(id)), skipped: skipped.length };
      });
      return {
        added: done.flatMap(({ added }) => added),
        skipped: done.reduce((sum, { skipped }) => sum + skipped, 0),
        error,
      };
    },
    onSuccess: ({ added, skipped }, { target }) => {
      if (added.length === 0) return showToast(actsText('classUnchanged'));
      const undo = () => {
        const failed = (error: unknown) => showToast(problemSentence(error));
        inSteps(added, undefined, (part) =>
          callApi(removeClassMembers, { classId: target.id, userIds: part }),
        )
          .then(({ error }) => {
            if (error) failed(error);
          }, failed)
          .finally(() => void refreshClasses(client));
      };
      const words = { count: added.length, name: target.title };
      showToast(skipped === 0 ? actsText('inClass', words) : actsText('inClassSome', { ...words, skipped }), {
        undo,
      });
    },
    onSettled: () => void refreshClasses(client),
  });
};
