import { describe, expect, it } from 'vitest';
import { audioLink, isGoodLink } from './audio-links.ts';
import { byteRange } from './byte-range.ts';
import { levelled, readWav, type Sound, trimmed } from './engines/sound.ts';
import { fliteVoice, stretchFor } from './flite/flite-voices.ts';
import { spokenText } from './flite/spoken-text.ts';
import { joined } from './join.ts';
import { keyOf } from './script.ts';

const rate = 1000;
const tone = (seconds: number, height = 5000): Sound => ({
  sampleRate: rate,
  samples: Int16Array.from({ length: seconds * rate }, (_, at) => (at % 2 === 0 ? height : -height)),
});

describe('recording joined from sentences', () => {
  it('contains the start and end of each sentence, with longer pauses at a slower pace and before a new speaker', () => {
    const said = [
      { sound: tone(1), line: 0, words: 2 },
      { sound: tone(2), line: 0, words: 4 },
      { sound: tone(1), line: 1, words: 2 },
    ];
    // At a fast pace (600 words per minute), pauses are as short as possible.
    const quick = joined(said, 600);
    expect(quick.sentences.map(({ from, to }) => to - from)).toEqual([1, 2, 1]);
    const gaps = quick.sentences.slice(1).map(({ from }, index) => from - (quick.sentences[index]?.to ?? 0));
    expect(gaps[0]).toBeCloseTo(0.35);
    expect(gaps[1]).toBeCloseTo(0.6);
    // 8 words at 80 words per minute take 6 seconds: 4 seconds of speech and 2 seconds of pauses.
    const calm = joined(said, 80);
    const first = calm.sentences[0]?.from ?? 0;
    expect((calm.sentences.at(-1)?.to ?? 0) - first).toBeCloseTo(6, 1);
    expect(calm.sound.samples[Math.round((calm.sentences[1]?.from ?? 0) * rate) + 5]).not.toBe(0);
    expect(calm.sound.samples[Math.round((calm.sentences[0]?.to ?? 0) * rate) + 5]).toBe(0);
  });

  it('has sentences of the same loudness, without silence at their beginning and end', () => {
    const silent = new Int16Array(500);
    const samples = new Int16Array([...silent, ...tone(1, 900).samples, ...silent]);
    const cut = trimmed({ sampleRate: rate, samples });
    expect(cut.samples.length).toBe(1060);
    expect(Math.max(...levelled(tone(1, 900)).samples)).toBe(2600);
    expect(Math.max(...levelled(tone(1, 20_000)).samples)).toBe(2600);
    expect(trimmed({ sampleRate: rate, samples: silent }).samples.length).toBe(0);
  });

  it('is rejected when the voices have different sample rates', () => {
    const other = { ...tone(1), sampleRate: 2000 };
    expect(() =>
      joined(
        [
          { sound: tone(1), line: 0, words: 1 },
          { sound: other, line: 0, words: 1 },
        ],
        100,
      ),
    ).toThrow('sample rates');
  });

  it('has a different cache key when the text, voice, pace or engine differs', () => {
    const script = {
      pace: 100,
      lines: [{ voice: { sex: 'female', number: 0 } as const, sentences: ['A.', 'B.'] }],
    };
    const others = [
      keyOf('other', script),
      keyOf('one', { ...script, pace: 101 }),
      keyOf('one', { ...script, lines: [{ voice: { sex: 'male', number: 0 }, sentences: ['A.', 'B.'] }] }),
      keyOf('one', { ...script, lines: [{ voice: { sex: 'female', number: 1 }, sentences: ['A.', 'B.'] }] }),
      keyOf('one', { ...script, lines: [{ voice: { sex: 'female', number: 0 }, sentences: ['A. B.'] }] }),
    ];
    expect(keyOf('one', structuredClone(script))).toBe(keyOf('one', script));
    expect(new Set([...others, keyOf('one', script)]).size).toBe(6);
  });

  it('has the same cache key when only the form of apostrophes or quotation marks differs', () => {
    const said = (sentence: string) => ({
      pace: 100,
      lines: [{ voice: { sex: 'female', number: 0 } as const, sentences: [sentence] }],
    });
    expect(keyOf('one', said('“I don’t know,” he said.'))).toBe(
      keyOf('one', said('"I don\'t know," he said.')),
    );
    expect(keyOf('one', said('We’re here.'))).not.toBe(keyOf('one', said('Were here.')));
  });
});

