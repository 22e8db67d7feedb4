import { createHash } from 'node:crypto';
import { straightMarks } from '@pratik/contract/printed-marks';

/** A speaker's voice; the second speaker of a sex has number 1, and sounds unlike the first where that can be. */
export type Voice = { sex: 'female' | 'male'; number: number };

/** What one speaker says in one go, sentence by sentence. */
export type Line = { voice: Voice; sentences: readonly string[] };

/** What is to be spoken; `pace` in words a minute, pauses included. */
export type Script = { lines: readonly Line[]; pace: number };

/** Sentences in their order, each with the line it stands in. */
export const sentencesOf = ({ lines }: Script) =>
  lines.flatMap(({ voice, sentences }, line) => sentences.map((text) => ({ text, voice, line })));

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/**
 * Changes with everything the sound of a recording depends on; `engine` names voices and version too. How apostrophes
 * and quotation marks are printed is not heard.
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

/** Of pauses, loudness and file; a change makes every recording anew. */
const formatVersion = 1;
