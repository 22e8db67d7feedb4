import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type RecordingFiles = {
  write(key: string, sound: Uint8Array): Promise<void>;
  /** Returns the bytes of a recording; null when its file was removed or is stored on a different machine. */
  read(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
};

/** Stores recordings in a folder that only the operating system user of the server can read. */
export const createRecordingFiles = (folder: string): RecordingFiles => {
  const folderOf = (key: string) => join(folder, key.slice(0, 2));
  const pathOf = (key: string) => join(folderOf(key), key);
  return {
    async write(key, sound) {
      await mkdir(folderOf(key), { recursive: true, mode: 0o700 });
      const unfinished = `${pathOf(key)}.${randomUUID()}`;
      await writeFile(unfinished, sound, { mode: 0o600 });
      await rename(unfinished, pathOf(key));
    },
    read: (key) => readFile(pathOf(key)).catch(() => null),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
};
