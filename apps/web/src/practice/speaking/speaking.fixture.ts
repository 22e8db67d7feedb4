import { getSaidText, getSound, getSpeaking, type SaidAnswer } from '@pratik/contract/speaking';
import { getProfile } from '@pratik/contract/user';
import { getVoiceOptions, sayAloud } from '@pratik/contract/voice';
import { vi } from 'vitest';
import { answer, profileOf, server } from '../../../test/server.ts';
import type { Overview, SaidText, SoundPairs } from './speaking.queries.ts';

const name = { tr: 'Kısa ve uzun “i”: ship – sheep', en: 'Short and long “i”: ship – sheep' };

export const soundOf = (over: Partial<SoundPairs['sound']> = {}): SoundPairs['sound'] => ({
  id: 'ship-sheep',
  name,
  pairs: 2,
  heard: 0,
  said: 0,
  standing: 'new',
  ...over,
});

export const hintOf = (): Overview['hints'][number] => ({
  id: 'ship-sheep',
  name,
  hint: { tr: '“ship” için yüz gevşek olsun.', en: 'A loose face for “ship”.' },
  words: ['ship', 'fit', 'it'],
});

export const overviewOf = (over: Partial<Overview> = {}): Overview => ({
  sounds: [soundOf({ heard: 12, standing: 'opening' })],
  hints: [],
  texts: [{ kind: 'listening', id: 'two-loaves', title: 'Two loaves', levelId: 'A1' }],
  ...over,
});

export const textOf = (over: Partial<SaidText> = {}): SaidText => ({
  kind: 'reading',
  id: 'the-oven',
  version: 1,
  title: 'The oven',
  levelId: 'A1',
  sentences: [
    { text: 'She likes warm bread.', voice: null, tr: null },
    { text: 'The door is closed.', voice: null, tr: 'Kapı kapalı.' },
  ],
  ...over,
});

export const pairsOf = (): SoundPairs => ({
  sound: soundOf(),
  version: 1,
  advice: { tr: 'Dudaklarınızı gerin.', en: 'Stretch your lips.' },
  pairs: [
    { a: 'ship', b: 'sheep', tr: { a: 'gemi', b: 'koyun' } },
    { a: 'fit', b: 'feet', tr: { a: 'uymak', b: 'ayaklar' } },
  ],
});

export const saidOf = (over: Partial<SaidAnswer> = {}): SaidAnswer => ({
  text: 'She likes worm bread',
  seconds: 2,
  words: [
    { kind: 'same', said: 'She', given: 'She' },
    { kind: 'same', said: 'likes', given: 'likes' },
    { kind: 'other', said: 'warm', given: 'worm' },
    { kind: 'same', said: 'bread.', given: 'bread' },
  ],
  understood: null,
  hints: [],
  ...over,
});

/** The texts whose audio was requested, each with the requested voice. */
export type Asked = { text: string; voice: string }[];

/** Fakes the server for the speaking practice. Its audio starts to play immediately. */
export const serveSpeaking = ({ listening = true } = {}): Asked => {
  const asked: Asked = [];
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      onended: (() => void) | null = null;
      preservesPitch = true;
      defaultPlaybackRate = 1;
      playbackRate = 1;
      src: string;
      currentTime = 0;
      constructor(src = '') {
        super();
        this.src = src;
      }
      async play() {
        queueMicrotask(() => this.dispatchEvent(new Event('ended')));
      }
      pause() {}
    },
  );
  server.use(
    answer(getProfile, () => profileOf('user')),
    answer(getVoiceOptions, () => ({
      speaking: 'basic' as const,
      listening: listening ? { service: 'ses.okul.example', allowed: true } : null,
    })),
    answer(sayAloud, ({ text, voice }) => {
      asked.push({ text, voice });
      return { url: `/api/audio/${asked.length}`, seconds: 1, voice: 'basic' as const };
    }),
    answer(getSpeaking, () => overviewOf()),
    answer(getSaidText, () => textOf()),
    answer(getSound, pairsOf),
  );
  return asked;
};
