import { formsOf } from '@pratik/content/meaning/forms';
import { plain, type Token } from '@pratik/content/meaning/tokens';
import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import type { WordCount } from '@pratik/feedback/statistics/vocabulary';
import { everydayWords } from './everyday-words.ts';

/** Source of the level of a word: the library’s word lists, the frequency of the word, or no source. */
export type Source = 'list' | 'frequency' | 'unknown';
export type Levelled = { level: CefrLevel; source: Source };

export type WordLevels = {
  /** Returns the level of one word of a text. Returns null for names, which have no level. */
  of(token: Pick<Token, 'text' | 'lower' | 'first'>): Levelled | null;
};

type Parts = {
  words: readonly {
    word: string;
    pos: Parameters<typeof formsOf>[1];
    level: CefrLevel;
    also?: readonly string[] | undefined;
  }[];
  functionWords: Iterable<string>;
  /**
   * How often words occur in English text. The frequency is used for words that are not in the word lists.
   */
  counts: ReadonlyMap<string, WordCount>;
};

/**
 * Minimum number of occurrences in the training text (7.9 million words) for a level. Applies to words that are not
 * in the word lists.
 * The numbers are far above the medians of the library’s words, because the training text is more formal than
 * conversation:
 * "security" and "economic" are frequent in it. No word gets the level A1 by its frequency.
 */
const leastSeen: readonly (readonly [CefrLevel, number])[] = [
  ['A2', 1000],
  ['B1', 250],
  ['B2', 40],
];
/**
 * If the word lists contain fewer words than this number, frequency determines the level of most words. The
 * lower limits of `leastSeenAlone` then apply, because showing a difficult word is better than hiding an easy
 * word such as "swim".
 */
const fewWords = 1000;
const leastSeenAlone: typeof leastSeen = [
  ['A1', 200],
  ['A2', 60],
  ['B1', 25],
  ['B2', 8],
];
/**
 * Minimum number of occurrences at which a listed word counts as A1, such as "get" and "call", even if the library
 * teaches it at a higher level.
 */
const easySeen = 3000;
/** Share of capitalized occurrences above which a word of the training text counts as a name. */
const nameShare = 0.8;

const CLITIC = /(?:n't|'(?:s|re|ve|ll|d|m)|')$/;
const CAPITAL = /^\p{Lu}/u;

/** Returns the possible base forms of a regular form, starting with the word itself. There are never more than 16. */
const basesOf = (lower: string): string[] =>
  [
    lower,
    lower.replace(CLITIC, ''),
    lower.replace(/i(?:es|ed|er|est|ly)$/, 'y'),
    lower.replace(/(?:es|ed|er|ly)$/, ''),
    lower.replace(/(?:s|d|r)$/, ''),
    lower.replace(/ing$/, ''),
    lower.replace(/ing$/, 'e'),
    lower.replace(/est$/, ''),
    lower.replace(/(.)\1(?:ing|ed|er|est)$/, '$1'),
  ].filter((base, at, all) => (base.length > 1 || at === 0) && all.indexOf(base) === at);

const rank = (level: CefrLevel): number => cefrLevels.indexOf(level);

/**
 * Creates the look-up of word levels, which searches all forms of the library’s words, then the function
 * words, then the frequencies.
 */
export function createWordLevels({ words, functionWords, counts }: Parts): WordLevels {
  const limits = words.length < fewWords ? leastSeenAlone : leastSeen;
  const levels = new Map<string, CefrLevel>();
  /** Levels of words that occur in phrases. A word is no more difficult than the easiest phrase that contains it. */
  const parts = new Map<string, CefrLevel>();
  const put = (form: string, level: CefrLevel, into = levels): void => {
    const known = into.get(form);
    if (known === undefined || rank(level) < rank(known)) into.set(form, level);
  };
  for (const { word, pos, level, also = [] } of words)
    for (const spelling of [word, ...also])
      for (const { form } of formsOf(spelling, pos))
        for (const part of form.split(' ')) put(part, level, form === part ? levels : parts);
  for (const { word, level } of everydayWords) put(word, level);
  for (const word of functionWords) put(plain(word), 'A1');

  const easiest = (bases: readonly string[], of: ReadonlyMap<string, CefrLevel>): CefrLevel | undefined =>
    bases
      .map((base) => of.get(base))
      .filter((level) => level !== undefined)
      .toSorted((a, b) => rank(a) - rank(b))[0];

  const isName = (base: string): boolean => {
    const seen = counts.get(base);
    return seen !== undefined && seen.capitals > seen.count * nameShare;
  };

  const single = (lower: string, capital: boolean): Levelled | null => {
    const bases = basesOf(lower);
    const seen = Math.max(...bases.map((base) => counts.get(base)?.count ?? 0));
    const level = easiest(bases, levels);
    if (level) return { level: seen >= easySeen ? 'A1' : level, source: 'list' };
    if (capital && (seen === 0 || bases.some(isName))) return null;
    const inPhrase = easiest(bases, parts);
    if (seen === 0 && !inPhrase) return { level: 'C1', source: 'unknown' };
    const frequent = limits.find(([, least]) => seen >= least)?.[0] ?? 'C1';
    return inPhrase && rank(inPhrase) < rank(frequent)
      ? { level: inPhrase, source: 'list' }
      : { level: frequent, source: 'frequency' };
  };

  return {
    of({ text, lower, first }) {
      const capital = CAPITAL.test(text);
      if (capital && !first && lower.replace(CLITIC, '') !== 'i') return null;
      const whole = single(lower, capital);
      if (whole === null || whole.source === 'list' || !lower.includes('-')) return whole;
      // The level of a compound, such as "twenty-one" or "hand-made", is the level of its most difficult
      // part.
      const hyphenated = lower
        .split('-')
        .map((part) => single(part, false))
        .filter((part) => part !== null)
        .toSorted((a, b) => rank(b.level) - rank(a.level));
      return hyphenated[0] ?? whole;
    },
  };
}
