import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type { User } from '@pratik/contract/user';
import type { exportUsers, getAllUsers, ListedUser, listMatchingUsers } from '@pratik/contract/users';
import type { UsersListService } from '../../identity/users/users-list.service.ts';
import type { UsersProgress } from '../../progress/users-progress.service.ts';

export type UsersList = ReturnType<typeof createUsersList>;

/** Lists users with their practice minutes of this week. */
export const createUsersList = (list: UsersListService, practised: UsersProgress) => {
  const withMinutes = async (users: readonly User[]): Promise<ListedUser[]> => {
    const minutes = await practised.minutesThisWeek(users.map(({ id }) => id));
    return users.map((user) => ({ ...user, minutesThisWeek: minutes.get(user.id) ?? 0 }));
  };

  return {
    async page(input: BodyOf<typeof getAllUsers>): Promise<AnswerOf<typeof getAllUsers>> {
      const page = await list.page(input);
      return { ...page, users: await withMinutes(page.users) };
    },

    /** Returns the users that match the filters, for an action on all of them. */
    matching: (input: BodyOf<typeof listMatchingUsers>): Promise<AnswerOf<typeof listMatchingUsers>> =>
      list.matching(input),

    /** Yields all users that match the filters, in the requested order, 1,000 users at a time. */
    async *all(input: BodyOf<typeof exportUsers>): AsyncGenerator<ListedUser[]> {
      for await (const users of list.all(input)) yield withMinutes(users);
    },
  };
};
