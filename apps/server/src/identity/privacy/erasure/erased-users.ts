import { hash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Record of erased users, stored outside the database and its backups, so that a restored backup can be cleaned. */
export type ErasedUsers = {
  note(userId: string, at: Date): Promise<void>;
  /** SHA-256 hashes of the erased users’ ids, in hexadecimal. */
  hashes(): Promise<readonly string[]>;
};

/**
 * Creates the record as a file with one line per erased user: the time and a hash of the id. The hash can be
 * matched to a user only with the help of an old backup.
 */
export const createErasedUsers = (dataDir: string): ErasedUsers => {
  const file = join(dataDir, 'erased-users.txt');
  return {
    async note(userId, at) {
      await mkdir(dataDir, { recursive: true });
      await appendFile(file, `${hash('sha256', userId)} ${at.toISOString()}\n`, { mode: 0o600, flush: true });
    },
    async hashes() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      return [...new Set(text.match(/^[0-9a-f]{64}(?= )/gm) ?? [])];
    },
  };
};
