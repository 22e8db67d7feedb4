import { sentencesIn } from './level/sentences.ts';

/** Whether a text ends with a question. */
export const asks = (text: string): boolean => /\?["'”’)\]]*\s*$/.test(text);

/**
 * The part of the offline partner’s reply that completes a reply whose end is missing: nothing after a question,
 * otherwise the offline partner’s own question, or its whole reply without a question.
 */
export const continuationOf = (shown: string, move: string): string => {
  if (shown === '') return move;
  if (asks(shown)) return '';
  const sentences = sentencesIn(move);
  const question = sentences.findLastIndex(asks);
  const rest = question < 0 ? move : sentences.slice(question).join('');
  return /\s$/.test(shown) ? rest : ` ${rest}`;
};
