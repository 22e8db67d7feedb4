import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

export type UsersStatistics = { total: number; activeToday: number; activeThisWeek: number };

/**
 * Counts the users whose status is not `disabled`, the users who practised today, and the users who practised since
 * Monday.
 */
export const selectUsersStatistics = async (
  db: Db,
  today: string,
  monday: string,
): Promise<UsersStatistics> => {
  const { rows } = await sql<UsersStatistics>`
    select
      (select count(*) from users where status <> 'disabled') as total,
      count(distinct user_id) filter (where day = ${today}) as "activeToday",
      count(distinct user_id) as "activeThisWeek"
    from activity_days where day >= ${monday} and day <= ${today}`.execute(db);
  return rows[0] ?? { total: 0, activeToday: 0, activeThisWeek: 0 };
};

/** Selects the number of active users and their active milliseconds by day. Days without practice are missing. */
export const selectDayStatistics = async (
  db: Db,
  from: string,
  to: string,
): Promise<{ day: string; users: number; ms: number }[]> => {
  const { rows } = await sql<{ day: string; users: number; ms: number }>`
    select day, count(distinct user_id) as users, sum(active_ms) as ms
    from activity_days where day >= ${from} and day <= ${to} group by day`.execute(db);
  return rows;
};
