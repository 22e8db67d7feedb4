import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { CheckAnswerRow, CheckRow, PathTables } from './path.tables.ts';

const tables = (db: Db | Tx) => db.withTables<PathTables>();

/** Selects the finished and unfinished checks of these units, newest first. */
export const selectChecks = async (
  db: Db | Tx,
  userId: string,
  unitIds: readonly string[],
): Promise<CheckRow[]> =>
  unitIds.length === 0
    ? []
    : tables(db)
        .selectFrom('unit_checks')
        .selectAll()
        .where('user_id', '=', userId)
        .where('unit_id', 'in', unitIds)
        .orderBy('started_at', 'desc')
        .execute();

export const selectCheck = async (db: Db | Tx, userId: string, id: string): Promise<CheckRow | undefined> =>
  tables(db)
    .selectFrom('unit_checks')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Locks a unit check until the transaction ends, so that its answers are stored one after another. */
export const lockCheck = async (tx: Tx, userId: string, id: string): Promise<CheckRow | undefined> =>
  tables(tx)
    .selectFrom('unit_checks')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Inserts a unit check. @returns false when the id is taken, or when the unit has another unfinished check */
export const insertCheck = async (
  tx: Tx,
  row: Pick<CheckRow, 'id' | 'user_id' | 'unit_id' | 'part' | 'items' | 'least' | 'most' | 'started_at'>,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('unit_checks')
    .values({
      ...row,
      items: JSON.stringify(row.items) as never,
      finished_at: null,
      right_count: null,
      total: null,
      passed: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const updateCheck = async (
  tx: Tx,
  id: string,
  { items, ...change }: Partial<Pick<CheckRow, 'items' | 'finished_at' | 'right_count' | 'total' | 'passed'>>,
): Promise<void> => {
  await tables(tx)
    .updateTable('unit_checks')
    .set({ ...change, ...(items ? { items: JSON.stringify(items) as never } : {}) })
    .where('id', '=', id)
    .execute();
};

export const insertAnswer = async (tx: Tx, row: CheckAnswerRow): Promise<void> => {
  await tables(tx).insertInto('unit_check_answers').values(row).execute();
};

export const selectAnswers = async (db: Db | Tx, checkId: string): Promise<CheckAnswerRow[]> =>
  tables(db)
    .selectFrom('unit_check_answers')
    .selectAll()
    .where('check_id', '=', checkId)
    .orderBy('number')
    .execute();

export type LastAnswer = { kind: 'cloze' | 'word'; id: string; at: Date; wrong: boolean };

/** Selects the user’s last answer to each item in the checks of a unit. */
export const selectLastAnswers = async (
  db: Db | Tx,
  userId: string,
  unitId: string,
): Promise<LastAnswer[]> => {
  const { rows } = await sql<LastAnswer>`
    select distinct on (answer.item_kind, answer.item_id) answer.item_kind as kind, answer.item_id as id,
      answer.answered_at as at, answer.outcome = 'wrong' as wrong
    from unit_check_answers as answer join unit_checks as one on one.id = answer.check_id
    where one.user_id = ${userId} and one.unit_id = ${unitId}
    order by answer.item_kind, answer.item_id, answer.answered_at desc`.execute(db);
  return rows;
};

/** Minimum number of answers to a cloze item for using the share of right answers as a measure of its difficulty. */
const leastAnswers = 20;

/**
 * Selects the share of right answers of all learners to each of these cloze items; items with too few answers are left
 * out.
 */
export const selectRightShares = async (
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; share: number }>`
    select id, right_share as share from curriculum_items
    where kind = 'cloze' and id = any(${[...ids]}) and answers >= ${leastAnswers} and right_share is not null`.execute(
    db,
  );
  return new Map(rows.map(({ id, share }) => [id, Number(share)]));
};
