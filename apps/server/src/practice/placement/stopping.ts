import type { Band } from './bands.ts';
import { estimateOf, massBetween, type Posterior } from './rasch.ts';

/** Fewer items than this make no test. */
export const enoughToStart = 10;
/** Questions a test has at most. */
export const mostItems = 25;
/** Precise enough, in logits: docs/decisions/0008-placement.md says why not finer. */
export const enoughPrecision = 0.48;
/** From here on a test may end because nothing but the lowest or the highest level is likely. */
const leastItems = 10;
const sureEnough = 0.98;
/** What an answer is worth in practice: items are not exactly as hard as the person is able. Fisher information. */
const usualInformation = 0.21;

/** Beyond the last cut there is nothing more to tell: a beginner is not kept for 25 questions. */
const isOutermost = (posterior: Posterior, bands: readonly Band[]): boolean =>
  bands.length > 1 &&
  [bands[0], bands.at(-1)].some((band) => band && massBetween(posterior, band.from, band.to) >= sureEnough);

/** Whether enough is known after so many answers. */
export const isEnough = (posterior: Posterior, answered: number, bands: readonly Band[]): boolean =>
  answered >= mostItems ||
  estimateOf(posterior).standardError <= enoughPrecision ||
  (answered >= leastItems && isOutermost(posterior, bands));

/** About how many questions are still to come, at least one. */
export const remainingItems = (posterior: Posterior, answered: number, left: number): number => {
  const lacking = 1 / enoughPrecision ** 2 - 1 / estimateOf(posterior).standardError ** 2;
  return Math.max(1, Math.min(Math.ceil(lacking / usualInformation), mostItems - answered, left));
};
