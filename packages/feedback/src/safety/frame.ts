import type { NeededWords, Rule } from './rule.ts';

/** Alternative normalized words and phrases, separated by `|`. `*` matches any ending. Example: `cut|cuts|kes*`. */
export type Words = string;

type Bounds = {
  /** Maximum number of other words between two parts of a rule. */
  within?: number;
  /**
   * Words that make the sentence harmless. If the sentence contains one of these words, the rule does not
   * match.
   */
  but?: readonly Words[];
  /** Whether the last part of the rule must be at the end of the sentence. */
  ends?: boolean;
};

const anyOf = (words: Words): string => `(?:${words.replaceAll('*', '\\w*')})`;

/**
 * Very frequent words. A rule is not skipped when they are missing, because nearly every sentence contains one of
 * them.
 */
const everywhere = new Set(
  'i im ive my me you he she it we they am is are was be to a the in on at of and not no dont cant ben bu bir beni bana'.split(
    ' ',
  ),
);

/**
 * Returns the first words of all alternatives in a part of a rule. Returns undefined if the alternatives
 * contain characters of regular expressions.
 */
const firstWords = (part: Words): NeededWords | undefined => {
  const firsts = part.split('|').map((phrase) => phrase.split(' ')[0] ?? '');
  if (!firsts.every((word) => /^[a-z0-9]+\*?$/.test(word))) return undefined;
  return {
    words: firsts.filter((word) => !word.endsWith('*')),
    beginnings: firsts.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
};

/**
 * Returns the first words of the part of a rule that has the fewest very frequent words. A sentence without
 * any of the returned words cannot match the rule.
 */
const neededWords = (parts: readonly Words[]): NeededWords | undefined => {
  const frequency = ({ words, beginnings }: NeededWords) =>
    [...words, ...beginnings].filter((word) => everywhere.has(word)).length * 1_000 + words.length;
  return parts
    .map(firstWords)
    .filter((part) => part !== undefined)
    .toSorted((a, b) => frequency(a) - frequency(b))[0];
};

/**
 * Creates a rule that matches the parts in this order, for example: who, does what, to whom. The number of other
 * words between two parts is limited, so that matching takes linear time.
 */
export const frame = (parts: readonly Words[], { within = 2, but = [], ends = false }: Bounds = {}): Rule => {
  const says = new RegExp(`\\b${parts.map(anyOf).join(`(?: \\S+){0,${within}} `)}${ends ? '$' : '(?!\\w)'}`);
  const needs = neededWords(parts);
  return {
    says,
    ...(but.length === 0 ? {} : { unless: new RegExp(`\\b${anyOf(but.join('|'))}(?!\\w)`) }),
    ...(needs ? { needs } : {}),
  };
};
