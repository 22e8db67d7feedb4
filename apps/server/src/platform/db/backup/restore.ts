import type pg from 'pg';
import { presentName } from '../migration-names.ts';
import { backupTexts } from './backup.tr.ts';
import { BackupError } from './backup-error.ts';
import { type BackupTotals, formatName, formatVersion, type Header, readBackup } from './backup-file.ts';
import { isRestorable, qualified, readJobsVersion, readMigrations, readTables } from './catalog.ts';
import { withoutConstraints } from './constraints.ts';
import { loadParts } from './load-parts.ts';
import { inTransaction, withClient } from './session.ts';

export type BackupSchema = {
  /** Returns the names of the migrations in this version of Pratik, in order. */
  knownMigrations(): Promise<string[]>;
  /**
   * Migrates an empty database up to the last migration in the header (inclusive), and creates the job store if the
   * backup has one.
   */
  prepare(url: string, header: Header): Promise<void>;
};

/**
 * Restores a backup into an empty database. The whole file is checked before the database is changed, and all rows
 * are inserted in one transaction. An interrupted restore can be repeated.
 * @throws BackupError when the file is damaged, a different version of Pratik is needed, or the database is not empty
 */
export async function restore(url: string, path: string, schema: BackupSchema): Promise<BackupTotals> {
  const header = await checkFile(path);
  const known = await schema.knownMigrations();
  if (!sameStart(known, header.migrations)) {
    throw new BackupError(backupTexts.otherVersion(header.migrations.at(-1)));
  }
  await withClient(url, async (client) => {
    if (!(await isRestorable(client))) {
      throw new BackupError(backupTexts.notEmpty);
    }
    await client.query('CREATE TABLE IF NOT EXISTS pratik_restore ()');
  });
  await schema.prepare(url, header);
  const totals = await inTransaction(url, 'BEGIN', (client) => load(client, header, path));
  // Without new statistics, PostgreSQL would plan the first queries as if the tables were empty.
  await withClient(url, (client) => client.query('ANALYZE'));
  return totals;
}

/** Returns whether the first list starts with all entries of the second list. */
export function sameStart(known: string[], wanted: string[]): boolean {
  return wanted.every((name, index) => known[index] === name);
}

async function checkFile(path: string): Promise<Header> {
  let header: Header | undefined;
  for await (const part of readBackup(path)) {
    if (part.kind !== 'header') continue;
    header = part.header;
    if (header.format !== formatName || header.version !== formatVersion) {
      throw new BackupError(backupTexts.unknownFormat(header.format, header.version));
    }
  }
  if (header === undefined) throw new BackupError(backupTexts.noBackup);
  return { ...header, migrations: header.migrations.map(presentName) };
}

async function load(client: pg.Client, header: Header, path: string): Promise<BackupTotals> {
  await checkSchema(client, header);
  const known = await readTables(client);
  return withoutConstraints(client, async () => {
    if (known.length > 0) await client.query(`TRUNCATE ${known.map(qualified).join(', ')} RESTART IDENTITY`);
    const totals = await loadParts(client, readBackup(path), known);
    await client.query('DROP TABLE pratik_restore');
    return totals;
  });
}

async function checkSchema(client: pg.Client, header: Header): Promise<void> {
  const migrations = await readMigrations(client);
  const jobs = await readJobsVersion(client);
  if (migrations.join() !== header.migrations.join()) {
    throw new BackupError(backupTexts.otherSchema(migrations.at(-1), header.migrations.at(-1)));
  }
  if (header.jobs !== null && header.jobs !== jobs) {
    throw new BackupError(backupTexts.otherJobs(header.jobs, jobs));
  }
}
