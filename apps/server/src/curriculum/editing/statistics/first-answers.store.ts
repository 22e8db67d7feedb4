import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { GivenAnswer } from './statistics.ts';

/** The tables in which one practice (for example reading) stores its answers. */
export type AnswerTables = {
  answers: string;
  /**
   * The table of sittings, and the answer column that references a sitting. A sitting is one reading, one test or one
   * round of gap exercises, depending on the practice.
   */
  sittings: string;
  sittingId: string;
  /** The answer columns for the item id and the item version. */
  itemId: string;
  version: string;
  /**
   * The sitting column with the time from which the duration of the first answer is measured; null when the practice
   * does not store this time.
   */
  since: string | null;
  /** SQL expressions on the answer columns: the chosen options, and whether the answer is right. */
  choice: RawBuilder<unknown>;
  right: (answer: string) => RawBuilder<boolean>;
};

/**
 * Selects each user’s first answer to an item. A duration of ten minutes or more becomes null, because it probably
 * includes an interruption.
 */
export const selectFirstAnswers = async (
  db: Db,
  tables: AnswerTables,
  itemId: string,
): Promise<GivenAnswer[]> => {
  const answers = sql.table(tables.answers);
  const sittings = sql.table(tables.sittings);
  const of = (alias: string, column: string) => sql.ref(`${alias}.${column}`);
  const since = tables.since === null ? sql`null::timestamptz` : of('sitting', tables.since);
  const { rows } = await sql<GivenAnswer>`
    with firsts as (
      select distinct on (sitting.user_id) sitting.user_id, ${since} as since, answer.*
      from ${answers} answer join ${sittings} sitting on sitting.id = ${of('answer', tables.sittingId)}
      where ${of('answer', tables.itemId)} = ${itemId}
      order by sitting.user_id, answer.answered_at)
    select ${of('firsts', tables.version)} as version, level_id as "levelId",
      ${tables.choice} as choice, ${tables.right('firsts')} as right,
      (select avg((${tables.right('other')})::int)::double precision from ${sittings} sitting
        join ${answers} other on ${of('other', tables.sittingId)} = sitting.id
        where sitting.user_id = firsts.user_id
          and ${of('other', tables.itemId)} <> ${of('firsts', tables.itemId)}) as rest,
      (select case when took < interval '10 minutes' then extract(epoch from took) * 1000 end
        from (select firsts.answered_at - greatest(firsts.since, max(before.answered_at)) as took
          from ${answers} before
          where ${of('before', tables.sittingId)} = ${of('firsts', tables.sittingId)}
            and before.answered_at < firsts.answered_at) time) as ms
    from firsts join users on users.id = firsts.user_id`.execute(db);
  return rows;
};

/** Selects the items that were answered after the given time, each with the time of its last answer, oldest first. */
export const selectAnsweredAfter = async (
  db: Db,
  { answers, itemId }: AnswerTables,
  moment: Date,
  limit: number,
): Promise<{ id: string; at: Date }[]> => {
  const { rows } = await sql<{ id: string; at: Date }>`
    select ${sql.ref(itemId)} as id, max(answered_at) as at from ${sql.table(answers)}
    where answered_at > ${moment} group by ${sql.ref(itemId)} order by at, id limit ${limit}`.execute(db);
  return rows;
};
