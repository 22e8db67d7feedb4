/**
 * Real words that are similar to a word of the concept tables and must not be treated as misspellings of it.
 */
const others = new Set(
  `bother other another farther further batter better butter father mother brother threat treat thread cloth clothes
  kiss miss message massage photos raped rapid shower flower harm harmony alone along secret secrets weight height
  beast breast breath breathe heart hearth earth burner turned toilet toilets please pleased smoke smokes smoked
  strike stroke strokes alarm police polite touch tough toughed drank drink drunk quiet quite hungry angry bottom
  button forced forest scared shared scored secure season reason sleep sheep asleep`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const shortestWord = 5;

/** Returns all forms of a word in which one letter is missing. */
const shortened = (word: string): string[] =>
  Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));

/** Maps each word of a list, and each of its forms with one letter missing, to the word. */
export type SpellingIndex = ReadonlyMap<string, string>;

export const spellingIndex = (words: ReadonlySet<string>): SpellingIndex => {
  const long = [...words].filter((word) => word.length >= shortestWord && !/\d/.test(word));
  return new Map([
    ...long.flatMap((word) => shortened(word).map((form) => [form, word] as const)),
    ...long.map((word) => [word, word] as const),
  ]);
};

const swapped = (a: string, b: string): boolean =>
  a.length === b.length && [...a].toSorted().join('') === [...b].toSorted().join('');

/**
 * Returns the word of the list that was probably meant: `word` lacks one letter, has one letter too many, or has
 * two letters in the wrong order.
 * The first letter must be right. Returns undefined if there is no such word.
 */
export const nearestWord = (index: SpellingIndex, word: string): string | undefined => {
  if (word.length < shortestWord - 1 || word.length > 20 || others.has(word)) return undefined;
  const meant = (form: string) => {
    const found = index.get(form);
    if (found === undefined || found[0] !== word[0]) return undefined;
    return found.length !== word.length || swapped(found, word) ? found : undefined;
  };
  const missing = meant(word);
  if (missing !== undefined) return missing;
  for (const form of shortened(word)) {
    const found = meant(form);
    if (found !== undefined && found.length >= shortestWord) return found;
  }
  return undefined;
};
