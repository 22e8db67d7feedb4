import type { AnswerOf } from '@pratik/contract/call';
import { getUserById, type User, type UserStatus } from '@pratik/contract/user';
import {
  addUser,
  deleteUser,
  exportUsers,
  getAllUsers,
  getUserForEdit,
  listMatchingUsers,
  makeSignInLink,
  setUserLevels,
  setUserStatus,
  updateUser,
} from '@pratik/contract/users';
import { inviteAgain } from '@pratik/contract/users-import';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi, downloadCsv, type InputFor } from '../../lib/api/api-client.ts';
import { inSteps, type Steps } from '../../lib/api/in-steps.ts';
import { callKey, callQuery } from '../../lib/api/query-client.ts';

type ListInput = Omit<InputFor<typeof getAllUsers>, 'cache'>;
type UserPage = AnswerOf<typeof getAllUsers>;

/** Loads one page of the user list, bypassing the server’s cache if the list has changed. */
export const useUserPage = (input: ListInput) =>
  useQuery(
    queryOptions({
      queryKey: callKey(getAllUsers, input),
      queryFn: ({ client, queryKey, signal }) => {
        const cache = !client.getQueryState(queryKey)?.isInvalidated;
        return callApi(getAllUsers, { ...input, cache }, { signal });
      },
      placeholderData: keepPreviousData,
    }),
  );

export const useUser = (id: string) => useQuery(callQuery(getUserById, { id }));

export const useUserForEdit = (id: string) => useQuery(callQuery(getUserForEdit, { id }));

/** Calls that load one user. */
const readers = [getUserById, getUserForEdit] as const;

export const useExport = () =>
  useMutation({
    mutationFn: (what: { input: InputFor<typeof exportUsers>; fileName: string }) =>
      downloadCsv(exportUsers, what.input, what.fileName),
  });

/** Marks all cached user lists and users as outdated, so that they are fetched again. */
export const refreshUsers = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: callKey(getAllUsers) }),
    ...readers.map((call) => client.invalidateQueries({ queryKey: callKey(call) })),
  ]);

export const useAddUser = () => useChange((input: InputFor<typeof addUser>) => callApi(addUser, input));

export const useUpdateUser = () =>
  useChange((input: InputFor<typeof updateUser>) => callApi(updateUser, input));

export const useDeleteUser = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => callApi(deleteUser, { userId }),
    onSuccess: (_answer, userId) => {
      for (const call of readers) client.removeQueries({ queryKey: callKey(call, { id: userId }) });
      void client.invalidateQueries({ queryKey: callKey(getAllUsers) });
    },
  });
};

export const useSignInLink = () =>
  useMutation({ mutationFn: (userId: string) => callApi(makeSignInLink, { userId }) });

/** Creates new links for users who have never signed in. */
export const useInviteAgain = () =>
  useMutation({
    mutationFn: async ({ userIds, steps }: { userIds: readonly string[]; steps?: Steps }) => {
      const { done, error } = await inSteps(userIds, steps, (part) =>
        callApi(inviteAgain, { userIds: part }),
      );
      return {
        invited: done.flatMap(({ invited }) => invited),
        skipped: done.flatMap(({ skipped }) => skipped),
        error,
      };
    },
  });

/** Fetches all users that match the filters, up to a maximum number. */
export const useMatchingUsers = () =>
  useMutation({
    mutationFn: (input: InputFor<typeof listMatchingUsers>) => callApi(listMatchingUsers, input),
  });

/** Result of an action on many users. `error` is set if the action ended early. */
export type BulkResult<Item> = { changed: readonly Item[]; error: unknown };

/** Assigns a level to each user. @returns the users that changed, each with the previous level */
export const changeLevels = async (
  client: QueryClient,
  changes: InputFor<typeof setUserLevels>['changes'],
  steps?: Steps,
): Promise<BulkResult<AnswerOf<typeof setUserLevels>['changed'][number]>> => {
  try {
    const { done, error } = await inSteps(changes, steps, (part) =>
      callApi(setUserLevels, { changes: part }),
    );
    return { changed: done.flatMap(({ changed }) => changed), error };
  } finally {
    void refreshUsers(client);
  }
};

type OpenOrClosed = Extract<UserStatus, 'active' | 'disabled'>;

/**
 * Enables or disables accounts. The page shows the change at once and then fetches the data again. @returns the ids
 * of the changed users
 */
export const changeStatus = async (
  client: QueryClient,
  userIds: readonly string[],
  status: OpenOrClosed,
  steps?: Steps,
): Promise<BulkResult<string>> => {
  paintStatus(client, userIds, status);
  try {
    const { done, error } = await inSteps(userIds, steps, (part) =>
      callApi(setUserStatus, { userIds: part, status }),
    );
    return { changed: done.flatMap(({ changed }) => changed), error };
  } finally {
    void refreshUsers(client);
  }
};

const paintStatus = (client: QueryClient, ids: readonly string[], status: UserStatus): void => {
  const painted = <Shown extends User>(user: Shown): Shown =>
    ids.includes(user.id) ? { ...user, status } : user;
  client.setQueriesData<UserPage>({ queryKey: callKey(getAllUsers) }, (page) =>
    page ? { ...page, users: page.users.map(painted) } : page,
  );
  for (const call of readers) {
    client.setQueriesData<User>({ queryKey: callKey(call) }, (user) => (user ? painted(user) : user));
  }
};

const useChange = <Input, Answer>(change: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => void refreshUsers(client) });
};
