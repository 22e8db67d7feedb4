import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

type FirstAnswer = {
  version: number;
  levelId: string | null;
  /** Which options, by their place. */
  choice: number[];
  right: boolean;
  rest: number | null;
  ms: number | null;
};

/** The first answer of each person to a question; the time is known from the second question of a script on. */
export const selectFirstAnswers = async (db: Db, questionId: string): Promise<FirstAnswer[]> => {
  const { rows } = await sql<FirstAnswer>`
    with firsts as (
      select distinct on (listening.user_id) listening.user_id, answer.*
      from listening_answers answer join listenings listening on listening.id = answer.listening_id
      where answer.question_id = ${questionId}
      order by listening.user_id, answer.answered_at)
    select question_version as version, level_id as "levelId", coalesce(choices, array[choice]) as choice, is_right as right,
      (select avg(other.is_right::int)::double precision from listenings
        join listening_answers other on other.listening_id = listenings.id
        where listenings.user_id = firsts.user_id and other.question_id <> firsts.question_id) as rest,
      (select case when took < interval '10 minutes' then extract(epoch from took) * 1000 end
        from (select firsts.answered_at - max(before.answered_at) as took from listening_answers before
          where before.listening_id = firsts.listening_id and before.answered_at < firsts.answered_at) time) as ms
    from firsts join users on users.id = firsts.user_id`.execute(db);
  return rows;
};

export const selectAnsweredAfter = async (
  db: Db,
  moment: Date,
  limit: number,
): Promise<{ id: string; at: Date }[]> => {
  const { rows } = await sql<{ id: string; at: Date }>`
    select question_id as id, max(answered_at) as at from listening_answers
    where answered_at > ${moment} group by question_id order by at, id limit ${limit}`.execute(db);
  return rows;
};
