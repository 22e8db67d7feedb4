import type { CefrLevel } from '@pratik/contract/common';

/** Estimate of an ability: a normal distribution, in logits of the placement scale. */
export type Belief = { mean: number; variance: number };

/** Evidence: how difficult it was, its score (0–1), the expected score by chance, and its weight. */
export type Weighed = { difficulty: number; score: number; guess: number; weight: number };

/** Before any evidence, five of six learners lie within 1.7 logits of the prior mean. */
export const priorVariance = 1.2 ** 2;
/** Difficulties are known by level only, so no amount of evidence makes an estimate more precise than ± 0.25. */
export const leastVariance = 0.25 ** 2;
/** Variance added per day without practice: within a month, ± 0.25 becomes ± 0.4. */
const driftPerDay = 0.003;
const dayMs = 86_400_000;

/** Centres of the library’s level bands, which are also the starting difficulties of placement items (decision 8). */
const difficulties: Record<CefrLevel, number> = { A1: -3, A2: -1.5, B1: 0, B2: 1.5, C1: 3 };

/** Returns the difficulty, in logits, of an item of which only the level is known. */
export const difficultyOf = (level: CefrLevel): number => difficulties[level];

/**
 * Returns the difficulty and guess chance of a multiple-choice question on a text or recording. Learners at the
 * level are expected to understand the text, so its questions are one logit easier than the level’s own items.
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
 * Updates the estimate with evidence: the mode of the posterior and the curvature there (Laplace approximation). A
 * score with guessing is corrected to (score − guess) / (1 − guess), and its weight is reduced by the factor 1 −
 * guess.
 */
export const learnt = ({ mean, variance }: Belief, work: Weighed): Belief => {
  const score = (work.score - work.guess) / (1 - work.guess);
  const weight = work.weight * (1 - work.guess);
  const slope = (at: number) => (at - mean) / variance - weight * (score - chanceOf(at, work.difficulty));
  // The slope increases with ability and changes its sign between these two values.
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

/** A level and its minimum ability; null for the lowest level. */
export type Threshold = { id: string; abilityFrom: number | null };

/** Returns the level of an ability; null when there are no levels. Expects the levels in their order. */
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
 * Returns the prior mean for a level’s learners: the middle of its band, or 0.75 logits (half a usual band) beyond
 * its threshold when the band is open.
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
 * Returns the prior of a skill without evidence: the mean of the learner’s other skills, otherwise their level,
 * otherwise A2.
 */
export const priorOf = (others: readonly number[], middleOfLevel: number | null): Belief => ({
  mean:
    others.length > 0
      ? others.reduce((sum, one) => sum + one, 0) / others.length
      : (middleOfLevel ?? difficulties.A2),
  variance: priorVariance,
});
