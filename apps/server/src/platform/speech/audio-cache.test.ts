import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { createAudioCache } from './audio-cache.ts';
import { FolderUnwritable } from './speech-problem.ts';

const files = { flac: Buffer.from('fLaC'), opus: Buffer.from('OggS') };

it('removeSentences of the audio cache › removes only recordings of a single sentence that are older than the given time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pratik-audio-'));
  const cache = createAudioCache(folder, createLog('silent'));
  const limit = new Date('2026-11-22T00:00:00Z');
  const keep = async (letter: string, sentences: number, day: string) => {
    const key = letter.repeat(40);
    const stretch = { from: 0, to: 1 };
    const facts = { key, kind: 'basic' as const, seconds: 1 };
    await cache.keep({ ...facts, sentences: Array(sentences).fill(stretch) }, files);
    await utimes(join(folder, key.slice(0, 2), `${key}.json`), new Date(day), new Date(day));
    return key;
  };
  const talk = await keep('a', 1, '2026-11-20');
  const script = await keep('b', 9, '2026-11-20');
  const later = await keep('c', 1, '2026-11-23');
  const withoutOpus = await keep('d', 1, '2026-11-20');
  await rm(cache.pathOf(withoutOpus, 'opus'));
  await cache.removeSentences(limit);
  expect(await cache.find(talk)).toBeNull();
  await expect(stat(cache.pathOf(withoutOpus, 'flac'))).rejects.toThrow('ENOENT');
  expect(await cache.find(script)).toMatchObject({ key: script });
  expect(await cache.find(later)).toMatchObject({ key: later });
  await rm(folder, { recursive: true });
});

it('audio cache › stores no audio for one minute after a failed write, logs the cause once, and leaves no incomplete file behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pratik-audio-'));
  const lines: string[] = [];
  let now = 0;
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const cache = createAudioCache(folder, log, () => now);
  const key = 'a'.repeat(40);
  // A file occupies the path of the folder in which the recording would be stored.
  await writeFile(join(folder, 'aa'), '');
  const keep = () => cache.keep({ key, kind: 'basic', seconds: 1, sentences: [] }, files);
  cache.checkWritable();
  await expect(keep()).rejects.toMatchObject({ problem: 'speech-failed', extras: { retryAfter: 60 } });
  await expect(keep()).rejects.toThrow(FolderUnwritable);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/EEXIST|ENOTDIR/);
  expect(() => cache.checkWritable()).toThrow(FolderUnwritable);
  expect(await readdir(folder)).toEqual(['aa']);
  now = 60_000;
  cache.checkWritable();
  await rm(join(folder, 'aa'));
  await keep();
  expect(await cache.find(key)).toMatchObject({ key });
  await rm(folder, { recursive: true });
});

it('audio cache › finds a recording only when its files in all formats exist', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pratik-audio-'));
  const cache = createAudioCache(folder, createLog('silent'));
  const key = 'a'.repeat(40);
  await cache.keep({ key, kind: 'basic', seconds: 1, sentences: [] }, files);
  expect(await cache.find(key)).toMatchObject({ key });
  await rm(cache.pathOf(key, 'opus'));
  expect(await cache.find(key)).toBeNull();
  await rm(folder, { recursive: true });
});
