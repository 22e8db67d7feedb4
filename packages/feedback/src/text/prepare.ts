import { isTurkish } from './language.ts';
import { splitSentences } from './sentences.ts';
import { type Token, tokenise } from './tokens.ts';

export type Sentence = { start: number; end: number; text: string; tokens: Token[]; language: 'en' | 'tr' };

/** A text prepared for checking. All sources use this data. */
export type PreparedText = { text: string; sentences: Sentence[] };

/**
 * Splits a text into sentences, splits the sentences into tokens, and detects the language of each sentence. The
 * time is linear in the length of the text.
 */
export function prepareText(text: string): PreparedText {
  const sentences = splitSentences(text).map(({ start, end }): Sentence => {
    const tokens = tokenise(text, start, end);
    return { start, end, text: text.slice(start, end), tokens, language: isTurkish(tokens) ? 'tr' : 'en' };
  });
  return { text, sentences };
}
