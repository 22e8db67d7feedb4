import type { Match } from '../match.ts';
import { is, oneOf, type Word } from '../word.ts';

/** Another form behind a verb. */
export function change(from: number, to: number, right: string, pattern: string, confidence = 0.85): Match {
  return { code: 'verb-pattern', pattern, from, to, replacements: [right], confidence };
}

/** Can be a verb in its base form; "like" is too much else. */
export const isVerb = (word: Word | undefined) =>
  is(word, 'base') && word?.verb !== undefined && !oneOf(word, 'like');
