import type { Call } from '@pratik/contract/call';
import {
  addClass,
  addClassMembers,
  type ClassRole,
  deleteClass,
  getClass,
  getClassLearner,
  listClasses,
  listClassMembers,
  listOwnClasses,
  promoteLearners,
  removeClassMembers,
  setClassArchived,
  updateClass,
} from '@pratik/contract/classes';
import { getAllUsers } from '@pratik/contract/users';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi, type InputFor } from '../lib/api/api-client.ts';
import { callKey, callQuery } from '../lib/api/query-client.ts';

export const useClassPage = (input: InputFor<typeof listClasses>, enabled = true) =>
  useQuery({ ...callQuery(listClasses, input), placeholderData: keepPreviousData, enabled });

export const useClass = (id: string) => useQuery(callQuery(getClass, { id }));

export const useMemberPage = (input: InputFor<typeof listClassMembers>) =>
  useQuery({ ...callQuery(listClassMembers, input), placeholderData: keepPreviousData });

export const useClassLearner = (classId: string, userId: string) =>
  useQuery(callQuery(getClassLearner, { classId, userId }));

/** Searches users for the dialog that adds members to a class. */
export const useUserSearch = (search: string) =>
  useQuery({
    ...callQuery(getAllUsers, { search, size: 20, cache: false }),
    placeholderData: keepPreviousData,
  });

const readers: readonly Call[] = [listClasses, listOwnClasses, getClass, listClassMembers, getClassLearner];

/** Marks all cached class lists, classes and members as outdated, so that they are fetched again. */
const refresh = (client: QueryClient) =>
  Promise.all(readers.map((call) => client.invalidateQueries({ queryKey: callKey(call) })));

const useChange = <Input, Answer>(change: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => void refresh(client) });
};

export const useAddClass = () => useChange((input: InputFor<typeof addClass>) => callApi(addClass, input));

export const useUpdateClass = () =>
  useChange((input: InputFor<typeof updateClass>) => callApi(updateClass, input));

export const useSetArchived = () =>
  useChange((input: InputFor<typeof setClassArchived>) => callApi(setClassArchived, input));

export const useDeleteClass = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(deleteClass, { id }),
    onSuccess: (_done, id) => {
      client.removeQueries({ queryKey: callKey(getClass, { id }) });
      void client.invalidateQueries({ queryKey: callKey(listClasses) });
    },
  });
};

export const useAddMembers = (classId: string, role: ClassRole) =>
  useChange((userIds: readonly string[]) =>
    callApi(addClassMembers, { classId, role, userIds: [...userIds] }),
  );

export const useRemoveMembers = (classId: string) =>
  useChange((userIds: readonly string[]) => callApi(removeClassMembers, { classId, userIds: [...userIds] }));

export const usePromote = () =>
  useChange((input: InputFor<typeof promoteLearners>) => callApi(promoteLearners, input));
