import { wordsOf } from '@pratik/content/compare/diff';
import type { CefrLevel } from '@pratik/contract/common';

/**
 * Suitable number of words in a dictated sentence, by level. A learner of the level can remember such a sentence
 * while writing it down.
 */
const lengths: Record<CefrLevel, readonly [least: number, most: number]> = {
  A1: [3, 8],
  A2: [4, 10],
  B1: [5, 12],
  B2: [6, 15],
  C1: [7, 18],
};

const howMany = 6;

/**
 * Returns the numbers of the sentences to dictate, at most six, spread over the whole script. When too few sentences
 * have a suitable length, uses the sentences with the most similar lengths.
 */
export const dictatedSentences = (sentences: readonly string[], cefr: CefrLevel): number[] => {
  const [least, most] = lengths[cefr];
  const all = sentences
    .map((text, number) => ({ number, words: wordsOf(text).length }))
    .filter(({ words }) => words > 0);
  const fitting = all.filter(({ words }) => words >= least && words <= most);
  const from = fitting.length >= Math.min(howMany, all.length) ? fitting : nearest(all, (least + most) / 2);
  if (from.length <= howMany) return from.map(({ number }) => number);
  return Array.from({ length: howMany }, (_, index) => {
    const at = Math.round((index * (from.length - 1)) / (howMany - 1));
    return from[at]?.number ?? 0;
  });
};

type Counted = { number: number; words: number };

const nearest = (all: readonly Counted[], words: number): Counted[] =>
  all
    .toSorted((a, b) => Math.abs(a.words - words) - Math.abs(b.words - words))
    .slice(0, howMany)
    .toSorted((a, b) => a.number - b.number);
