import { resolve } from 'node:path';
import { ConfigFault, readConfig } from '../../config/config.ts';
import { EmbeddedPostgresError, errorCode, errorText } from '../embedded/embedded-error.ts';
import { BackupError } from './backup-error.ts';
import { type OpenDatabase, openConfiguredDatabase } from './open-database.ts';

/**
 * Runs a command on a database and a file, and ends the process with what the person at the terminal needs to know.
 * The arguments are the folder the command was typed in (npm moves to its own) and the file's name.
 */
export async function runFileCommand(
  usage: string,
  work: (database: OpenDatabase, path: string) => Promise<string>,
): Promise<void> {
  const [folder, file] = process.argv.slice(2);
  if (folder === undefined || file === undefined) return end(`Kullanım: ${usage}`);
  try {
    const database = await openConfiguredDatabase(readConfig());
    try {
      process.stdout.write(`${await work(database, resolve(folder, file))}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    end(explain(error));
  }
}

function end(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

function explain(error: unknown): string {
  if (/^E[A-Z]+$/.test(errorCode(error) ?? '')) return `Yapılamadı: ${errorText(error)}`;
  const expected = [BackupError, EmbeddedPostgresError, ConfigFault].some((kind) => error instanceof kind);
  if (!(error instanceof Error)) return String(error);
  return expected ? error.message : (error.stack ?? error.message);
}
