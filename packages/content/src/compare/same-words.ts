import { figuresOf, isNumeral } from './numbers.ts';
import { oneSpelling } from './spelling.ts';

/** What stands behind an apostrophe, and what it may be short for. */
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

/** In lower case, its apostrophes plain, the marks around it gone. */
export const bare = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .normalize('NFKC')
    .replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');

const lettersOf = (word: string): string => oneSpelling(word.replaceAll(/[^\p{L}\d]/gu, ''));

/** A bare word with what comparing it needs, worked out once. */
export type Comparable = {
  bare: string;
  /** Its letters and figures in one spelling. */
  letters: string;
  /** It may be written in several ways: an apostrophe, a hyphen, a number. */
  hasWays: boolean;
};

export const comparable = (word: string): Comparable => ({
  bare: word,
  letters: lettersOf(word),
  hasWays: /['-]/.test(word) || word === 'cannot' || isNumeral(word),
});

/** Three words, each in three ways: more than a language needs, and what is chained by hyphens would double for ever. */
const mostWays = 27;

/** All that some bare words may be written as: contractions opened, numbers in figures, one spelling. */
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

/** What comparing some words in a row needs. Each run meets many others, so that it is worked out once. */
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

/** Whether two runs of bare words say the same: *I'm* and *I am*, *twenty-one* and *21*, *colour* and *color*. */
export const sayTheSame = (said: readonly Comparable[], given: readonly Comparable[]): boolean => {
  const [one, other] = [runOf(said), runOf(given)];
  const isPlain = one.isPlain && other.isPlain;
  if (isPlain && one.first !== other.first) return false;
  if (one.squashed === other.squashed) return true;
  if (isPlain) return false;
  // Nothing but a number is more than three words in one and one in the other.
  if (said.length > 3 || given.length > 3) {
    const number = numberOf(said, one);
    return number !== undefined && number === numberOf(given, other);
  }
  const [these, those] = [waysOfRun(said, one), waysOfRun(given, other)];
  for (const way of these) if (those.has(way)) return true;
  return false;
};
