import type { Db } from '../database.ts';
import type { BackupTotals } from './backup-file.ts';
import { withClient } from './session.ts';

type Tables = { backups: { at: Date } };

/** Records a complete backup; does nothing in databases of older versions, which lack this table. */
export const insertBackup = (url: string, totals: BackupTotals & { bytes: number }): Promise<void> =>
  withClient(url, async (client) => {
    const { rows } = await client.query("SELECT to_regclass('backups') IS NOT NULL AS known");
    if (!rows[0]?.known) return;
    await client.query('INSERT INTO backups (at, tables, rows, bytes) VALUES (now(), $1, $2, $3)', [
      totals.tables,
      totals.rows,
      totals.bytes,
    ]);
  });

/** Returns the time of the newest backup; undefined when there is no backup. */
export const selectLastBackup = async (db: Db): Promise<Date | undefined> => {
  const { at } = await db
    .withTables<Tables>()
    .selectFrom('backups')
    .select((eb) => eb.fn.max('at').as('at'))
    .executeTakeFirstOrThrow();
  return at ?? undefined;
};
