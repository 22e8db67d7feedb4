import type { CefrLevel } from '@pratik/contract/common';
import { wordsOf } from '../words.ts';
import type { SaidTurn } from './summary.ts';

/** Number of words in a full turn, clearly longer than a minimal reply, by level. */
const fullTurn: Record<CefrLevel, number> = { A1: 5, A2: 7, B1: 10, B2: 13, C1: 16 };

/** Mistakes per 100 words at which the score is 0, because the level was too high. */
const tooManyMistakes = 12;
/** Corrections with a lower confidence are shown as "have a look" and do not count. */
const certain = 0.5;
const leastWords = 30;
/** Number of words that count as one answer; a conversation counts as at most three answers. */
const wordsForOne = 60;
const mostWeight = 3;

/**
 * Scores a conversation as evidence of speaking ability: few mistakes and full turns give a high score.
 * Only processed messages count. Returns null when there are too few words.
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
