import { readLibrary } from '@pratik/content/read/read-library';
import { afterAll, expect, it } from 'vitest';
import { createSoundThread } from '../../platform/speech/engines/sound-thread.ts';
import { createPronouncing } from '../../platform/speech/flite/pronouncing.ts';
import { missedSound } from './missed-sounds.ts';

const thread = createSoundThread();
afterAll(() => thread.close());

it('minimal pairs of the library › differ only in the practised sound when the built-in voice pronounces them', async () => {
  const pairs = readLibrary().library.sounds.flatMap(({ id, pairs: all }) =>
    all.map(({ a, b }) => ({ id, a, b })),
  );
  expect(pairs.length).toBeGreaterThanOrEqual(96);
  const sounds = await createPronouncing(thread).soundsOf(pairs.flatMap(({ a, b }) => [a, b]));
  const found = pairs.map(({ id, a, b }, index) => {
    const [said, heard] = [sounds[index * 2], sounds[index * 2 + 1]];
    const missed = said && heard ? missedSound(a, said, heard) : null;
    return missed === id
      ? null
      : `${id}: ${a} (${said?.join(' ')}) and ${b} (${heard?.join(' ')}): ${missed}`;
  });
  expect(found.filter(Boolean)).toEqual([]);
});

it('phonemes of a word › are those of the built-in voice, or null when it cannot pronounce the word', async () => {
  const [think, none, its] = await createPronouncing(thread).soundsOf(['Think', 'çay 5', 'it’s']);
  expect(think).toEqual(['th', 'ih', 'ng', 'k']);
  expect(none).toBeNull();
  expect(its).toEqual(['ih', 't', 's']);
});