describe('WAV reader', () => {
  const wav = (channels: number, frames: number[][], declared?: number) => {
    const data = Buffer.alloc(frames.length * channels * 2);
    for (const [at, value] of frames.flat().entries()) data.writeInt16LE(value, at * 2);
    const head = Buffer.alloc(44);
    head.write('RIFF', 0);
    head.write('WAVEfmt ', 8);
    head.writeUInt32LE(16, 16);
    head.writeUInt16LE(1, 20);
    head.writeUInt16LE(channels, 22);
    head.writeUInt32LE(24_000, 24);
    head.writeUInt16LE(16, 34);
    head.write('data', 36);
    head.writeUInt32LE(declared ?? data.length, 40);
    return Buffer.concat([head, data]);
  };

  it('reads the first channel, even when the header does not contain the length of the audio', () => {
    expect(readWav(wav(1, [[1], [-2], [3]]))).toEqual({
      sampleRate: 24_000,
      samples: Int16Array.of(1, -2, 3),
    });
    for (const declared of [0, 0xffffffff]) {
      expect([...readWav(wav(1, [[1], [-2]], declared)).samples]).toEqual([1, -2]);
    }
    expect([
      ...readWav(
        wav(2, [
          [1, 9],
          [2, 9],
        ]),
      ).samples,
    ]).toEqual([1, 2]);
  });

  it('rejects a file that is not WAV or contains no sound', () => {
    expect(() => readWav(Buffer.from('{"error":"no"}'))).toThrow('not a WAV');
    expect(() => readWav(wav(1, []).subarray(0, 36))).toThrow('no sound');
  });
});

describe('speech engine with flite', () => {
  it.each([
    ['“Hoş geldiniz,” said İlknur – at 18.40…', 'Hosh geldiniz, said Ilknur, at 18 40...'],
    ['It’s €5 or £3.50.', "It's 5 euros or 3.50 pounds."],
    ['At 9.00 in Iğdır', "At 9 o'clock in Ighdir"],
    ['café ✓', 'cafe'],
  ])('receives for the sentence %s only characters that it can speak: %s', (text, spoken) =>
    expect(spokenText(text)).toBe(spoken),
  );

  it('has a different voice for each of four speakers, and limits how much the speech is slowed down or sped up', () => {
    const voices = (['female', 'male'] as const).flatMap((sex) =>
      [0, 1].map((number) => JSON.stringify(fliteVoice({ sex, number }))),
    );
    expect(new Set(voices).size).toBe(4);
    const slt = fliteVoice({ sex: 'female', number: 0 });
    expect(stretchFor(slt, 60)).toBe(1.35);
    expect(stretchFor(slt, 170)).toBeCloseTo(1.056, 2);
    expect(stretchFor(slt, 400)).toBe(0.95);
  });
});

describe('recording link', () => {
  const now = new Date('2026-03-10T09:00:00Z');
  const key = 'a'.repeat(40);
  const part = (link: string, name: string) => new URL(link, 'http://x').searchParams.get(name) ?? '';
  const isGood = (link: string, at: Date, secret = 's', of = key) =>
    isGoodLink(secret, of, Number(part(link, 'until')), part(link, 'signature'), at);

  it('is valid for 12 to 24 hours, and is replaced by a new link every 12 hours', () => {
    const link = audioLink('s', key, 'flac', now);
    expect(audioLink('s', key, 'flac', new Date('2026-03-10T11:59:59Z'))).toBe(link);
    expect(isGood(link, new Date('2026-03-10T23:59:59Z'))).toBe(true);
    expect(isGood(link, new Date('2026-03-11T00:00:00Z'))).toBe(false);
    expect(audioLink('s', key, 'flac', new Date('2026-03-10T12:00:00Z'))).not.toBe(link);
  });

  it('is invalid for another recording, another instance or a changed expiry time', () => {
    const link = audioLink('s', key, 'flac', now);
    expect(isGood(link, now, 'other')).toBe(false);
    expect(isGood(link, now, 's', 'b'.repeat(40))).toBe(false);
    expect(isGoodLink('s', key, Number(part(link, 'until')) + 1, part(link, 'signature'), now)).toBe(false);
    expect(isGoodLink('s', key, Number.NaN, part(link, 'signature'), now)).toBe(false);
    expect(isGoodLink('s', key, Number(part(link, 'until')), '', now)).toBe(false);
  });
});

describe('Range header (requests a part of a file)', () => {
  it.each([
    [undefined, 'whole'],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=20-10', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=-', 'whole'],
    ['items=0-1', 'whole'],
  ])('with the value %s selects from a file of 100 bytes: %j', (header, range) =>
    expect(byteRange(header, 100)).toEqual(range),
  );
});
