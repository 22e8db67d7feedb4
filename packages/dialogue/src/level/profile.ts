import { tokensOf } from '@pratik/content/meaning/tokens';
import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import type { WordLevels } from './word-levels.ts';

export type Profile = {
  words: number;
  /** The words of a sentence that are above the level, in lower case, in the order of the sentence. */
  above: readonly string[];
  /**
   * Number of words that neither the word lists nor the frequency table contain. Such words count as above
   * the level.
   */
  unknown: number;
  /**
   * Number of words of the sentence divided by the maximum for the level. Above 1, the sentence is too long.
   */
  length: number;
};

/**
 * Maximum number of words in a sentence for each level: one and a half times the length that the AI partner
 * is asked to use, because a sentence that is two words longer is acceptable. C1 has no maximum.
 */
const mostWords: Record<CefrLevel, number> = {
  A1: 12,
  A2: 18,
  B1: 25,
  B2: 35,
  C1: Number.POSITIVE_INFINITY,
};

/**
 * Finds the words of one sentence that are above a level, and compares the length of the sentence with the maximum.
 * The time is linear in the length of the sentence.
 */
export function profileOf(
  sentence: string,
  level: CefrLevel,
  levels: WordLevels,
  /**
   * Words that already occurred in the conversation, in lower case. These words never count as above the
   * level.
   */
  allowed: ReadonlySet<string> = new Set(),
): Profile {
  const limit = cefrLevels.indexOf(level);
  const above: string[] = [];
  let unknown = 0;
  let words = 0;
  for (const token of tokensOf(sentence)) {
    words += 1;
    const found = levels.of(token);
    if (!found || allowed.has(token.lower) || cefrLevels.indexOf(found.level) <= limit) continue;
    above.push(token.lower);
    if (found.source === 'unknown') unknown += 1;
  }
  return { words, above, unknown, length: words / mostWords[level] };
}
