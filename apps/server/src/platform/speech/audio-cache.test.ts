import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createAudioCache } from './audio-cache.ts';

it('audio cache › removes only single-sentence recordings made before a given time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pratik-audio-'));
  const cache = createAudioCache(folder);
  const limit = new Date('2026-11-22T00:00:00Z');
  const keep = async (letter: string, sentences: number, day: string) => {
    const key = letter.repeat(40);
    const stretch = { from: 0, to: 1 };
    const facts = { key, kind: 'basic' as const, seconds: 1, bytes: 4 };
    await cache.keep({ ...facts, sentences: Array(sentences).fill(stretch) }, Buffer.from('fLaC'));
    await utimes(cache.pathOf(key), new Date(day), new Date(day));
    return key;
  };
  const talk = await keep('a', 1, '2026-11-20');
  const script = await keep('b', 9, '2026-11-20');
  const later = await keep('c', 1, '2026-11-23');
  await cache.removeSentences(limit);
  expect(await cache.find(talk)).toBeNull();
  expect(await cache.find(script)).toMatchObject({ key: script });
  expect(await cache.find(later)).toMatchObject({ key: later });
  await rm(folder, { recursive: true });
});
