import type { CefrLevel } from '@pratik/contract/common';

/** Usual reading pace of learners in words per minute, by level; used for users whose pace is not measured yet. */
export const usualPace: Readonly<Record<CefrLevel, number>> = { A1: 70, A2: 90, B1: 120, B2: 150, C1: 180 };

/**
 * Lowest and highest plausible pace in words per minute. At a lower pace, the learner has probably left the text
 * open; at a higher pace, the learner has probably only scrolled through it.
 */
const slowest = 15;
const fastest = 450;

/** Returns the reading pace in words per minute; null when the pace is not plausible. */
export const paceOf = (words: number, activeMs: number): number | null => {
  if (activeMs <= 0) return null;
  const pace = Math.round((words * 60_000) / activeMs);
  return pace >= slowest && pace <= fastest ? pace : null;
};

/**
 * Returns the median of the user’s measured paces, each divided by the usual pace of its level; 1 without
 * measurements.
 */
export const relativePace = (measured: readonly { pace: number; cefr: CefrLevel }[]): number =>
  median(measured.map(({ pace, cefr }) => pace / usualPace[cefr])) ?? 1;

/** Returns the median of the measured paces in words per minute; null without measurements. */
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

/** Returns the expected reading time of a text in whole minutes, at least one. */
export const minutesFor = (words: number, cefr: CefrLevel, relative: number): number =>
  Math.max(1, Math.round(words / (usualPace[cefr] * relative)));
