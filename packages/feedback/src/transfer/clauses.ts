import { found, type Match } from './match.ts';
import { nounPhrase } from './noun-phrase.ts';
import { is, oneOf, type Word } from './word.ts';

/** Creates a match that changes punctuation. The replacement keeps its own capital letters. */
export function mark(
  from: number,
  to: number,
  replacements: string[],
  pattern: string,
  confidence = 0.8,
): Match[] {
  return [{ ...found('punctuation', pattern, from, to, replacements, confidence), asWritten: true }];
}

/** Capitalises the first letter of the text. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
const subjects = ['i', 'he', 'she', 'we', 'they', 'it'];
/**
 * Counts the marks that divide the sentence: commas, semicolons, colons, dashes, opening brackets and quotation
 * marks.
 */
export const commas = (words: readonly Word[]): number =>
  words.filter((word) => oneOf(word, ',', ';', ':', '"', '“', '–', '—', '(')).length;

/**
 * Whether the word can only be the finite verb of its clause. False for a word that can also be a base form or a
 * noun.
 */
export const carriesVerb = (word: Word | undefined): boolean =>
  (is(word, 'be', 'modal', 'do', 'have') && !oneOf(word, 'being', 'been', 'be', 'having')) ||
  (is(word, 'past', 'third') && !is(word, 'plural', 'noun', 'adjective', 'preposition'));

/**
 * Whether an independent clause begins at this index: with a pronoun and a verb, or with a noun phrase and a verb
 * such as "the bus was".
 */
export function standsAlone(words: readonly Word[], at: number): boolean {
  if (oneOf(words[at], ...subjects)) {
    const verb =
      is(words[at + 1], 'frequency') || oneOf(words[at + 1], 'also', 'really', 'still') ? at + 2 : at + 1;
    return (
      carriesVerb(words[verb]) ||
      (is(words[verb], 'base') &&
        !oneOf(words[verb], 'mean', 'guess', 'think', 'hope', 'suppose', 'believe', 'know'))
    );
  }
  if (oneOf(words[at], "i'm", "he's", "she's", "it's", "we're", "they're")) return true;
  if (!is(words[at], 'possessive') && !oneOf(words[at], 'the')) return false;
  const phrase = nounPhrase(words, at);
  const verb = words[phrase?.to ?? -1];
  return (
    phrase !== undefined && !phrase.pronoun && (carriesVerb(verb) || (!phrase.plural && is(verb, 'third')))
  );
}

/** Words that introduce a dependent clause. */
export const subordinates = [
  'when',
  'if',
  'because',
  'although',
  'while',
  'as',
  'since',
  'after',
  'before',
  'unless',
  'what',
  'who',
  'how',
  'where',
  'whether',
  'though',
  'once',
  'whatever',
  'however',
  'until',
  'the',
  'that',
  'had',
  'were',
  'should',
];
