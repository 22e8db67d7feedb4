import { tokensOf } from '@pratik/content/meaning/tokens';
import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import type { WordLevels } from './word-levels.ts';

export type Profile = {
  words: number;
  /** The words above the level, in order, in lower case. */
  above: readonly string[];
  /** Words of which neither the lists nor the frequencies know anything. They count as above the level. */
  unknown: number;
  /** Number of words as a share of the maximum of the level: above 1 the sentence is too long. */
  length: number;
};

/**
 * Maximum number of words in a sentence: one and a half times what the partner is asked for, because a sentence is
 * not wrong for two words more. C1 has no maximum.
 */
const mostWords: Record<CefrLevel, number> = {
  A1: 12,
  A2: 18,
  B1: 25,
  B2: 35,
  C1: Number.POSITIVE_INFINITY,
};

/** Profiles one sentence for a level. Looks each word up once; linear in the length of the sentence. */
export function profileOf(
  sentence: string,
  level: CefrLevel,
  levels: WordLevels,
  /** Words that the conversation has brought in, in lower case: they never count. */
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
