import type { CefrLevel } from '@pratik/contract/common';
import { wordsOf } from '../words.ts';
import type { SaidTurn } from './summary.ts';

/** Number of words in a turn of a learner who says more than the minimum, by level. */
const fullTurn: Record<CefrLevel, number> = { A1: 5, A2: 7, B1: 10, B2: 13, C1: 16 };

/** From this many mistakes in 100 words on, the score is 0: the level was too high. */
const tooManyMistakes = 12;
/** Corrections with a lower confidence are shown as "have a look" and do not count. */
const certain = 0.5;
const leastWords = 30;
/** A conversation of this many words counts as one answer. A conversation counts as three answers at most. */
const wordsForOne = 60;
const mostWeight = 3;

/**
 * The score of a conversation as evidence of the learner’s speaking ability: few mistakes and full turns together.
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
