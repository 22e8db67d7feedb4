import type { Db, Tx } from '../../platform/db/database.ts';

export type RunRow = {
  id: string;
  asked_by: string | null;
  state: 'waiting' | 'running' | 'done' | 'cancelled';
  total: number;
  made: number;
  failed: number;
  asked_at: Date;
  ended_at: Date | null;
};

const tables = (db: Db | Tx) => db.withTables<{ recording_runs: RunRow }>();

/** Inserts a recording run. Returns false when a run is already in progress. */
export const insertRun = async (
  tx: Tx,
  row: Pick<RunRow, 'id' | 'asked_by' | 'total' | 'asked_at'>,
): Promise<boolean> => {
  const result = await tables(tx)
    .insertInto('recording_runs')
    .values({ ...row, state: 'waiting', made: 0, failed: 0, ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** Selects the recording run that is in progress, otherwise the last run. */
export const selectLastRun = (db: Db) =>
  tables(db)
    .selectFrom('recording_runs')
    .selectAll()
    .orderBy('ended_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();

/** Updates a recording run that is in progress. Returns false when the run has ended. */
export const updateOpenRun = async (
  db: Db | Tx,
  id: string,
  change: Partial<Pick<RunRow, 'state' | 'total' | 'made' | 'failed' | 'ended_at'>>,
): Promise<boolean> => {
  const result = await tables(db)
    .updateTable('recording_runs')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};
