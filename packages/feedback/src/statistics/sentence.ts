import type { Sentence } from '../text/prepare.ts';
import type { Token } from '../text/tokens.ts';
import { tagSentence } from './part-of-speech.ts';
import type { Softmax } from './softmax.ts';
import { normalised, type View, viewOf } from './view.ts';

/** A sentence with the data that the classifiers use. */
export type TaggedSentence = {
  tokens: readonly Token[];
  view: View;
  /** Whether the token at this index is no word, or is a word that occurs in correct English texts. */
  known: (at: number) => boolean;
  /** Whether correct English texts contain this form. The form must be in lower case. */
  isWord: (form: string) => boolean;
};

export function tagged(
  sentence: Sentence,
  tagger: Softmax,
  vocabulary: ReadonlyMap<string, number>,
  earlier: ReadonlySet<string>,
): TaggedSentence {
  const { tokens } = sentence;
  const words = tokens.map(({ lower, kind }) => normalised(lower, kind === 'number'));
  const raw = tokens.map(({ text }) => text);
  const view = viewOf(words, tagSentence(tagger, words, raw), earlier);
  const known = (at: number) => {
    const token = tokens[at];
    return token === undefined || token.kind !== 'word' || vocabulary.has(token.lower);
  };
  return { tokens, view, known, isWord: (form) => vocabulary.has(form) };
}
