import type { BodyOf } from '@pratik/contract/call';
import { totalCap } from '@pratik/contract/common';
import type { exportUsers, getAllUsers, User } from '@pratik/contract/user';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { toUser } from './people.service.ts';
import type { UserRow } from './people.store.ts';
import { lastActiveWithin } from './people-list.policy.ts';
import {
  countUsers,
  isUnfiltered,
  type ListFilters,
  selectAfter,
  selectMatchingIds,
  selectPage,
  selectPageOf,
} from './people-list.store.ts';

export type PeopleListService = ReturnType<typeof createPeopleListService>;

/** How long the number of all people is kept. */
const keepTotalMs = 60_000;
const exportBatch = 1000;

type Filters = Omit<BodyOf<typeof exportUsers>, 'sort' | 'order'>;

type Parts = {
  db: Db;
  /** Epoch milliseconds. */
  now(): number;
  /** The clock people are seen by. */
  clock: Clock;
};

/** Lists of people, page by page or whole. */
export const createPeopleListService = ({ db, now, clock }: Parts) => {
  let kept: { total: number; at: number } | undefined;

  const totalOfAll = async (fromCache: boolean): Promise<number> => {
    if (fromCache && kept && now() - kept.at < keepTotalMs) return kept.total;
    const total = await countUsers(db);
    kept = { total, at: now() };
    return total;
  };

  const filtersOf = ({ activityFilter, ...rest }: Filters): ListFilters => ({
    ...rest,
    lastActive: activityFilter === undefined ? undefined : lastActiveWithin(activityFilter, clock.now()),
  });

  return {
    /** `cache: false` counts again. Filtered lists are counted each time, up to 1,000. */
    async page({ page, size, cache, sort, order, ...given }: BodyOf<typeof getAllUsers>) {
      const filters = filtersOf(given);
      const by = { sort, order };
      const range = { limit: size, offset: page * size };
      const answer = (rows: UserRow[], total: number, totalCapped: boolean) => ({
        users: rows.map(toUser),
        total,
        totalCapped,
        page,
        size,
      });
      if (isUnfiltered(filters)) {
        const [rows, total] = await Promise.all([selectPage(db, filters, by, range), totalOfAll(cache)]);
        return answer(rows, total, false);
      }
      const ids = await selectMatchingIds(db, filters, totalCap + 1);
      if (ids.length > totalCap) return answer(await selectPage(db, filters, by, range), totalCap, true);
      const rows = ids.length > range.offset ? await selectPageOf(db, ids, by, range) : [];
      return answer(rows, ids.length, false);
    },

    /** Everybody who matches, in order, a thousand at a time. */
    async *all({ sort, order, ...given }: BodyOf<typeof exportUsers>): AsyncGenerator<User[]> {
      const filters = filtersOf(given);
      let last: UserRow | undefined;
      for (;;) {
        const rows = await selectAfter(db, filters, { sort, order }, last, exportBatch);
        if (rows.length > 0) yield rows.map(toUser);
        if (rows.length < exportBatch) return;
        last = rows.at(-1);
      }
    },
  };
};
