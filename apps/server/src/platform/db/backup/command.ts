import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, readConfig } from '../../config/config.ts';
import { errorText } from '../../log/error-text.ts';
import { databaseErrorOf } from '../database-error.ts';
import { EmbeddedPostgresError, errorCode } from '../embedded/embedded-error.ts';
import { backupTexts } from './backup.tr.ts';
import { BackupError } from './backup-error.ts';
import type { BackupTotals } from './backup-file.ts';
import { type OpenDatabase, openConfiguredDatabase } from './open-database.ts';

/**
 * Runs a command on a database and a file, then ends the process with a message for the operator.
 * The arguments are the folder in which the command was entered (npm changes the working directory) and the file
 * name.
 */
export async function runFileCommand(
  usage: string,
  options: { mayMake: boolean; readsFile?: boolean },
  work: (database: OpenDatabase, path: string) => Promise<string>,
): Promise<void> {
  const [folder, file] = process.argv.slice(2);
  if (folder === undefined || file === undefined) return end(backupTexts.usage(usage));
  const path = resolve(folder, file);
  try {
    // The file is checked first, because opening the database may create a database.
    if (options.readsFile) requireReadable(path);
    const database = await openConfiguredDatabase(readConfig(), options);
    try {
      process.stdout.write(`${await work(database, path)}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    end(explain(error));
  }
}

function requireReadable(path: string): void {
  try {
    accessSync(path, constants.R_OK);
  } catch (error) {
    throw new BackupError(backupTexts.unreadable(errorText(error)));
  }
}

/** Returns the size of a backup as text, for example `61 tablo, 10.432 satır` (61 tables, 10,432 rows). */
export const countText = ({ tables, rows }: BackupTotals): string =>
  backupTexts.counts(tables.toLocaleString('tr-TR'), rows.toLocaleString('tr-TR'));

/** Returns a file size as text, for example `1,2 MB`. */
export const sizeText = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;

function end(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

function explain(error: unknown): string {
  if (/^E[A-Z]+$/.test(errorCode(error) ?? '')) return backupTexts.failed(errorText(error));
  const expected = [BackupError, EmbeddedPostgresError, ConfigError].some((kind) => error instanceof kind);
  if (databaseErrorOf(error) !== undefined) return backupTexts.databaseFailed(errorText(error));
  if (!(error instanceof Error)) return errorText(error);
  return expected ? error.message : (error.stack ?? error.message);
}
