import { totalCap } from '@pratik/contract/common';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { AnswerRow, ListeningRow, ListeningTables } from './listening.tables.ts';

const tables = (db: Db | Tx) => db.withTables<ListeningTables>();

export type NewListening = Pick<
  ListeningRow,
  'id' | 'user_id' | 'text_id' | 'text_version' | 'title' | 'level_id' | 'questions' | 'started_at'
>;

/** Begins a listening; nothing where the id is taken or the script is open for this person already. */
export const insertListening = async (tx: Tx, row: NewListening): Promise<void> => {
  await tables(tx)
    .insertInto('listenings')
    .values({
      ...row,
      questions: JSON.stringify(row.questions) as never,
      sentence: 0,
      active_ms: 0,
      right_count: 0,
      script_shown_at: null,
      last_at: row.started_at,
      finished_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const selectListening = (db: Db | Tx, id: string, userId: string) =>
  tables(db)
    .selectFrom('listenings')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Reads a person's listening and holds it until the transaction ends. */
export const holdListening = (tx: Tx, id: string, userId: string) =>
  tables(tx)
    .selectFrom('listenings')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** The listening of a script to go on with, else the last one finished. */
export const selectLatest = (db: Db | Tx, userId: string, textId: string) =>
  tables(db)
    .selectFrom('listenings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('text_id', '=', textId)
    .orderBy('finished_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();

/** The last listening of a script that was finished. */
export const selectLastOf = (db: Db | Tx, userId: string, textId: string) =>
  tables(db)
    .selectFrom('listenings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('text_id', '=', textId)
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();

type Change = Partial<
  Pick<ListeningRow, 'sentence' | 'active_ms' | 'right_count' | 'script_shown_at' | 'last_at' | 'finished_at'>
>;

export const updateListening = (tx: Tx, id: string, change: Change): Promise<ListeningRow> =>
  tables(tx)
    .updateTable('listenings')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Stores an answer; false when the question had one already. */
export const insertAnswer = async (tx: Tx, { choice: choices, ...row }: AnswerRow): Promise<boolean> => {
  const result = await tables(tx)
    .insertInto('listening_answers')
    .values({ ...row, choice: null, choices })
    .onConflict((conflict) => conflict.columns(['listening_id', 'question_id']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const selectAnswers = (db: Db | Tx, listeningId: string): Promise<AnswerRow[]> =>
  tables(db)
    .selectFrom('listening_answers')
    .select(['listening_id', 'question_id', 'question_version', 'is_right', 'answered_at'])
    .select(sql<number[]>`coalesce(choices, array[choice])`.as('choice'))
    .where('listening_id', '=', listeningId)
    .execute();

export const countAnswers = async (tx: Tx, listeningId: string): Promise<number> => {
  const row = await tables(tx)
    .selectFrom('listening_answers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('listening_id', '=', listeningId)
    .executeTakeFirstOrThrow();
  return row.count;
};

/** Listenings that are not finished and have something to go on with, the last one first. */
export const selectBegun = (db: Db, userId: string, leastMs: number): Promise<ListeningRow[]> =>
  tables(db)
    .selectFrom('listenings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .where((eb) =>
      eb.or([eb('sentence', '>', 0), eb('script_shown_at', 'is not', null), eb('active_ms', '>=', leastMs)]),
    )
    .orderBy('last_at', 'desc')
    .orderBy('id')
    .execute();

export type LastFinished = { textId: string; right: number; total: number; finishedAt: Date };

/** Of each of these scripts the last time it was finished. */
export const selectLastFinished = async (
  db: Db,
  userId: string,
  textIds: readonly string[],
): Promise<LastFinished[]> =>
  tables(db)
    .selectFrom('listenings')
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

export const selectFinished = (db: Db, userId: string, page: number, size: number): Promise<ListeningRow[]> =>
  tables(db)
    .selectFrom('listenings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page * size)
    .limit(size)
    .execute();

/** Finished listenings of a person, counted up to one past the cap. */
export const countFinished = async (db: Db, userId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from listenings where user_id = ${userId} and finished_at is not null limit ${totalCap + 1}
    ) as found`.execute(db);
  return rows[0]?.count ?? 0;
};
