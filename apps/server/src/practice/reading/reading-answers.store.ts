import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export type FirstAnswer = {
  version: number;
  levelId: string | null;
  /** Which options, by their place. */
  choice: number[];
  right: boolean;
  rest: number | null;
  ms: number | null;
};

/** The first answer of each person to a question; longer than ten minutes nobody thinks about one. */
export const selectFirstAnswers = async (db: Db, questionId: string): Promise<FirstAnswer[]> => {
  const { rows } = await sql<FirstAnswer>`
    with firsts as (
      select distinct on (reading.user_id) reading.user_id, reading.read_at, answer.*
      from reading_answers answer join readings reading on reading.id = answer.reading_id
      where answer.question_id = ${questionId}
      order by reading.user_id, answer.answered_at)
    select question_version as version, level_id as "levelId", coalesce(choices, array[choice]) as choice, is_right as right,
      (select avg(other.is_right::int)::double precision from readings
        join reading_answers other on other.reading_id = readings.id
        where readings.user_id = firsts.user_id and other.question_id <> firsts.question_id) as rest,
      (select case when took < interval '10 minutes' then extract(epoch from took) * 1000 end
        from (select firsts.answered_at - greatest(firsts.read_at, max(before.answered_at)) as took
          from reading_answers before
          where before.reading_id = firsts.reading_id and before.answered_at < firsts.answered_at) time) as ms
    from firsts join users on users.id = firsts.user_id`.execute(db);
  return rows;
};

export const selectAnsweredAfter = async (
  db: Db,
  moment: Date,
  limit: number,
): Promise<{ id: string; at: Date }[]> => {
  const { rows } = await sql<{ id: string; at: Date }>`
    select question_id as id, max(answered_at) as at from reading_answers
    where answered_at > ${moment} group by question_id order by at, id limit ${limit}`.execute(db);
  return rows;
};
