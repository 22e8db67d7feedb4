import type { AnswerOf } from '@pratik/contract/call';
import {
  addLevel,
  deleteLevel,
  getLevel,
  keepLevelText,
  listLevels,
  manageLevels,
  reorderLevels,
  setLevelRetired,
  updateLevel,
} from '@pratik/contract/level';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type InputFor } from '../../lib/api/api-client.ts';
import { callKey, callQuery } from '../../lib/api/query-client.ts';

export const useManagedLevels = () => useQuery(callQuery(manageLevels, {}));

export const useLevel = (id: string) => useQuery(callQuery(getLevel, { id }));

/** Marks every query with levels as outdated, so that it is fetched again. */
const refresh = (client: QueryClient) =>
  Promise.all(
    [manageLevels, listLevels, getLevel].map((call) => client.invalidateQueries({ queryKey: [call.path] })),
  );

const useChange = <Input, Answer>(change: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => void refresh(client) });
};

export const useAddLevel = () => useChange((input: InputFor<typeof addLevel>) => callApi(addLevel, input));

export const useUpdateLevel = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: InputFor<typeof updateLevel>) => callApi(updateLevel, input),
    onSuccess: (saved) => {
      client.setQueryData(callKey(getLevel, { id: saved.id }), saved);
      void client.invalidateQueries({ queryKey: [manageLevels.path] });
      void client.invalidateQueries({ queryKey: [listLevels.path] });
    },
  });
};

export const useSetRetired = () =>
  useChange((input: InputFor<typeof setLevelRetired>) => callApi(setLevelRetired, input));

export const useDeleteLevel = () => useChange((id: string) => callApi(deleteLevel, { id }));

export const useKeepOwn = () =>
  useChange((input: InputFor<typeof keepLevelText>) => callApi(keepLevelText, input));

const ordering = ['level-order'];

/**
 * Shows the new order at once, sends the move requests one after another, and fetches the levels again after the last
 * request.
 */
export const useReorder = () => {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ordering,
    scope: { id: 'level-order' },
    mutationFn: (input: InputFor<typeof reorderLevels>) => callApi(reorderLevels, input),
    onMutate: async ({ to }) => {
      await client.cancelQueries({ queryKey: callKey(manageLevels, {}) });
      client.setQueryData<AnswerOf<typeof manageLevels>>(callKey(manageLevels, {}), (list) =>
        list ? { levels: inOrder(list.levels, to) } : list,
      );
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: ordering }) === 1) void refresh(client);
    },
  });
};

/** Sorts levels: first those with the given ids, in the order of the ids, then the others in their previous order. */
const inOrder = <Level extends { id: string }>(levels: readonly Level[], order: readonly string[]): Level[] =>
  levels.toSorted((a, b) => place(order, a.id) - place(order, b.id));

const place = (order: readonly string[], id: string): number =>
  order.includes(id) ? order.indexOf(id) : order.length;
