import { groupOf } from './groups.ts';
import { groupWeights, kindWeights, sharedWeights } from './thresholds.ts';

/** Margins above this say no more about how probable it is that a suggestion is right. */
export const largestMargin = 7;

/**
 * Returns the probability that a suggestion of this kind with this margin is right. A logistic model estimates it
 * from the suggestions for learner texts.
 */
export function probabilityOf(kind: string, margin: number): number {
  const [bias, slope] = groupWeights[groupOf(kind)] ?? [-9, 0];
  const score = bias + slope * Math.min(margin, largestMargin) + (kindWeights[kind] ?? 0);
  return 1 / (1 + Math.exp(-score));
}

/** Returns the probability that a suggestion is right if a rule makes it as well. */
export function ifAgreed(probability: number): number {
  const odds = (probability / (1 - probability)) * Math.exp(sharedWeights.agreement);
  return odds / (1 + odds);
}
