import { diffOf, wordsOf } from '@pratik/content/compare/diff';
import { soundTheSame } from '@pratik/content/compare/sounds-alike';
import type { DictatedWord } from '@pratik/contract/dictation';
import type { Side } from '@pratik/contract/speaking';

/** Compares the recognised text with the target sentence, word by word. */
export const understoodOf = (target: string, heard: string): DictatedWord[] =>
  diffOf(target, heard, soundTheSame).words;

/**
 * Returns which word of a pair was said: the last recognised word that matches one of the two words; null without a
 * match.
 */
export const sideOf = (pair: Readonly<Record<Side, string>>, heard: string): Side | null => {
  const a = wordsOf(pair.a);
  const b = wordsOf(pair.b);
  for (const word of wordsOf(heard).toReversed()) {
    if (soundTheSame(a, [word])) return 'a';
    if (soundTheSame(b, [word])) return 'b';
  }
  return null;
};

/**
 * Returns the words that were recognised as exactly one other word, both normalised. Only these words show which
 * sound was missed.
 */
export const mistaken = (words: readonly DictatedWord[]): { word: string; heard: string }[] =>
  words.flatMap(({ kind, said, given }) => {
    if (kind !== 'other') return [];
    const [word, ...more] = wordsOf(said);
    const [heard, ...moreHeard] = wordsOf(given);
    return word && heard && more.length === 0 && moreHeard.length === 0
      ? [{ word: word.bare, heard: heard.bare }]
      : [];
  });

/** Returns the target words that were recognised correctly, normalised. */
export const rightWords = (words: readonly DictatedWord[]): string[] => [
  ...new Set(
    words.flatMap(({ kind, said }) => (kind === 'same' ? wordsOf(said).map(({ bare }) => bare) : [])),
  ),
];
