import { isTurkish } from './language.ts';
import { splitSentences } from './sentences.ts';
import { type Token, tokenise } from './tokens.ts';

export type Sentence = { start: number; end: number; text: string; tokens: Token[]; language: 'en' | 'tr' };

/** What every source looks at, made once. */
export type PreparedText = { text: string; sentences: Sentence[] };

/** Splits, tokenises and tells English from Turkish. Linear in the length of the text. */
export function prepareText(text: string): PreparedText {
  const sentences = splitSentences(text).map(({ start, end }): Sentence => {
    const tokens = tokenise(text, start, end);
    return { start, end, text: text.slice(start, end), tokens, language: isTurkish(tokens) ? 'tr' : 'en' };
  });
  return { text, sentences };
}
