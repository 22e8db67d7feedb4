import { isTurkish } from './language.ts';
import { splitSentences } from './sentences.ts';
import { type Token, tokenise } from './tokens.ts';

export type Sentence = { start: number; end: number; text: string; tokens: Token[]; language: 'en' | 'tr' };

/** The prepared text that all sources share. */
export type PreparedText = { text: string; sentences: Sentence[] };

/** Splits a text into sentences, tokenises them and detects their language, in time linear in the text’s length. */
export function prepareText(text: string): PreparedText {
  const sentences = splitSentences(text).map(({ start, end }): Sentence => {
    const tokens = tokenise(text, start, end);
    return { start, end, text: text.slice(start, end), tokens, language: isTurkish(tokens) ? 'tr' : 'en' };
  });
  return { text, sentences };
}
