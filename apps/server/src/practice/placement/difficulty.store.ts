import type { Db, Tx } from '../../platform/db/database.ts';
import type { DifficultyRow, PlacementTables } from './placement.tables.ts';

const tables = (db: Db | Tx) => db.withTables<PlacementTables>();

export const selectDifficulties = (db: Db): Promise<DifficultyRow[]> =>
  tables(db).selectFrom('placement_difficulties').selectAll().execute();

/** Inserts the rows that are missing, returns all rows and locks them until the transaction ends. */
export const lockDifficulties = async (tx: Tx, rows: readonly DifficultyRow[]): Promise<DifficultyRow[]> => {
  if (rows.length === 0) return [];
  // Rows are always locked in the same order, so that two tests that end at the same time cannot deadlock.
  const sorted = rows.toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1));
  await tables(tx)
    .insertInto('placement_difficulties')
    .values(sorted)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tables(tx)
    .selectFrom('placement_difficulties')
    .selectAll()
    .where(
      'item_id',
      'in',
      sorted.map(({ item_id }) => item_id),
    )
    .orderBy('item_id')
    .forUpdate()
    .execute();
};

export const putDifficulties = async (tx: Tx, rows: readonly DifficultyRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await tables(tx)
    .insertInto('placement_difficulties')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('item_id').doUpdateSet((eb) => ({
        item_version: eb.ref('excluded.item_version'),
        difficulty: eb.ref('excluded.difficulty'),
        standard_error: eb.ref('excluded.standard_error'),
        answers: eb.ref('excluded.answers'),
        estimated_at: eb.ref('excluded.estimated_at'),
      })),
    )
    .execute();
};
