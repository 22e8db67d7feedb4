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

const squashed = (words: readonly Comparable[]): string =>
  oneSpelling(words.map(({ letters }) => letters).join(''));

/** All that some bare words may be written as: contractions opened, numbers in figures, one spelling. */
const readings = (words: readonly string[]): Set<string> => {
  let found = [''];
  const parts = words.flatMap((word) => word.split('-'));
  for (const part of parts) {
    const ending = endings.find(([pattern]) => pattern.test(part));
    const opened = ending ? ending[1].map((full) => part.replace(ending[0], full)) : [];
    const ways = [part, ...opened].map((way) => way.split(' ').map(oneSpelling).join(' '));
    found = found.flatMap((before) => ways.map((way) => `${before} ${way}`));
  }
  const figures = figuresOf(parts);
  return new Set(figures === undefined ? found : [...found, ` ${figures}`]);
};

const numberOf = (words: readonly Comparable[]): string | undefined =>
  figuresOf(words.flatMap(({ bare: word }) => word.split('-')));

/** Whether two runs of bare words say the same: *I'm* and *I am*, *twenty-one* and *21*, *colour* and *color*. */
export const sayTheSame = (said: readonly Comparable[], given: readonly Comparable[]): boolean => {
  const isPlain = !said.some(({ hasWays }) => hasWays) && !given.some(({ hasWays }) => hasWays);
  if (isPlain && said[0]?.letters[0] !== given[0]?.letters[0]) return false;
  if (squashed(said) === squashed(given)) return true;
  if (isPlain) return false;
  // Nothing but a number is more than three words in one and one in the other.
  if (said.length > 3 || given.length > 3)
    return numberOf(said) !== undefined && numberOf(said) === numberOf(given);
  const ways = readings(given.map(({ bare: word }) => word));
  return [...readings(said.map(({ bare: word }) => word))].some((way) => ways.has(way));
};
