import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { migrationNames } from '../migrate.ts';
import { backupTexts } from './backup.tr.ts';
import { BackupError } from './backup-error.ts';
import { type BackupTotals, createLines, formatName, formatVersion } from './backup-file.ts';
import {
  columnList,
  qualified,
  readJobsVersion,
  readMigrations,
  readSequences,
  readTables,
} from './catalog.ts';
import { copyOut } from './copy-stream.ts';
import { inTransaction } from './session.ts';

/**
 * Writes a consistent snapshot of the whole database to a file. The application may run at the same time.
 * The file appears under its final name only when it is complete, and only its owner can read it.
 */
export async function backUp(url: string, path: string): Promise<BackupTotals> {
  const draft = `${path}.yarim`;
  try {
    const totals = await inTransaction(url, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', (client) =>
      writeDraft(client, draft),
    );
    await flushToDisk(draft);
    await rename(draft, path);
    return totals;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeDraft(client: pg.Client, draft: string): Promise<BackupTotals> {
  const packer = createGzip();
  const file = packer.pipe(createWriteStream(draft, { mode: 0o600 }));
  const written = finished(file);
  // The handler prevents an unhandled rejection. The next write or `close` reports the error.
  written.catch(() => undefined);
  const write = async (bytes: Buffer) => {
    if (!packer.write(bytes)) await Promise.race([once(packer, 'drain'), written]);
  };
  try {
    const totals = await writeParts(client, write);
    packer.end();
    await written;
    return totals;
  } catch (error) {
    packer.destroy();
    file.destroy();
    await written.catch(() => undefined);
    throw error;
  }
}

/** Tables whose rows a backup leaves out: texts of unsent e-mails may contain sign-in links. */
const withoutRows = ['mail_texts'];

async function writeParts(client: pg.Client, write: (bytes: Buffer) => Promise<void>): Promise<BackupTotals> {
  const lines = createLines();
  const { rows: about } = await client.query<{ server: string }>(
    "SELECT current_setting('server_version') AS server",
  );
  const header = {
    format: formatName,
    version: formatVersion,
    createdAt: new Date().toISOString(),
    server: about[0]?.server ?? '',
    migrations: await readMigrations(client),
    jobs: await readJobsVersion(client),
  };
  await refuseUnknown(header.migrations);
  await write(lines.line({ header }));
  const tables = await readTables(client);
  let rows = 0;
  for (const table of tables) {
    await write(lines.line({ table }));
    const rowsOf = withoutRows.includes(table.name) ? ' WHERE false' : '';
    const sql = `COPY (SELECT ${columnList(table)} FROM ${qualified(table)}${rowsOf}) TO STDOUT`;
    rows += await copyOut(client, sql, (text) => write(lines.rows(text)));
  }
  for (const sequence of await readSequences(client)) await write(lines.line({ sequence }));
  const totals = { tables: tables.length, rows };
  await write(lines.end(totals));
  return totals;
}

/** Rejects a database without Pratik’s migrations: its backup would look valid but contain no data of Pratik. */
async function refuseUnknown(migrations: string[]): Promise<void> {
  const [first] = await migrationNames();
  if (first !== undefined && migrations[0] === first) return;
  throw new BackupError(backupTexts.noData);
}

async function flushToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
