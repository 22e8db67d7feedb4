import { figuresOf, isNumeral } from './numbers.ts';
import { oneSpelling } from './spelling.ts';

/** Endings of contractions, each with the words for which it can stand. */
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^won't$/, ['will not']],
  [/^can't$/, ['can not']],
  [/^shan't$/, ['shall not']],
  [/^let's$/, ['let us']],
  [/^(.+)n't$/, ['$1 not']],
  [/^(.+)'m$/, ['$1 am']],
  [/^(.+)'re$/, ['$1 are']],
  [/^(.+)'ve$/, ['$1 have']],
  [/^(.+)'ll$/, ['$1 will']],
  [/^(.+)'d$/, ['$1 would', '$1 had']],
  [/^(.+)'s$/, ['$1 is', '$1 has']],
  [/^cannot$/, ['can not']],
];

/** Returns the word in lower case with straight apostrophes, without surrounding punctuation. */
export const bare = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .normalize('NFKC')
    .replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');

const lettersOf = (word: string): string => oneSpelling(word.replaceAll(/[^\p{L}\d]/gu, ''));

/** A normalized word with precomputed data for comparison. */
export type Comparable = {
  bare: string;
  /** The letters and digits of the word in one spelling variety. */
  letters: string;
  /** Whether the word can be written in several ways, because it contains an apostrophe, a hyphen or a number. */
  hasWays: boolean;
};

export const comparable = (word: string): Comparable => ({
  bare: word,
  letters: lettersOf(word),
  hasWays: /['-]/.test(word) || word === 'cannot' || isNumeral(word),
});

/**
 * Maximum number of spelling variants: enough for three words with three variants each. Without a maximum, each
 * hyphen would double the number of variants.
 */
const mostWays = 27;

/**
 * Returns all ways in which the words can be written, with expanded contractions, numbers in digits, and one
 * spelling variety.
 */
export const waysOf = (words: readonly string[]): Set<string> => {
  let found = [''];
  const parts = words.flatMap((word) => word.split('-'));
  for (const part of parts) {
    const ending = endings.find(([pattern]) => pattern.test(part));
    const opened = ending ? ending[1].map((full) => part.replace(ending[0], full)) : [];
    const isTooMany = found.length * (opened.length + 1) > mostWays;
    const ways = (isTooMany ? [part] : [part, ...opened]).map((way) =>
      way.split(' ').map(oneSpelling).join(' '),
    );
    found = found.flatMap((before) => ways.map((way) => `${before} ${way}`));
  }
  const figures = figuresOf(parts);
  return new Set(figures === undefined ? found : [...found, ` ${figures}`]);
};

/** Precomputed data of a word sequence, cached because each sequence is compared with many others. */
type Run = {
  isPlain: boolean;
  first: string | undefined;
  squashed: string;
  number?: string | undefined;
  ways?: Set<string>;
};
const known = new WeakMap<readonly Comparable[], Run>();

const runOf = (words: readonly Comparable[]): Run => {
  const before = known.get(words);
  if (before) return before;
  const run: Run = {
    isPlain: !words.some(({ hasWays }) => hasWays),
    first: words[0]?.letters[0],
    squashed: oneSpelling(words.map(({ letters }) => letters).join('')),
  };
  known.set(words, run);
  return run;
};

const numberOf = (words: readonly Comparable[], run: Run): string | undefined => {
  if (!('number' in run)) run.number = figuresOf(words.flatMap(({ bare: word }) => word.split('-')));
  return run.number;
};

const waysOfRun = (words: readonly Comparable[], run: Run): Set<string> => {
  run.ways ??= waysOf(words.map(({ bare: word }) => word));
  return run.ways;
};

/**
 * Whether two sequences of normalized words are equal. Pairs such as *I'm* and *I am*, *twenty-one* and *21*,
 * *colour* and *color* are equal.
 */
export const sayTheSame = (said: readonly Comparable[], given: readonly Comparable[]): boolean => {
  const [one, other] = [runOf(said), runOf(given)];
  const isPlain = one.isPlain && other.isPlain;
  if (isPlain && one.first !== other.first) return false;
  if (one.squashed === other.squashed) return true;
  if (isPlain) return false;
  // A sequence of more than three words can be equal to another sequence only if both are the same number.
  if (said.length > 3 || given.length > 3) {
    const number = numberOf(said, one);
    return number !== undefined && number === numberOf(given, other);
  }
  const [these, those] = [waysOfRun(said, one), waysOfRun(given, other)];
  for (const way of these) if (those.has(way)) return true;
  return false;
};
