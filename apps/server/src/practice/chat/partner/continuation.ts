import { sentencesIn } from './level/sentences.ts';

/** Whether a text ends with a question. */
export const asks = (text: string): boolean => /\?["'”’)\]]*\s*$/.test(text);

/**
 * The part of the offline partner’s reply that completes a reply whose end is missing: nothing after a question,
 * otherwise the offline partner’s own question, or its whole reply without a question. Sentences are not repeated.
 */
export const continuationOf = (shown: string, move: string): string => {
  if (shown === '') return move;
  if (asks(shown)) return '';
  // The offline partner may begin with the same words: "I see."
  const sentences = sentencesIn(move).filter((sentence) => !shown.includes(sentence.trim()));
  const question = sentences.findLastIndex(asks);
  const rest = sentences.slice(Math.max(0, question)).join('');
  return /\s$/.test(shown) ? rest : ` ${rest}`;
};
