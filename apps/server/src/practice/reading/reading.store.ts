import { totalCap } from '@pratik/contract/common';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { AnswerRow, ReadingRow, ReadingTables } from './reading.tables.ts';

const tables = (db: Db | Tx) => db.withTables<ReadingTables>();

export type NewReading = Pick<
  ReadingRow,
  'id' | 'user_id' | 'text_id' | 'text_version' | 'title' | 'level_id' | 'words' | 'questions' | 'started_at'
>;

/** Begins a reading; nothing where the id is taken or the text is open for this person already. */
export const insertReading = async (tx: Tx, row: NewReading): Promise<void> => {
  await tables(tx)
    .insertInto('readings')
    .values({
      ...row,
      questions: JSON.stringify(row.questions) as never,
      sentence: 0,
      active_ms: 0,
      pace: null,
      right_count: 0,
      last_at: row.started_at,
      read_at: null,
      finished_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const selectReading = (db: Db | Tx, id: string, userId: string) =>
  tables(db)
    .selectFrom('readings')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Reads a person's reading and holds it until the transaction ends. */
export const holdReading = (tx: Tx, id: string, userId: string) =>
  tables(tx)
    .selectFrom('readings')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** The reading of a text to go on with, else the last one finished. */
export const selectLatest = (db: Db | Tx, userId: string, textId: string) =>
  tables(db)
    .selectFrom('readings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('text_id', '=', textId)
    .orderBy('finished_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();

type Change = Partial<
  Pick<ReadingRow, 'sentence' | 'active_ms' | 'pace' | 'right_count' | 'last_at' | 'read_at' | 'finished_at'>
>;

export const updateReading = (tx: Tx, id: string, change: Change): Promise<ReadingRow> =>
  tables(tx)
    .updateTable('readings')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Stores an answer; false when the question had one already. */
export const insertAnswer = async (tx: Tx, { choice: choices, ...row }: AnswerRow): Promise<boolean> => {
  const result = await tables(tx)
    .insertInto('reading_answers')
    .values({ ...row, choice: null, choices })
    .onConflict((conflict) => conflict.columns(['reading_id', 'question_id']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const selectAnswers = (db: Db | Tx, readingId: string): Promise<AnswerRow[]> =>
  tables(db)
    .selectFrom('reading_answers')
    .select(['reading_id', 'question_id', 'question_version', 'is_right', 'answered_at'])
    .select(sql<number[]>`coalesce(choices, array[choice])`.as('choice'))
    .where('reading_id', '=', readingId)
    .execute();

/** Readings that are not finished and have something to go on with, the last one first. */
export const selectBegun = (db: Db, userId: string, leastMs: number): Promise<ReadingRow[]> =>
  tables(db)
    .selectFrom('readings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .where((eb) =>
      eb.or([eb('sentence', '>', 0), eb('read_at', 'is not', null), eb('active_ms', '>=', leastMs)]),
    )
    .orderBy('last_at', 'desc')
    .orderBy('id')
    .execute();

export type LastFinished = { textId: string; right: number; total: number; finishedAt: Date };

/** Of each of these texts the last time it was finished. */
export const selectLastFinished = async (
  db: Db,
  userId: string,
  textIds: readonly string[],
): Promise<LastFinished[]> =>
  tables(db)
    .selectFrom('readings')
    .distinctOn('text_id')
    .select(['text_id as textId', 'right_count as right', 'finished_at as finishedAt'])
    .select(sql<number>`jsonb_array_length(questions)`.as('total'))
    .where('user_id', '=', userId)
    .where('text_id', 'in', textIds.length > 0 ? [...textIds] : [''])
    .where('finished_at', 'is not', null)
    .$narrowType<{ finishedAt: Date }>()
    .orderBy('text_id')
    .orderBy('finished_at', 'desc')
    .execute();

/** The last paces measured, newest first. */
export const selectPaces = async (
  db: Db,
  userId: string,
  limit: number,
): Promise<{ pace: number; levelId: string }[]> =>
  tables(db)
    .selectFrom('readings')
    .select(['pace', 'level_id as levelId'])
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .where('pace', 'is not', null)
    .$narrowType<{ pace: number }>()
    .orderBy('finished_at', 'desc')
    .limit(limit)
    .execute();

export const selectFinished = (db: Db, userId: string, page: number, size: number): Promise<ReadingRow[]> =>
  tables(db)
    .selectFrom('readings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page * size)
    .limit(size)
    .execute();

/** Finished readings of a person, counted up to one past the cap. */
export const countFinished = async (db: Db, userId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from readings where user_id = ${userId} and finished_at is not null limit ${totalCap + 1}
    ) as found`.execute(db);
  return rows[0]?.count ?? 0;
};
