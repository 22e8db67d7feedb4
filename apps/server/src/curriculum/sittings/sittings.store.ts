import { totalCap } from '@pratik/contract/common';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { AnswerRow, SittingNames, SittingRow, SittingTables } from './sittings.tables.ts';

export type LastFinished = { textId: string; right: number; total: number; finishedAt: Date };

type Begun = 'sentence' | 'active_ms' | 'right_count' | 'last_at' | 'finished_at';

/** Creates the queries for the sittings of one practice, which has its own tables. */
export const createSittingStore = <Row extends SittingRow>(names: SittingNames) => {
  const tables = (db: Db | Tx) => db.withTables<SittingTables>();
  const sittings = names.sittings as 'sittings';
  const answers = names.answers as 'answers';
  const sittingId = names.sittingId as 'sitting_id';
  const throughAt = names.throughAt as 'through_at';
  const own = (db: Db | Tx, userId: string) =>
    tables(db).selectFrom(sittings).selectAll().where('user_id', '=', userId);
  const finished = (db: Db | Tx, userId: string) => own(db, userId).where('finished_at', 'is not', null);
  const one = (row: SittingRow | undefined) => row as Row | undefined;

  return {
    /**
     * Inserts a sitting. Does nothing when a sitting with this id exists or the user already has an unfinished
     * sitting of the text.
     */
    insert: async (tx: Tx, row: Omit<Row, Begun>): Promise<void> => {
      const begun = { sentence: 0, active_ms: 0, right_count: 0, last_at: row.started_at };
      await tables(tx)
        .insertInto(sittings)
        .values({ ...row, ...begun, questions: JSON.stringify(row.questions) } as never)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    select: async (db: Db | Tx, id: string, userId: string) =>
      one(await own(db, userId).where('id', '=', id).executeTakeFirst()),

    /** Reads a user’s sitting and locks it until the transaction ends. */
    lock: async (tx: Tx, id: string, userId: string) =>
      one(await own(tx, userId).where('id', '=', id).forUpdate().executeTakeFirst()),

    /** Selects the user’s unfinished sitting of a text, or the last finished sitting when no sitting is unfinished. */
    selectLatest: async (db: Db | Tx, userId: string, textId: string) =>
      one(
        await own(db, userId)
          .where('text_id', '=', textId)
          .orderBy('finished_at', (order) => order.desc().nullsFirst())
          .limit(1)
          .executeTakeFirst(),
      ),

    /** Selects the user’s last finished sitting of a text. */
    selectLastOf: async (db: Db | Tx, userId: string, textId: string) =>
      one(
        await finished(db, userId)
          .where('text_id', '=', textId)
          .orderBy('finished_at', 'desc')
          .limit(1)
          .executeTakeFirst(),
      ),

    update: async (tx: Tx, id: string, change: Partial<Row>): Promise<Row> =>
      (await tables(tx)
        .updateTable(sittings)
        .set(change as Partial<SittingRow>)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()) as SittingRow as Row,

    /** Stores an answer. Returns false when the question already has an answer. */
    insertAnswer: async (tx: Tx, id: string, { choice: choices, ...row }: AnswerRow): Promise<boolean> => {
      const result = await tables(tx)
        .insertInto(answers)
        .values({ ...row, [sittingId]: id, choice: null, choices } as never)
        .onConflict((conflict) => conflict.columns([sittingId, 'question_id']).doNothing())
        .executeTakeFirst();
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    selectAnswers: (db: Db | Tx, id: string): Promise<AnswerRow[]> =>
      tables(db)
        .selectFrom(answers)
        .select(['question_id', 'question_version', 'is_right', 'answered_at'])
        .select(sql<number[]>`coalesce(choices, array[choice])`.as('choice'))
        .where(sittingId, '=', id)
        .execute(),

    /** Selects unfinished sittings with at least `leastMs` milliseconds of active time, newest first. */
    selectBegun: async (db: Db, userId: string, leastMs: number): Promise<Row[]> =>
      (await own(db, userId)
        .where('finished_at', 'is', null)
        .where((eb) =>
          eb.or([eb('sentence', '>', 0), eb(throughAt, 'is not', null), eb('active_ms', '>=', leastMs)]),
        )
        .orderBy('last_at', 'desc')
        .orderBy('id')
        .execute()) as SittingRow[] as Row[],

    /** Selects, for each of these texts, the last time that the user finished it. */
    selectLastFinished: (db: Db, userId: string, textIds: readonly string[]): Promise<LastFinished[]> =>
      tables(db)
        .selectFrom(sittings)
        .distinctOn('text_id')
        .select(['text_id as textId', 'right_count as right', 'finished_at as finishedAt'])
        .select(sql<number>`jsonb_array_length(questions)`.as('total'))
        .where('user_id', '=', userId)
        .where('text_id', 'in', textIds.length > 0 ? [...textIds] : [''])
        .where('finished_at', 'is not', null)
        .$narrowType<{ finishedAt: Date }>()
        .orderBy('text_id')
        .orderBy('finished_at', 'desc')
        .execute(),

    selectFinished: async (db: Db, userId: string, page: number, size: number): Promise<Row[]> =>
      (await finished(db, userId)
        .orderBy('finished_at', 'desc')
        .orderBy('id', 'desc')
        .offset(page * size)
        .limit(size)
        .execute()) as SittingRow[] as Row[],

    /** Counts a user’s finished sittings, up to one more than the maximum that is shown. */
    countFinished: async (db: Db, userId: string): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from (
          select 1 from ${sql.table(sittings)}
          where user_id = ${userId} and finished_at is not null limit ${totalCap + 1}
        ) as found`.execute(db);
      return rows[0]?.count ?? 0;
    },
  };
};

export type SittingStore<Row extends SittingRow> = ReturnType<typeof createSittingStore<Row>>;
