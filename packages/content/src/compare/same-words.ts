import { figuresOf, isNumeral } from './numbers.ts';
import { oneSpelling } from './spelling.ts';

/** Patterns of contractions, each with its possible full forms. */
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
  /** The letters and digits of the word, in a spelling that is the same for British and American English. */
  letters: string;
  /** Whether the word has several written forms because it contains an apostrophe, a hyphen or a number. */
  hasWays: boolean;
};

export const comparable = (word: string): Comparable => ({
  bare: word,
  letters: lettersOf(word),
  hasWays: /['-]/.test(word) || word === 'cannot' || isNumeral(word),
});

/**
 * Maximum number of written forms of a word sequence: enough for three contractions with three forms each. Without
 * this maximum, each further contraction would double or triple the number.
 */
const mostWays = 27;

/**
 * Returns the written forms of a word sequence: with and without contractions, with numbers in words and in digits.
 * British and American spelling are unified.
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

/**
 * Data computed from a word sequence, which is cached because each sequence is compared with many other
 * sequences.
 */
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
 * Whether two sequences of normalized words mean the same: *I'm* equals *I am*, *twenty-one* equals *21*, and
 * *colour* equals *color*.
 */
export const sayTheSame = (said: readonly Comparable[], given: readonly Comparable[]): boolean => {
  const [one, other] = [runOf(said), runOf(given)];
  const isPlain = one.isPlain && other.isPlain;
  if (isPlain && one.first !== other.first) return false;
  if (one.squashed === other.squashed) return true;
  if (isPlain) return false;
  // A sequence of more than three words can equal another sequence only if both express the same number.
  if (said.length > 3 || given.length > 3) {
    const number = numberOf(said, one);
    return number !== undefined && number === numberOf(given, other);
  }
  const [these, those] = [waysOfRun(said, one), waysOfRun(given, other)];
  for (const way of these) if (those.has(way)) return true;
  return false;
};
