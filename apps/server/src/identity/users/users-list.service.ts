import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { totalCap } from '@pratik/contract/common';
import type { User } from '@pratik/contract/user';
import { bulkCap, type exportUsers, type getAllUsers, type listMatchingUsers } from '@pratik/contract/users';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { createDeepPages } from '../../platform/db/deep-pages.ts';
import { type Key, selectKeysAfter } from '../../platform/db/ordered-list.ts';
import { toUser } from './users.service.ts';
import type { UserRow } from './users.store.ts';
import { lastActiveWithin } from './users-list.policy.ts';
import {
  countUsers,
  isUnfiltered,
  type ListFilters,
  listOf,
  selectMatching,
  selectMatchingIds,
  selectPageOf,
  selectRowsOf,
} from './users-list.store.ts';

export type UsersListService = ReturnType<typeof createUsersListService>;

/** How long the total number of users is cached, in milliseconds. */
const keepTotalMs = 60_000;
const exportBatch = 1000;

type Filters = Omit<BodyOf<typeof exportUsers>, 'sort' | 'order'>;

type Parts = {
  db: Db;
  /** Returns the current time in epoch milliseconds. */
  now(): number;
  /** Clock with which the users’ last activity is compared. */
  clock: Clock;
};

/** Lists users, page by page or all of them. */
export const createUsersListService = ({ db, now, clock }: Parts) => {
  let stored: { total: number; at: number } | undefined;
  const deep = createDeepPages(now);

  const totalOfAll = async (fromCache: boolean): Promise<number> => {
    if (fromCache && stored && now() - stored.at < keepTotalMs) return stored.total;
    const total = await countUsers(db);
    stored = { total, at: now() };
    return total;
  };

  const filtersOf = ({ activityFilter, ...rest }: Filters): ListFilters => ({
    ...rest,
    lastActive: activityFilter === undefined ? undefined : lastActiveWithin(activityFilter, clock.now()),
  });

  return {
    /**
     * Returns a page of users. `cache: false` counts all users again. Filtered lists are counted each time, up to
     * 1,000.
     */
    async page({ page, size, cache, sort, order, ...given }: BodyOf<typeof getAllUsers>) {
      const filters = filtersOf(given);
      const by = { sort, order };
      const range = { limit: size, offset: page * size };
      const name = JSON.stringify([given, by]);
      if (!cache) deep.forget(name);
      const rowsAlong = async () =>
        selectRowsOf(db, await deep.page(db, name, listOf(db, filters, by), range), by);
      const answer = (rows: UserRow[], total: number, totalCapped: boolean) => ({
        users: rows.map(toUser),
        total,
        totalCapped,
        page,
        size,
      });
      if (isUnfiltered(filters)) {
        const [rows, total] = await Promise.all([rowsAlong(), totalOfAll(cache)]);
        return answer(rows, total, false);
      }
      const ids = await selectMatchingIds(db, filters, totalCap + 1);
      if (ids.length > totalCap) return answer(await rowsAlong(), totalCap, true);
      const rows = ids.length > range.offset ? await selectPageOf(db, ids, by, range) : [];
      return answer(rows, ids.length, false);
    },

    /** Returns the users that match the filters, at most `bulkCap`, in no particular order. */
    async matching(given: BodyOf<typeof listMatchingUsers>): Promise<AnswerOf<typeof listMatchingUsers>> {
      const found = await selectMatching(db, filtersOf(given), bulkCap + 1);
      return { users: found.slice(0, bulkCap), capped: found.length > bulkCap };
    },

    /** Yields all matching users in order, 1,000 at a time. */
    async *all({ sort, order, ...given }: BodyOf<typeof exportUsers>): AsyncGenerator<User[]> {
      const by = { sort, order };
      const list = listOf(db, filtersOf(given), by);
      let last: Key | undefined;
      for (;;) {
        const page = await selectKeysAfter(db, list, last, { limit: exportBatch });
        const rows = await selectRowsOf(db, page, by);
        if (rows.length > 0) yield rows.map(toUser);
        if (page.length < exportBatch) return;
        last = page.at(-1);
      }
    },
  };
};
