import type { CefrLevel } from '@pratik/contract/common';

/** Estimate of an ability: a normal distribution, in logits of the placement scale. */
export type Belief = { mean: number; variance: number };

/** Evidence in numbers: the difficulty, the score (0–1), the expected score by chance, and the weight. */
export type Weighed = { difficulty: number; score: number; guess: number; weight: number };

/** Prior variance: without evidence, five of six learners lie within 1.7 logits of the prior mean. */
export const priorVariance = 1.2 ** 2;
/**
 * Minimum variance. Difficulties are known only by level, so no amount of evidence makes an estimate more precise
 * than ± 0.25 logits.
 */
export const leastVariance = 0.25 ** 2;
/** Variance added for each day without practice. Within a month, a precision of ± 0.25 logits becomes ± 0.4 logits. */
const driftPerDay = 0.003;
const dayMs = 86_400_000;

/**
 * Centres of the library’s level bands in logits, which are also the starting difficulties of placement items.
 * docs/decisions/0008-placement-test.md explains the scale.
 */
const difficulties: Record<CefrLevel, number> = { A1: -3, A2: -1.5, B1: 0, B2: 1.5, C1: 3 };

/** Returns the difficulty, in logits, of an item for which only the level is known. */
export const difficultyOf = (level: CefrLevel): number => difficulties[level];

/**
 * Returns the difficulty and the chance of guessing of a multiple-choice question on a text or recording. Learners
 * of a level understand its texts, so these questions are one logit easier than the items of the level.
 */
export const questionOn = (level: CefrLevel, options: number): { difficulty: number; guess: number } => ({
  difficulty: difficulties[level] - 1,
  guess: options > 1 ? 1 / options : 0,
});

/** Returns the probability of success for an ability and a difficulty, without guessing (Rasch model). */
export const chanceOf = (ability: number, difficulty: number): number =>
  1 / (1 + Math.exp(difficulty - ability));

/** Increases the variance after time without practice, at most up to the prior variance. */
export const afterPause = ({ mean, variance }: Belief, from: Date, to: Date): Belief => {
  const days = Math.max(0, to.getTime() - from.getTime()) / dayMs;
  return { mean, variance: Math.max(variance, Math.min(priorVariance, variance + driftPerDay * days)) };
};

/**
 * Updates the estimate with evidence: the new mean is the mode of the posterior, the new variance comes from the
 * curvature at the mode (Laplace approximation). A score with guessing is corrected to (score − guess) / (1 −
 * guess), and its weight is multiplied by 1 − guess.
 */
export const learnt = ({ mean, variance }: Belief, work: Weighed): Belief => {
  const score = (work.score - work.guess) / (1 - work.guess);
  const weight = work.weight * (1 - work.guess);
  const slope = (at: number) => (at - mean) / variance - weight * (score - chanceOf(at, work.difficulty));
  // The slope changes its sign between these two values, because it increases with the ability.
  let low = mean + variance * weight * (score - 1);
  let high = mean + variance * weight * score;
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (slope(middle) < 0) low = middle;
    else high = middle;
  }
  const mode = (low + high) / 2;
  const chance = chanceOf(mode, work.difficulty);
  const precision = 1 / variance + weight * chance * (1 - chance);
  return { mean: mode, variance: Math.max(leastVariance, 1 / precision) };
};

/** A level and its minimum ability. Null for a level without a threshold. */
export type Threshold = { id: string; abilityFrom: number | null };

/** Returns the level of an ability; null when there are no levels. The levels must be in order. */
export const levelAt = (ability: number, levels: readonly Threshold[]): string | null =>
  levels.findLast(({ abilityFrom }) => abilityFrom !== null && ability >= abilityFrom)?.id ??
  levels[0]?.id ??
  null;

/** Returns the 90 % range of an estimate. */
export const rangeOf = ({ mean, variance }: Belief): { from: number; to: number } => {
  const reach = 1.645 * Math.sqrt(variance);
  return { from: mean - reach, to: mean + reach };
};

/**
 * Returns the prior mean for learners of a level: the middle of the level’s band. When the band has only one limit,
 * the mean is 0.75 logits (half a usual band) away from this limit. Null when the band has no limit.
 */
export const middleOf = (levelId: string, levels: readonly Threshold[]): number | null => {
  const index = levels.findIndex(({ id }) => id === levelId);
  const from = levels[index]?.abilityFrom ?? null;
  const to = levels[index + 1]?.abilityFrom ?? null;
  if (from !== null && to !== null) return (from + to) / 2;
  if (from !== null) return from + 0.75;
  return index >= 0 && to !== null ? to - 0.75 : null;
};

/**
 * Returns the prior mean of a skill without evidence: the mean of the learner’s other skills, otherwise the middle
 * of the learner’s level, otherwise of A2.
 */
export const priorOf = (others: readonly number[], middleOfLevel: number | null): Belief => ({
  mean:
    others.length > 0
      ? others.reduce((sum, one) => sum + one, 0) / others.length
      : (middleOfLevel ?? difficulties.A2),
  variance: priorVariance,
});
