import { levelled, type Sound, trimmed } from './engines/sound.ts';

/** Start and end of a sentence in a recording, in seconds. */
export type Stretch = { from: number; to: number };

/**
 * A spoken sentence. `line` is the index of the script line with the sentence; `words` is the number of words in
 * the sentence.
 */
export type Said = { sound: Sound; line: number; words: number };

/** Minimum and maximum pause between two sentences, in seconds. */
const leastPause = 0.35;
const mostPause = 1.4;
/** Additional pause when the speaker changes, in seconds. */
const turnPause = 0.25;
/** Silence at the start and at the end of a recording, in seconds. */
const lead = 0.25;

/**
 * Joins separately spoken sentences into one recording. When the voice is faster than the requested pace (words per
 * minute), longer pauses make the recording slower.
 * @throws Error when sentences differ in sample rate
 */
export const joined = (said: readonly Said[], pace: number): { sound: Sound; sentences: Stretch[] } => {
  const sampleRate = said[0]?.sound.sampleRate ?? 16_000;
  if (said.some(({ sound }) => sound.sampleRate !== sampleRate))
    throw new Error('voices have different sample rates');
  const pieces = said.map((one) => ({ ...one, samples: levelled(trimmed(one.sound)).samples }));
  const spoken = pieces.reduce((sum, { samples }) => sum + samples.length / sampleRate, 0);
  const words = said.reduce((sum, one) => sum + one.words, 0);
  const pause = pauseBetween((words / pace) * 60 - spoken, said);

  const places: { start: number; samples: Int16Array }[] = [];
  let at = Math.round(lead * sampleRate);
  for (const [index, { samples, line }] of pieces.entries()) {
    const before = pieces[index - 1];
    if (before) at += Math.round((pause + (before.line === line ? 0 : turnPause)) * sampleRate);
    places.push({ start: at, samples });
    at += samples.length;
  }
  const whole = new Int16Array(at + Math.round(lead * sampleRate));
  for (const { start, samples } of places) whole.set(samples, start);
  return {
    sound: { sampleRate, samples: whole },
    sentences: places.map(({ start, samples }) => ({
      from: toMs(start / sampleRate),
      to: toMs((start + samples.length) / sampleRate),
    })),
  };
};

const toMs = (seconds: number): number => Math.round(seconds * 1000) / 1000;

const pauseBetween = (left: number, said: readonly Said[]): number => {
  const gaps = said.length - 1;
  if (gaps <= 0) return leastPause;
  const turns = said.filter(({ line }, index) => index > 0 && said[index - 1]?.line !== line).length;
  return Math.min(mostPause, Math.max(leastPause, (left - turns * turnPause) / gaps));
};
