import { sentencesIn } from './level/sentences.ts';

/** Whether a text ends with a question. */
export const asks = (text: string): boolean => /\?["'”’)\]]*\s*$/.test(text);

/**
 * Returns the text that completes an interrupted AI reply. The text comes from the offline partner’s reply: its last
 * question with the text after it, or all its sentences when it contains no question. Sentences that the AI has already
 * written are left out. Empty when the AI’s text ends with a question.
 * @param shown the AI’s text that the learner has received
 * @param move the offline partner’s reply
 */
export const continuationOf = (shown: string, move: string): string => {
  if (shown === '') return move;
  if (asks(shown)) return '';
  // The sentences that were already shown are removed, because both replies may contain the same sentence, for example
  // "I see."
  const sentences = sentencesIn(move).filter((sentence) => !shown.includes(sentence.trim()));
  const question = sentences.findLastIndex(asks);
  const rest = sentences.slice(Math.max(0, question)).join('');
  return /\s$/.test(shown) ? rest : ` ${rest}`;
};
