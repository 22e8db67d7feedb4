import { createHash } from 'node:crypto';
import { straightMarks } from '@pratik/text/printed-marks';

/**
 * A speaker’s voice. The second speaker of the same sex has the number 1 and sounds different if the engine has a
 * second voice.
 */
export type Voice = { sex: 'female' | 'male'; number: number };

/** Consecutive sentences of one speaker. */
export type Line = { voice: Voice; sentences: readonly string[] };

/** A script to speak; `pace` is in words per minute, pauses included. */
export type Script = { lines: readonly Line[]; pace: number };

/** Returns all sentences of a script in order, each with the index of its line. */
export const sentencesOf = ({ lines }: Script) =>
  lines.flatMap(({ voice, sentences }, line) => sentences.map((text) => ({ text, voice, line })));

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/**
 * Returns the cache key of a recording. The key changes with everything that affects the sound; `engine` includes
 * voices and version.
 * The typographic form of apostrophes and quotation marks does not change the key.
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

/**
 * Version of the pauses, the loudness and the file format. When this number changes, all recordings are created
 * again.
 */
const formatVersion = 1;
