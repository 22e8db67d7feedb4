import { totalCap } from '@pratik/contract/common';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { CurriculumTables } from '../curriculum.tables.ts';

type Tables = CurriculumTables & {
  users: { id: string; name: string; surname: string; level_id: string | null };
};
const tables = (db: Db | Tx) => db.withTables<Tables>();

export type LevelRow = Selectable<CurriculumTables['levels']>;
export type StatementRow = Selectable<CurriculumTables['can_do_statements']>;

/**
 * Selects all levels in order and locks the rows until the transaction ends, so that only one change of levels runs
 * at a time.
 */
export const lockLevels = (tx: Tx): Promise<LevelRow[]> =>
  tables(tx).selectFrom('levels').selectAll().orderBy('position').orderBy('id').forUpdate().execute();

export const selectLevels = (db: Db | Tx): Promise<LevelRow[]> =>
  tables(db).selectFrom('levels').selectAll().orderBy('position').orderBy('id').execute();

/** Selects the can-do statements of one level or of all levels, in order. */
export const selectStatements = (db: Db | Tx, levelId?: string): Promise<StatementRow[]> => {
  const statements = tables(db).selectFrom('can_do_statements').selectAll().orderBy('position').orderBy('id');
  return (levelId === undefined ? statements : statements.where('level_id', '=', levelId)).execute();
};

/** Returns the given ids that existing statements already use. */
export const selectStatementIds = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await tables(tx).selectFrom('can_do_statements').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
};

/** Counts learners per level, up to one more than the maximum that is shown. Levels without learners are omitted. */
export const countLearners = async (db: Db | Tx): Promise<{ levelId: string; count: number }[]> => {
  const { rows } = await sql<{ levelId: string; count: number }>`
    select levels.id as "levelId", found.count from levels cross join lateral (
      select count(*) as count from (
        select 1 from users where users.level_id = levels.id limit ${totalCap + 1}
      ) as counted
    ) as found where found.count > 0`.execute(db);
  return rows;
};

export const selectUserName = async (
  db: Db | Tx,
  id: string,
): Promise<{ id: string; name: string } | undefined> =>
  tables(db)
    .selectFrom('users')
    .select('id')
    .select(sql<string>`name || ' ' || surname`.as('name'))
    .where('id', '=', id)
    .executeTakeFirst();

export const insertLevel = async (tx: Tx, row: Insertable<CurriculumTables['levels']>): Promise<void> => {
  await tables(tx).insertInto('levels').values(row).execute();
};

export const updateLevel = async (
  tx: Tx,
  id: string,
  change: Updateable<CurriculumTables['levels']>,
): Promise<void> => {
  await tables(tx).updateTable('levels').set(change).where('id', '=', id).execute();
};

/** Increases the revision of a level by one. */
export const raiseRevision = async (tx: Tx, id: string, at: Date, by: string): Promise<void> => {
  await tables(tx)
    .updateTable('levels')
    .set((eb) => ({ revision: eb('revision', '+', 1), changed_at: at, changed_by: by }))
    .where('id', '=', id)
    .execute();
};

export const insertStatement = async (
  tx: Tx,
  row: Insertable<CurriculumTables['can_do_statements']>,
): Promise<void> => {
  await tables(tx).insertInto('can_do_statements').values(row).execute();
};

export const updateStatement = async (
  tx: Tx,
  id: string,
  change: Updateable<CurriculumTables['can_do_statements']>,
): Promise<void> => {
  await tables(tx).updateTable('can_do_statements').set(change).where('id', '=', id).execute();
};

/** Deletes a level and its statements. Fails when rows of other tables reference the level: see `isUsed`. */
export const deleteLevel = async (tx: Tx, id: string): Promise<void> => {
  await tables(tx).deleteFrom('can_do_statements').where('level_id', '=', id).execute();
  await tables(tx).deleteFrom('levels').where('id', '=', id).execute();
};

const foreignKeyViolation = '23503';

/** Returns whether a database error means that the row cannot be deleted because rows of other tables reference it. */
export const isUsed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === foreignKeyViolation;
