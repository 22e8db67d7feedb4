import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Config } from '../../config/config.ts';
import { FolderLockedError } from '../embedded/embedded-error.ts';
import { findRunningUrl, hasDatabase, startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { placeOf } from '../wait-for-database.ts';
import { backupTexts } from './backup.tr.ts';
import { BackupError } from './backup-error.ts';

export type OpenDatabase = {
  url: string;
  /** The name of the database for messages: a folder, or host, port and name. */
  place: string;
  close(): Promise<void>;
};

/** Names of files and folders that belong to a data folder of Pratik. */
const ownEntries = new Set(['postgres', 'speech', 'recordings', 'erased-users.txt']);

/**
 * Opens the configured database: `DATABASE_URL`, otherwise the embedded database, which is started unless a running
 * Pratik has already started it. A backup requires an existing database; a restore may create one, but not in a
 * folder with other content.
 * @throws BackupError when the folder contains no database (for a backup) or other content (for a restore)
 */
export async function openConfiguredDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  { mayMake }: { mayMake: boolean },
): Promise<OpenDatabase> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = config;
  if (url !== undefined) return { url, place: placeOf(url), close: async () => undefined };
  const place = resolve(dataDir);
  if (!hasDatabase(dataDir)) refuseStrangeFolder(place, mayMake);
  try {
    const embedded = await startEmbeddedPostgres({ dataDir, log: () => undefined });
    return { url: embedded.url, place, close: () => embedded.stop() };
  } catch (error) {
    const running = error instanceof FolderLockedError ? findRunningUrl(dataDir) : undefined;
    if (running === undefined) throw error;
    return { url: running, place, close: async () => undefined };
  }
}

function refuseStrangeFolder(folder: string, mayMake: boolean): void {
  if (!mayMake) {
    throw new BackupError(backupTexts.noDatabase(folder));
  }
  const strange = existsSync(folder) ? readdirSync(folder).filter((entry) => !ownEntries.has(entry)) : [];
  if (strange.length > 0) {
    throw new BackupError(backupTexts.strangeFolder(folder));
  }
}
