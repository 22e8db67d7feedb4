import { createDecoder } from 'libopus-wasm';
import { BufferSource, EncodedPacketSink, Input, OGG } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sound } from './engines/sound.ts';
import { createSoundThread, type SoundThread } from './engines/sound-thread.ts';
import { createFliteEngine } from './flite/flite.engine.ts';
import { encodeOpus } from './opus.ts';
import { resampled } from './resample.ts';

const tone = (sampleRate: number, seconds: number, hertz = 440): Sound => ({
  sampleRate,
  samples: Int16Array.from({ length: sampleRate * seconds }, (_, at) =>
    Math.round(8000 * Math.sin((2 * Math.PI * hertz * at) / sampleRate)),
  ),
});

/** Decodes an Ogg file to samples at 16 kHz, without the samples that a player skips at the start. */
const decoded = async (file: Uint8Array<ArrayBuffer>): Promise<Int16Array> => {
  const input = new Input({ formats: [OGG], source: new BufferSource(file) });
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error('the file contains no sound');
  const config = await track.getDecoderConfig();
  const head = Buffer.from(config?.description as Uint8Array);
  const decoder = await createDecoder({ sampleRate: 16_000, channels: 1 });
  const parts: Int16Array[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) parts.push(decoder.decode(packet.data));
  decoder.free();
  const samples = Int16Array.from(parts.flatMap((part) => [...part]));
  return samples.subarray(head.readUInt16LE(10) / 3);
};

const correlation = (a: Int16Array, b: Int16Array): number => {
  const sum = (of: (index: number) => number) => {
    let total = 0;
    for (let index = 0; index < Math.min(a.length, b.length); index += 1) total += of(index);
    return total;
  };
  const [x, y] = [(index: number) => a[index] ?? 0, (index: number) => b[index] ?? 0];
  return sum((i) => x(i) * y(i)) / Math.sqrt(sum((i) => x(i) * x(i)) * sum((i) => y(i) * y(i)));
};

describe('Opus encoder', () => {
  let thread: SoundThread;
  beforeAll(() => {
    thread = createSoundThread();
  });
  afterAll(() => thread.close());

  it('encodes 91 seconds of speech in at most 200 kB, without shifting the sounds in time', async () => {
    const { signal } = new AbortController();
    const said = 'My sister is a nurse, and she works in a big hospital. We visit her every summer.';
    const one = await createFliteEngine(thread).say(said, { sex: 'female', number: 0 }, 130, signal);
    const samples = new Int16Array(91 * one.sampleRate);
    for (let at = 0; at < samples.length; at += 1) samples[at] = one.samples[at % one.samples.length] ?? 0;
    const file = await thread.encode({ sampleRate: one.sampleRate, samples }, 'opus');
    expect(file.byteLength).toBeLessThanOrEqual(200_000);
    const back = await decoded(file);
    expect(back.length / 16_000).toBeCloseTo(91, 1);
    expect(one.sampleRate).toBe(16_000);
    // The output is most similar to the unshifted input. Shifts are in milliseconds.
    const similarity = [-4, -2, -1, 0, 1, 2, 4].map((shift) =>
      correlation(samples.subarray(16_000), back.subarray(16_000 + 16 * shift)),
    );
    expect(similarity.indexOf(Math.max(...similarity))).toBe(3);
    expect(similarity[3]).toBeGreaterThan(0.85);
  });

  it.each([8000, 22_050, 24_000, 44_100])(
    'keeps the duration and the pitch of sound with %i samples per second',
    async (rate) => {
      const back = await decoded(await encodeOpus(tone(rate, 1)));
      expect(back.length / 16_000).toBeCloseTo(1, 1);
      expect(correlation(tone(16_000, 1).samples, back)).toBeGreaterThan(0.9);
    },
  );

  it('encodes a sound without samples', async () => {
    expect((await encodeOpus({ sampleRate: 16_000, samples: new Int16Array() })).byteLength).toBeGreaterThan(
      0,
    );
  });
});

describe('resampling', () => {
  it('does not change the waveform of a tone', () => {
    const { sampleRate, samples } = resampled(tone(22_050, 1), 24_000);
    expect([sampleRate, samples.length]).toEqual([24_000, 24_000]);
    expect(correlation(samples, tone(24_000, 1).samples)).toBeGreaterThan(0.999);
  });

  it('returns only values in the range of 16-bit samples', () => {
    const loud = { sampleRate: 8000, samples: Int16Array.from([32_767, 32_767, -32_768, 32_767, 32_767]) };
    for (const sample of resampled(loud, 48_000).samples)
      expect(Math.abs(sample)).toBeLessThanOrEqual(32_768);
  });
});
