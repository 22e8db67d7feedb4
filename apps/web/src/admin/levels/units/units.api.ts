import type { AnswerOf } from '@pratik/contract/call';
import { manageLevels } from '@pratik/contract/level';
import { getPath, getPathMap, getUnit } from '@pratik/contract/path';
import {
  findUnitItems,
  listUnits,
  type ManagedUnit,
  nameUnitItems,
  reorderUnits,
  saveUnit,
  setUnitRetired,
} from '@pratik/contract/unit-editing';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi, type InputFor } from '../../../lib/api/api-client.ts';
import { callKey, callQuery } from '../../../lib/api/query-client.ts';

export const useUnits = (levelId: string) => useQuery(callQuery(listUnits, { levelId }));

/** Marks every query with units as outdated, so that it is fetched again. */
const refresh = (client: QueryClient) => {
  for (const call of [listUnits, manageLevels, getPath, getPathMap, getUnit])
    void client.invalidateQueries({ queryKey: callKey(call) });
};

type Units = AnswerOf<typeof listUnits>;

export const useSaveUnit = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: InputFor<typeof saveUnit>) => (await callApi(saveUnit, input)).unit,
    onSuccess: (saved) => {
      client.setQueryData<Units>(callKey(listUnits, { levelId: saved.levelId }), (list) =>
        list ? { units: list.units.map((unit) => (unit.id === saved.id ? saved : unit)) } : list,
      );
      refresh(client);
    },
  });
};

export const useSetUnitRetired = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: InputFor<typeof setUnitRetired>) => callApi(setUnitRetired, input),
    onSettled: () => refresh(client),
  });
};

export const isInUse = ({ state }: Pick<ManagedUnit, 'state'>): boolean => state !== 'retired';

const ordering = ['unit-order'];

/**
 * Moves a unit to a position among the units in use and shows the new order immediately. Sends the requests one after
 * another, and fetches the units again after the last request.
 */
export const useMoveUnit = (levelId: string) => {
  const client = useQueryClient();
  const key = callKey(listUnits, { levelId });
  const { mutate, error } = useMutation({
    mutationKey: ordering,
    scope: { id: 'unit-order' },
    mutationFn: (input: InputFor<typeof reorderUnits>) => callApi(reorderUnits, input),
    onMutate: async ({ to }) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Units>(key, (list) => (list ? { units: inOrder(list.units, to) } : list));
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: ordering }) === 1) refresh(client);
    },
  });
  const moveTo = (id: string, place: number, onSuccess?: () => void) => {
    const from = (client.getQueryData<Units>(key)?.units ?? []).filter(isInUse).map((unit) => unit.id);
    if (!from.includes(id)) return;
    const to = from.filter((other) => other !== id).toSpliced(place, 0, id);
    mutate({ levelId, from, to }, onSuccess ? { onSuccess } : {});
  };
  return { moveTo, problem: error };
};

const inOrder = (units: readonly ManagedUnit[], order: readonly string[]): ManagedUnit[] =>
  units.toSorted((a, b) => place(order, a.id) - place(order, b.id));

const place = (order: readonly string[], id: string): number =>
  order.includes(id) ? order.indexOf(id) : order.length;

/** Searches items that a unit can contain. The previous results stay visible during the next search. */
export const useFoundItems = (input: InputFor<typeof findUnitItems>, enabled: boolean) =>
  useQuery({ ...callQuery(findUnitItems, input), placeholderData: keepPreviousData, enabled });

export const useNamedItems = (items: InputFor<typeof nameUnitItems>['items']) =>
  useQuery({
    ...callQuery(nameUnitItems, { items }),
    placeholderData: keepPreviousData,
    enabled: items.length > 0,
  });
