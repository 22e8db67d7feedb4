import type { Rule } from './rule.ts';

/** Folded words and phrases, apart by `|`; a `*` stands for any ending: `cut|cuts|kes*`. */
export type Words = string;

type Bounds = {
  /** How many other words may stand between two parts. */
  within?: number;
  /** Beside these the sentence speaks of something else. */
  but?: readonly Words[];
  /** Nothing follows the last part. */
  ends?: boolean;
};

const anyOf = (words: Words): string => `(?:${words.replaceAll('*', '\\w*')})`;

/** Who, does what, to whom: the parts in this order. Bounded, so that reading stays linear. */
export const frame = (parts: readonly Words[], { within = 2, but = [], ends = false }: Bounds = {}): Rule => {
  const says = new RegExp(`\\b${parts.map(anyOf).join(`(?: \\S+){0,${within}} `)}${ends ? '$' : '(?!\\w)'}`);
  return but.length === 0 ? { says } : { says, unless: new RegExp(`\\b${anyOf(but.join('|'))}(?!\\w)`) };
};
