import type { GeneratedAlways } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type ExportRow = {
  id: string;
  user_id: string;
  asked_by: string | null;
  /** True for a user’s export of their data; false when an administrator ordered the export. */
  own: boolean;
  state: 'waiting' | 'running' | 'ready' | 'failed';
  made: number;
  total: number;
  file: Buffer | null;
  asked_at: Date;
  ended_at: Date | null;
  expires_at: Date;
};
type Table = Omit<ExportRow, 'own'> & { own: GeneratedAlways<boolean> };
const tables = (db: Db | Tx) => db.withTables<{ privacy_exports: Table }>();

const shown = [
  'id',
  'user_id',
  'own',
  'state',
  'made',
  'total',
  'asked_at',
  'ended_at',
  'expires_at',
] as const;
export type ExportHead = Pick<ExportRow, (typeof shown)[number]>;

/** Inserts an export; returns false while an export ordered by the same side (user or administrator) is running. */
export const insertExport = async (
  tx: Tx,
  row: Pick<ExportRow, 'id' | 'user_id' | 'asked_by' | 'total' | 'asked_at' | 'expires_at'>,
): Promise<boolean> => {
  const made = await tables(tx)
    .insertInto('privacy_exports')
    .values({ ...row, state: 'waiting', made: 0, file: null, ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
};

/**
 * Deletes the exports that a new export replaces, because each export can be as large as all of the user’s
 * recordings.
 */
export const deleteEarlierExports = async (
  tx: Tx,
  userId: string,
  own: boolean,
  newest: string,
): Promise<void> => {
  await tables(tx)
    .deleteFrom('privacy_exports')
    .where('user_id', '=', userId)
    .where('own', '=', own)
    .where('id', '!=', newest)
    .where('state', 'in', ['ready', 'failed'])
    .execute();
};

/** Selects a user’s newest export that has not expired. */
export const selectLastExport = (
  db: Db,
  userId: string,
  own: boolean,
  now: Date,
): Promise<ExportHead | undefined> =>
  tables(db)
    .selectFrom('privacy_exports')
    .select(shown)
    .where('user_id', '=', userId)
    .where('own', '=', own)
    .where('expires_at', '>', now)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const selectExport = (db: Db, id: string): Promise<ExportHead | undefined> =>
  tables(db).selectFrom('privacy_exports').select(shown).where('id', '=', id).executeTakeFirst();

export const selectExportFile = async (db: Db, id: string, now: Date) =>
  tables(db)
    .selectFrom('privacy_exports')
    .select(['user_id', 'own', 'file', 'asked_at'])
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const updateExport = async (
  db: Db,
  id: string,
  change: Partial<Omit<ExportRow, 'own'>>,
): Promise<void> => {
  await tables(db).updateTable('privacy_exports').set(change).where('id', '=', id).execute();
};

/** Deletes expired exports. Returns their number. */
export const deleteExpiredExports = async (db: Db | Tx, now: Date): Promise<number> => {
  const { numDeletedRows } = await tables(db)
    .deleteFrom('privacy_exports')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
