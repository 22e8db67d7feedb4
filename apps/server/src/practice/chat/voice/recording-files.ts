import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A written file that is not yet the file of a recording. Either `finish` or `discard` must be called. */
export type UnfinishedFile = { finish(): Promise<void>; discard(): Promise<void> };

export type RecordingFiles = {
  /** Writes the bytes to an unfinished file. Leaves no file when writing fails, for example because the disk is full. */
  prepare(key: string, sound: Uint8Array): Promise<UnfinishedFile>;
  /** Returns the bytes of a recording; null when its file was removed or is stored on a different machine. */
  read(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
  /** Removes the unfinished files of processes that were killed. */
  removeUnfinished(before: Date): Promise<void>;
};

/**
 * Stores recordings in a folder that only the operating system user of the server can read. Unfinished files are in
 * a folder of their own, so that they can be removed after a crash although the database does not know them.
 */
export const createRecordingFiles = (folder: string): RecordingFiles => {
  const unfinishedFolder = join(folder, 'unfinished');
  const folderOf = (key: string) => join(folder, key.slice(0, 2));
  const pathOf = (key: string) => join(folderOf(key), key);
  return {
    async prepare(key, sound) {
      const path = join(unfinishedFolder, randomUUID());
      const discard = () => rm(path, { force: true });
      try {
        for (const needed of [unfinishedFolder, folderOf(key)])
          await mkdir(needed, { recursive: true, mode: 0o700 });
        await writeFile(path, sound, { mode: 0o600 });
      } catch (error) {
        await discard().catch(() => undefined);
        throw error;
      }
      return { finish: () => rename(path, pathOf(key)), discard };
    },
    read: (key) => readFile(pathOf(key)).catch(() => null),
    remove: (key) => rm(pathOf(key), { force: true }),
    async removeUnfinished(before) {
      for (const name of await readdir(unfinishedFolder).catch((): string[] => [])) {
        const path = join(unfinishedFolder, name);
        const written = await stat(path).catch(() => null);
        if (written && written.mtime < before) await rm(path, { force: true });
      }
    },
  };
};
