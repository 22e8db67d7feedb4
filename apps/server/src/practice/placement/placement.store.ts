import { totalCap } from '@pratik/contract/common';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { AnswerRow, AttemptRow, PlacementTables } from './placement.tables.ts';

const tables = (db: Db | Tx) => db.withTables<PlacementTables>();

const openOf = (db: Db | Tx, userId: string) =>
  tables(db)
    .selectFrom('placement_attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .where('abandoned_at', 'is', null);

export const selectOpen = (db: Db, userId: string): Promise<AttemptRow | undefined> =>
  openOf(db, userId).executeTakeFirst();

/** Reads the user’s open placement test and locks it until the transaction ends. */
export const lockOpen = (tx: Tx, userId: string): Promise<AttemptRow | undefined> =>
  openOf(tx, userId).forUpdate().executeTakeFirst();

/** Selects a user’s placement test by id; an abandoned test is excluded. */
const attemptOf = (db: Db | Tx, id: string, userId: string) =>
  tables(db)
    .selectFrom('placement_attempts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('abandoned_at', 'is', null);

export const selectAttempt = (db: Db, id: string, userId: string): Promise<AttemptRow | undefined> =>
  attemptOf(db, id, userId).executeTakeFirst();

/** Reads a user’s placement test and locks it until the transaction ends. */
export const lockAttempt = (tx: Tx, id: string, userId: string): Promise<AttemptRow | undefined> =>
  attemptOf(tx, id, userId).forUpdate().executeTakeFirst();

export type NewAttempt = Pick<
  AttemptRow,
  'id' | 'user_id' | 'prior_ability' | 'prior_error' | 'started_at' | 'last_at'
>;

/** Inserts a placement test. Does nothing when a test with this id exists or the user already has an open test. */
export const insertAttempt = async (tx: Tx, row: NewAttempt): Promise<void> => {
  await tables(tx)
    .insertInto('placement_attempts')
    .values({
      ...row,
      asked_item: null,
      asked_version: null,
      level_id: null,
      ability: null,
      standard_error: null,
      shares: null,
      skills: null,
      finished_at: null,
      abandoned_at: null,
      accepted_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

type Change = Partial<
  Pick<
    AttemptRow,
    | 'asked_item'
    | 'asked_version'
    | 'level_id'
    | 'ability'
    | 'standard_error'
    | 'shares'
    | 'skills'
    | 'last_at'
    | 'finished_at'
    | 'abandoned_at'
    | 'accepted_at'
  >
>;

export const updateAttempt = (
  tx: Tx,
  id: string,
  { shares, skills, ...change }: Change,
): Promise<AttemptRow> =>
  tables(tx)
    .updateTable('placement_attempts')
    .set({
      ...change,
      // Sent as JSON text, because the driver pg would convert a JavaScript array to a PostgreSQL array.
      ...(shares ? { shares: JSON.stringify(shares) as never } : {}),
      ...(skills ? { skills: JSON.stringify(skills) as never } : {}),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const insertAnswer = async (tx: Tx, row: AnswerRow): Promise<void> => {
  await tables(tx).insertInto('placement_answers').values(row).execute();
};

/** Selects the answers of a test in the order in which they were given. */
export const selectAnswers = (db: Db | Tx, attemptId: string): Promise<AnswerRow[]> =>
  tables(db)
    .selectFrom('placement_answers')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .orderBy('position')
    .execute();

/** Selects the ids of the items that a user answered in other tests. */
export const selectMetBefore = async (tx: Tx, userId: string, attemptId: string): Promise<Set<string>> => {
  const rows = await tables(tx)
    .selectFrom('placement_answers as answer')
    .innerJoin('placement_attempts as attempt', 'attempt.id', 'answer.attempt_id')
    .select('answer.item_id')
    .distinct()
    .where('attempt.user_id', '=', userId)
    .where('attempt.id', '!=', attemptId)
    .execute();
  return new Set(rows.map(({ item_id }) => item_id));
};

export const selectFinished = (db: Db | Tx, userId: string, page: number, size: number) =>
  tables(db)
    .selectFrom('placement_attempts as attempt')
    .selectAll('attempt')
    .select(({ selectFrom, fn }) =>
      selectFrom('placement_answers')
        .select(fn.countAll<number>().as('count'))
        .whereRef('attempt_id', '=', 'attempt.id')
        .as('answers'),
    )
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page * size)
    .limit(size)
    .execute();

/** Counts a user’s finished tests; stops at one more than the maximum that is shown. */
export const countFinished = async (db: Db, userId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from placement_attempts where user_id = ${userId} and finished_at is not null limit ${totalCap + 1}
    ) as found`.execute(db);
  return rows[0]?.count ?? 0;
};

export const insertSkip = async (db: Db, userId: string, at: Date): Promise<void> => {
  await tables(db)
    .insertInto('placement_skips')
    .values({ user_id: userId, skipped_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const selectSkip = (db: Db, userId: string) =>
  tables(db)
    .selectFrom('placement_skips')
    .select('skipped_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
