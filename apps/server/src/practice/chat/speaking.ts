import type { CefrLevel } from '@pratik/contract/common';
import type { SaidTurn } from './summary.ts';
import { wordsOf } from './words.ts';

/** Words a turn holds at a level when somebody says more than they must. */
const fullTurn: Record<CefrLevel, number> = { A1: 5, A2: 7, B1: 10, B2: 13, C1: 16 };

/** From so many mistakes in 100 words on, a talk says that its level was too high. */
const tooManyMistakes = 12;
/** Less certain corrections are "have a look": they say nothing of a level. */
const certain = 0.5;
const leastWords = 30;
/** A talk of so many words counts like one answer; however long, like three at most. */
const wordsForOne = 60;
const mostWeight = 3;

/**
 * What a talk at a level says of how well somebody speaks: few mistakes and full turns together. Only
 * what has been looked at counts; null where that is too little.
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
