import type { Band } from './bands.ts';
import { estimateOf, massBetween, type Posterior } from './rasch.ts';

/** Minimum number of available items for starting a test. */
export const enoughToStart = 10;
/** Maximum number of questions in a test. */
export const mostItems = 25;
/** Target standard error in logits. docs/decisions/0008-placement-test.md explains why the target is not smaller. */
export const enoughPrecision = 0.48;
/** Minimum number of questions before a test may end early because only the lowest or the highest level is likely. */
const leastItems = 10;
const sureEnough = 0.98;
/**
 * Typical Fisher information of one answer. It is below the maximum of 0.25, because an item’s difficulty never
 * equals the ability exactly.
 */
const usualInformation = 0.21;

/**
 * Whether the learner almost certainly belongs to the lowest or the highest level, so that more questions do not
 * change the result. A beginner should not have to answer 25 questions.
 */
const isOutermost = (posterior: Posterior, bands: readonly Band[]): boolean =>
  bands.length > 1 &&
  [bands[0], bands.at(-1)].some((band) => band && massBetween(posterior, band.from, band.to) >= sureEnough);

/** Whether the test can end after `answered` answers. */
export const isEnough = (posterior: Posterior, answered: number, bands: readonly Band[]): boolean =>
  answered >= mostItems ||
  estimateOf(posterior).standardError <= enoughPrecision ||
  (answered >= leastItems && isOutermost(posterior, bands));

/** Returns the approximate number of remaining questions, at least one. */
export const remainingItems = (posterior: Posterior, answered: number, left: number): number => {
  const lacking = 1 / enoughPrecision ** 2 - 1 / estimateOf(posterior).standardError ** 2;
  return Math.max(1, Math.min(Math.ceil(lacking / usualInformation), mostItems - answered, left));
};
