import { afterAll, describe, expect, it } from 'vitest';
import { createSoundThread } from '../engines/sound-thread.ts';
import { createFliteEngine } from './flite.engine.ts';

const thread = createSoundThread();
const flite = createFliteEngine(thread);
afterAll(() => thread.close());

const { signal } = new AbortController();
const say = (text: string, pace = 120, number = 0, sex: 'female' | 'male' = 'female') =>
  flite.say(text, { sex, number }, pace, signal);

describe('built-in voice', () => {
  it('speaks a sentence more slowly when the requested pace is slower', async () => {
    const [calm, quick] = [
      await say('Two loaves of bread, please.', 120),
      await say('Two loaves of bread, please.', 190),
    ];
    expect(calm.sampleRate).toBe(16_000);
    expect(calm.samples.length / calm.sampleRate).toBeGreaterThan(1);
    expect(calm.samples.length).toBeGreaterThan(quick.samples.length);
    expect(Math.max(...calm.samples)).toBeGreaterThan(3000);
  });

  it('has four different speakers, and still works after a text that it cannot speak', async () => {
    const heard = [
      await say('Good morning.'),
      await say('Good morning.', 120, 1),
      await say('Good morning.', 120, 0, 'male'),
      await say('Good morning.', 120, 1, 'male'),
    ];
    expect(new Set(heard.map(({ samples }) => samples.join(','))).size).toBe(4);
    await say('').catch(() => undefined);
    await say('-o /etc/passwd --voice').catch(() => undefined);
    expect((await say('Still here.')).samples.length).toBeGreaterThan(5000);
  });

  it('returns the correct sentence to each of several concurrent callers', async () => {
    const texts = [
      'No.',
      'Two loaves of bread, please.',
      'We went to the seaside when the weather was warm.',
    ];
    const alone = [];
    for (const text of texts) alone.push((await say(text)).samples.length);
    const atOnce = await Promise.all([...texts, ...texts].map((text) => say(text)));
    expect(atOnce.map(({ samples }) => samples.length)).toEqual([...alone, ...alone]);
  });

  it('produces audio that can be encoded as a smaller FLAC file with the same number of samples', async () => {
    const sound = await say('This is kept.');
    const file = await thread.encode(sound, 'flac');
    expect(String.fromCharCode(...file.subarray(0, 4))).toBe('fLaC');
    expect(file.byteLength).toBeLessThan(sound.samples.byteLength * 0.8);
    // Bit widths in the STREAMINFO block of FLAC: sample rate 20, channels 3, bits per sample 5, number of samples
    // 36.
    const info = new DataView(file.buffer, file.byteOffset + 18, 8);
    expect(info.getUint32(0) >>> 12).toBe(16_000);
    expect(info.getUint32(4)).toBe(sound.samples.length);
  });
});
