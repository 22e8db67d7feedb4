import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

type FirstAnswer = {
  version: number;
  levelId: string | null;
  /** The option, by its text; null where it was typed. */
  choice: string | null;
  right: boolean;
  rest: number | null;
  ms: number | null;
};

/** The first answer of each person to a fill-in item; a slip of the pen is right. */
export const selectFirstAnswers = async (db: Db, itemId: string): Promise<FirstAnswer[]> => {
  const { rows } = await sql<FirstAnswer>`
    with firsts as (
      select distinct on (round.user_id) round.user_id, round.started_at, answer.*
      from vocabulary_gap_answers answer join vocabulary_gap_rounds round on round.id = answer.round_id
      where answer.item_id = ${itemId}
      order by round.user_id, answer.answered_at)
    select item_version as version, level_id as "levelId",
      case when asked = 'chosen' then answer end as choice, outcome <> 'wrong' as right,
      (select avg((other.outcome <> 'wrong')::int)::double precision from vocabulary_gap_rounds round
        join vocabulary_gap_answers other on other.round_id = round.id
        where round.user_id = firsts.user_id and other.item_id <> firsts.item_id) as rest,
      (select case when took < interval '10 minutes' then extract(epoch from took) * 1000 end
        from (select firsts.answered_at - greatest(firsts.started_at, max(before.answered_at)) as took
          from vocabulary_gap_answers before
          where before.round_id = firsts.round_id and before.answered_at < firsts.answered_at) time) as ms
    from firsts join users on users.id = firsts.user_id`.execute(db);
  return rows;
};

export const selectAnsweredAfter = async (
  db: Db,
  moment: Date,
  limit: number,
): Promise<{ id: string; at: Date }[]> => {
  const { rows } = await sql<{ id: string; at: Date }>`
    select item_id as id, max(answered_at) as at from vocabulary_gap_answers
    where answered_at > ${moment} group by item_id order by at, id limit ${limit}`.execute(db);
  return rows;
};
