import type { CefrLevel } from '@pratik/contract/common';
import { wordsOf } from '../words.ts';
import type { SaidTurn } from './summary.ts';

/** Expected number of words in a turn, by level; clearly longer than a minimal reply. */
const fullTurn: Record<CefrLevel, number> = { A1: 5, A2: 7, B1: 10, B2: 13, C1: 16 };

/** Number of corrections per 100 words at which the score is 0, because the conversation was too difficult. */
const tooManyMistakes = 12;
/**
 * Minimum confidence (0 to 1) of a correction that counts. Corrections with a lower confidence are shown as "have a
 * look" and do not count.
 */
const certain = 0.5;
const leastWords = 30;
/** Number of words that count as one answer in the ability estimate; a conversation counts as at most three answers. */
const wordsForOne = 60;
const mostWeight = 3;

/**
 * Returns the score (0 to 1) of a conversation as evidence of speaking ability, and its weight as a number of answers.
 * Few corrections and long turns give a high score. Only messages that are already checked count. Null when these
 * messages contain too few words.
 */
export const speakingOf = (
  turns: readonly SaidTurn[],
  level: CefrLevel,
): { score: number; weight: number } | null => {
  const done = turns.filter(({ feedback }) => feedback?.state === 'done');
  const words = done.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  if (words < leastWords) return null;
  const mistakes = done
    .flatMap(({ feedback }) => feedback?.corrections ?? [])
    .filter(({ disputed, confidence }) => !disputed && confidence >= certain).length;
  const accuracy = Math.max(0, 1 - (100 * mistakes) / words / tooManyMistakes);
  const fullness = Math.min(1, words / done.length / fullTurn[level]);
  return { score: accuracy * fullness, weight: Math.min(mostWeight, words / wordsForOne) };
};
