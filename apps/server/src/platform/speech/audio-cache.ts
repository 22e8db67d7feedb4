import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SoundFormat, soundFormat } from '@pratik/contract/sound-format';
import type { Log } from '../log/log.ts';
import type { SpeechKind } from './engines/speech-engine.ts';
import type { Stretch } from './join.ts';
import { FolderUnwritable } from './speech-problem.ts';

export type Recording = {
  key: string;
  kind: SpeechKind;
  seconds: number;
  /** Start and end of each sentence in seconds, in the order of the script. */
  sentences: Stretch[];
};

/** The sound of a recording in every format. */
export type SoundFiles = Readonly<Record<SoundFormat, Uint8Array>>;

export type AudioCache = {
  find(key: string): Promise<Recording | null>;
  /**
   * Checks that recordings can be stored. Called before a recording is made.
   * @throws FolderUnwritable when storing failed during the last minute
   */
  checkWritable(): void;
  /** Stores a recording with its sound files. @throws FolderUnwritable */
  keep(recording: Recording, files: SoundFiles): Promise<void>;
  /** Returns the path of a recording’s sound file. */
  pathOf(key: string, format: SoundFormat): string;
  /**
   * Removes the files of recordings made before the given time whose key is not in the set; returns the number of
   * files.
   */
  prune(keys: ReadonlySet<string>, before: Date): Promise<number>;
  /** Removes recordings with a single sentence that were made before the given time. */
  removeSentences(before: Date): Promise<void>;
};

const formats = soundFormat.options;

/** Time after a failed attempt to store a recording during which no recording is stored, in milliseconds. */
const pauseMs = 60_000;

/**
 * Stores recordings in a folder. Each recording has a sound file per format and a JSON file with its metadata; the
 * JSON file is written last.
 */
export const createAudioCache = (
  folder: string,
  log: Log,
  now: () => number = () => performance.now(),
): AudioCache => {
  let pausedUntil = Number.NEGATIVE_INFINITY;
  const pathOf = (key: string, ending: SoundFormat | 'json') =>
    join(folder, key.slice(0, 2), `${key}.${ending}`);
  const write = async (path: string, content: Uint8Array | string) => {
    const unfinished = `${path}.${randomUUID()}`;
    try {
      await writeFile(unfinished, content, { mode: 0o600 });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
  };
  const factsOf = async (key: string): Promise<Recording> =>
    JSON.parse(await readFile(pathOf(key, 'json'), 'utf8')) as Recording;
  const find = async (key: string): Promise<Recording | null> => {
    try {
      const [facts] = await Promise.all([
        factsOf(key),
        ...formats.map((format) => stat(pathOf(key, format))),
      ]);
      return facts;
    } catch {
      return null;
    }
  };
  const names = () => readdir(folder, { recursive: true }).catch((): string[] => []);
  return {
    pathOf,
    find,
    checkWritable() {
      const leftMs = pausedUntil - now();
      if (leftMs > 0) throw new FolderUnwritable(Math.ceil(leftMs / 1000));
    },
    async keep(recording, files) {
      try {
        await mkdir(join(folder, recording.key.slice(0, 2)), { recursive: true, mode: 0o700 });
        for (const format of formats) await write(pathOf(recording.key, format), files[format]);
        await write(pathOf(recording.key, 'json'), JSON.stringify(recording));
      } catch (err) {
        if (now() >= pausedUntil)
          log.error({ err }, 'recordings cannot be stored; the next attempt is in a minute');
        pausedUntil = now() + pauseMs;
        throw new FolderUnwritable(pauseMs / 1000);
      }
    },
    async prune(keys, before) {
      let removed = 0;
      for (const name of await names()) {
        const key = /([0-9a-f]{40})\.\w+[^/\\]*$/.exec(name)?.[1];
        if (key === undefined || keys.has(key)) continue;
        const path = join(folder, name);
        if ((await stat(path)).mtime >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
    async removeSentences(before) {
      for (const name of await names()) {
        const key = /([0-9a-f]{40})\.json$/.exec(name)?.[1];
        // Only the metadata of the recording are read, because recordings of earlier versions have no Opus file.
        const recording = key === undefined ? null : await factsOf(key).catch(() => null);
        if (recording?.sentences.length !== 1) continue;
        if ((await stat(pathOf(recording.key, 'json'))).mtime >= before) continue;
        for (const ending of [...formats, 'json'] as const)
          await rm(pathOf(recording.key, ending), { force: true });
      }
    },
  };
};
