import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Counts a user’s due cards by day, for all days before an instant, including days in the past. */
export const selectDueByDay = async (
  db: Db,
  userId: string,
  before: Date,
  timeZone: string,
): Promise<{ day: string; due: number }[]> => {
  const { rows } = await sql<{ day: string; due: number }>`
    select day, count(*) as due from (
      select to_char(greatest(due, buried_until) at time zone ${timeZone}, 'YYYY-MM-DD') as day
      from vocabulary_cards
      where user_id = ${userId} and deleted_at is null and suspended_at is null and state <> 'new'
        and greatest(due, buried_until) < ${before}
    ) as cards group by day order by day`.execute(db);
  return rows;
};

/** Counts answers to known words by month in the user’s time zone. `month` is the first day of the month. */
export const selectRetention = async (
  db: Db,
  userId: string,
  since: Date,
  timeZone: string,
): Promise<{ month: string; asked: number; known: number }[]> => {
  const { rows } = await sql<{ month: string; asked: number; known: number }>`
    select to_char(month, 'YYYY-MM-DD') as month, count(*) as asked, count(*) filter (where grade > 1) as known from (
      select grade, date_trunc('month', reviewed_at at time zone ${timeZone}) as month
      from vocabulary_reviews
      where user_id = ${userId} and undone_at is null and reviewed_at >= ${since} and before ->> 'state' = 'review'
    ) as answers group by answers.month order by answers.month`.execute(db);
  return rows;
};

export type Maturity = { new: number; learning: number; young: number; mature: number; suspended: number };

/** Counts cards by state and review interval. */
export const selectMaturity = async (db: Db, userId: string, matureDays: number): Promise<Maturity> => {
  const { rows } = await sql<Maturity>`
    select
      count(*) filter (where suspended_at is null and state = 'new') as new,
      count(*) filter (where suspended_at is null and state in ('learning', 'relearning')) as learning,
      count(*) filter (where suspended_at is null and state = 'review' and scheduled_days < ${matureDays}) as young,
      count(*) filter (where suspended_at is null and state = 'review' and scheduled_days >= ${matureDays}) as mature,
      count(*) filter (where suspended_at is not null) as suspended
    from vocabulary_cards where user_id = ${userId} and deleted_at is null`.execute(db);
  return rows[0] ?? { new: 0, learning: 0, young: 0, mature: 0, suspended: 0 };
};
