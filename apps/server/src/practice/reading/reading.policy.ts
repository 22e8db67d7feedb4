import type { CefrLevel } from '@pratik/contract/common';

/** Usual reading pace of learners by level, in words per minute. Used for users without a measured pace. */
export const usualPace: Readonly<Record<CefrLevel, number>> = { A1: 70, A2: 90, B1: 120, B2: 150, C1: 180 };

/**
 * Plausible range in words per minute. At a pace outside this range, the text was left open or only scrolled
 * through.
 */
const slowest = 15;
const fastest = 450;

/** The pace in words per minute. Null when it is not plausible. */
export const paceOf = (words: number, activeMs: number): number | null => {
  if (activeMs <= 0) return null;
  const pace = Math.round((words * 60_000) / activeMs);
  return pace >= slowest && pace <= fastest ? pace : null;
};

/** The median of the user’s pace as a share of the usual pace of each level. 1 without measurements. */
export const relativePace = (measured: readonly { pace: number; cefr: CefrLevel }[]): number =>
  median(measured.map(({ pace, cefr }) => pace / usualPace[cefr])) ?? 1;

/** The median of the measured paces, in words per minute. Null without measurements. */
export const typicalPace = (paces: readonly number[]): number | null => {
  const middle = median(paces);
  return middle === undefined ? null : Math.round(middle);
};

const median = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
};

/** Reading time of a text in whole minutes, at least one. */
export const minutesFor = (words: number, cefr: CefrLevel, relative: number): number =>
  Math.max(1, Math.round(words / (usualPace[cefr] * relative)));
