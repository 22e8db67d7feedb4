import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

type FirstAnswer = {
  version: number;
  levelId: string | null;
  choice: number | null;
  right: boolean;
  rest: number | null;
  ms: number | null;
};

/** The first answer of each person to an item; the time is that since the question before. */
export const selectFirstAnswers = async (db: Db, itemId: string): Promise<FirstAnswer[]> => {
  const { rows } = await sql<FirstAnswer>`
    with firsts as (
      select distinct on (attempt.user_id) attempt.user_id, attempt.started_at, answer.*
      from placement_answers answer join placement_attempts attempt on attempt.id = answer.attempt_id
      where answer.item_id = ${itemId}
      order by attempt.user_id, answer.answered_at)
    select item_version as version, level_id as "levelId", choice, answered = 'right' as right,
      (select avg((other.answered = 'right')::int)::double precision from placement_attempts attempt
        join placement_answers other on other.attempt_id = attempt.id
        where attempt.user_id = firsts.user_id and other.item_id <> firsts.item_id) as rest,
      (select case when took < interval '10 minutes' then extract(epoch from took) * 1000 end
        from (select firsts.answered_at - greatest(firsts.started_at, max(before.answered_at)) as took
          from placement_answers before
          where before.attempt_id = firsts.attempt_id and before.answered_at < firsts.answered_at) time) as ms
    from firsts join users on users.id = firsts.user_id`.execute(db);
  return rows;
};

export const selectAnsweredAfter = async (
  db: Db,
  moment: Date,
  limit: number,
): Promise<{ id: string; at: Date }[]> => {
  const { rows } = await sql<{ id: string; at: Date }>`
    select item_id as id, max(answered_at) as at from placement_answers
    where answered_at > ${moment} group by item_id order by at, id limit ${limit}`.execute(db);
  return rows;
};
