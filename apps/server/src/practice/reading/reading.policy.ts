import type { CefrLevel } from '@pratik/contract/common';

/** Words a minute at which learners usually read texts of a level, for who has not been measured yet. */
export const usualPace: Readonly<Record<CefrLevel, number>> = { A1: 70, A2: 90, B1: 120, B2: 150, C1: 180 };

/** Outside of these nobody read: a text was left open, or only leafed through. Words a minute. */
const slowest = 15;
const fastest = 450;

/** Words a minute; null where it is none anybody reads at. */
export const paceOf = (words: number, activeMs: number): number | null => {
  if (activeMs <= 0) return null;
  const pace = Math.round((words * 60_000) / activeMs);
  return pace >= slowest && pace <= fastest ? pace : null;
};

/** How fast somebody reads as a share of what is usual at each level: the median; 1 while nothing is known. */
export const relativePace = (measured: readonly { pace: number; cefr: CefrLevel }[]): number =>
  median(measured.map(({ pace, cefr }) => pace / usualPace[cefr])) ?? 1;

/** Words a minute, the median of what was measured; null while nothing was. */
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

/** Whole minutes a text takes, at least one. */
export const minutesFor = (words: number, cefr: CefrLevel, relative: number): number =>
  Math.max(1, Math.round(words / (usualPace[cefr] * relative)));
