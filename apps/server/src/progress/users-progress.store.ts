import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/** Selects the practice time of several users from a day on, in milliseconds. Users without practice are missing. */
export const selectPractice = async (
  db: Db,
  ids: readonly string[],
  from: string,
): Promise<{ id: string; ms: number }[]> => {
  const { rows } = await sql<{ id: string; ms: number }>`
    select user_id as id, sum(active_ms)::bigint as ms from activity_days
    where user_id = any(${[...ids]}::uuid[]) and day >= ${from} group by user_id`.execute(db);
  return rows;
};

/** Selects a user’s practice from a day on by week, identified by its Monday. Weeks without practice are missing. */
export const selectWeeks = async (
  db: Db,
  userId: string,
  from: string,
): Promise<{ monday: string; ms: number; days: number }[]> => {
  const { rows } = await sql<{ monday: string; ms: number; days: number }>`
    select date_trunc('week', day)::date as monday, sum(active_ms)::bigint as ms,
      count(distinct day) filter (where active_ms > 0 or learner_turns > 0) as days
    from activity_days where user_id = ${userId} and day >= ${from} group by 1`.execute(db);
  return rows;
};
