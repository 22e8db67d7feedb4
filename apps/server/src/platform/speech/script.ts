import { createHash } from 'node:crypto';
import { straightMarks } from '@pratik/text/printed-marks';

/**
 * A speaker’s voice. The second speaker of the same sex has number 1 and sounds different if the engine supports
 * it.
 */
export type Voice = { sex: 'female' | 'male'; number: number };

/** Consecutive sentences of one speaker. */
export type Line = { voice: Voice; sentences: readonly string[] };

/** A script to speak; `pace` is in words per minute, pauses included. */
export type Script = { lines: readonly Line[]; pace: number };

/** All sentences in order, each with the index of its line. */
export const sentencesOf = ({ lines }: Script) =>
  lines.flatMap(({ voice, sentences }, line) => sentences.map((text) => ({ text, voice, line })));

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/**
 * Cache key: changes with everything that affects the sound of a recording; `engine` includes voices and version.
 * The typographic form of apostrophes and quotation marks does not affect it.
 */
export const keyOf = (engine: string, script: Script): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        formatVersion,
        engine,
        script.pace,
        script.lines.map(({ voice, sentences }) => [voice.sex, voice.number, sentences.map(straightMarks)]),
      ]),
    )
    .digest('hex')
    .slice(0, 40);

/** Version of pauses, loudness and file format; a new version causes all recordings to be made again. */
const formatVersion = 1;
