import type { Match } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

/** Creates a match that changes the form of a verb that follows another verb. */
export function change(from: number, to: number, right: string, pattern: string, confidence = 0.85): Match {
  return { code: 'verb-pattern', pattern, from, to, replacements: [right], confidence };
}

/** Whether the word can be the base form of a verb. False for "like", which has too many other functions. */
export const isVerb = (word: Word | undefined) =>
  is(word, 'base') && word?.verb !== undefined && !oneOf(word, 'like');
