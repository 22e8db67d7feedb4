import { hash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Who was erased, remembered outside of the database and its backups: a restored one is told by it. */
export type ErasedUsers = {
  note(userId: string, at: Date): Promise<void>;
  /** SHA-256 of their ids, hexadecimal. */
  hashes(): Promise<readonly string[]>;
};

/** One line a person: a hash of the id, which only somebody with an old backup can tell anything from, and when. */
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
