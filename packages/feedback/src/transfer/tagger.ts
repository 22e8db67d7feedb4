import { turkishPeople } from '../lexicon/turkish-names.ts';
import type { Token } from '../text/tokens.ts';
import { negativeContractions } from './contractions.ts';
import { buildDictionary } from './dictionary.ts';
import type { Tag, Word } from './word.ts';

const dictionary = buildDictionary();
const unknown: ReadonlySet<Tag> = new Set<Tag>(['unknown']);
const mark: ReadonlySet<Tag> = new Set<Tag>(['mark']);
const numeral: ReadonlySet<Tag> = new Set<Tag>(['number']);
const name: ReadonlySet<Tag> = new Set<Tag>(['name']);

/**
 * Names that are also common words. A capital letter at the start of a sentence does not show that such a word is a
 * name.
 */
const alsoWords = new Set([
  'can',
  'may',
  'will',
  'su',
  'ada',
  'ay',
  'er',
  'nur',
  'mark',
  'rose',
  'own',
  'sun',
  'tan',
]);

/**
 * Assigns to each token all part-of-speech tags that the token can have. No other function assigns tags, so
 * that another tagger could replace this function without changes to the patterns.
 */
export function tagWords(tokens: readonly Token[]): Word[] {
  return tokens.map((token): Word => {
    if (token.kind === 'number') return { ...token, tags: numeral };
    if (token.kind !== 'word') return { ...token, tags: mark };
    // Treats "dont" in the same way as "don't".
    const lower = negativeContractions[token.lower] ?? token.lower;
    const entry = dictionary.get(lower);
    const capital = /^\p{Lu}/u.test(token.text);
    if (entry !== undefined) return { ...token, ...entry, lower };
    if (capital && turkishPeople.has(token.lower) && !alsoWords.has(token.lower))
      return { ...token, tags: name };
    return { ...token, tags: unknown };
  });
}

/** Whether the word lists contain this lower-case form. */
export function isKnownWord(form: string): boolean {
  return dictionary.has(form);
}
