import type { CefrLevel } from '@pratik/contract/common';

/** What is believed of an ability: a normal distribution, in logits of the placement scale. */
export type Belief = { mean: number; variance: number };

/** A piece of work: how hard it was, how well it went (0–1), what chance alone would have brought. */
export type Weighed = { difficulty: number; score: number; guess: number; weight: number };

/** Before anything is known, five learners of six lie within 1.7 logits of where they are looked for. */
export const priorVariance = 1.2 ** 2;
/** Difficulties are known by level only, so no amount of work makes an estimate surer than ± 0.25. */
export const leastVariance = 0.25 ** 2;
/** What a day without practice takes from what is known: after a month ± 0.25 has become ± 0.4. */
const driftPerDay = 0.003;
const dayMs = 86_400_000;

/** The middles of the levels' bands as the library has them, where a placement item begins too (decision 8). */
const difficulties: Record<CefrLevel, number> = { A1: -3, A2: -1.5, B1: 0, B2: 1.5, C1: 3 };

/** Difficulty in logits of an item that is known by its level only. */
export const difficultyOf = (level: CefrLevel): number => difficulties[level];

/**
 * A question on a text or recording of a level, one of some options to choose. Who is at the level is
 * meant to understand the text, so its questions lie a logit below the level's own items.
 */
export const questionOn = (level: CefrLevel, options: number): { difficulty: number; guess: number } => ({
  difficulty: difficulties[level] - 1,
  guess: options > 1 ? 1 / options : 0,
});

/** Chance of success of an ability at a difficulty, guessing aside (Rasch). */
export const chanceOf = (ability: number, difficulty: number): number =>
  1 / (1 + Math.exp(difficulty - ability));

/** What is still known after some time without practice; never less than before anything was. */
export const afterPause = ({ mean, variance }: Belief, from: Date, to: Date): Belief => {
  const days = Math.max(0, to.getTime() - from.getTime()) / dayMs;
  return { mean, variance: Math.max(variance, Math.min(priorVariance, variance + driftPerDay * days)) };
};

/**
 * Takes a piece of work in: the mode of the posterior and the curvature there (Laplace). A score that
 * guessing helped is put on the scale without it, (score − guess) / (1 − guess), and weighs that much less.
 */
export const learnt = ({ mean, variance }: Belief, work: Weighed): Belief => {
  const score = (work.score - work.guess) / (1 - work.guess);
  const weight = work.weight * (1 - work.guess);
  const slope = (at: number) => (at - mean) / variance - weight * (score - chanceOf(at, work.difficulty));
  // The slope rises with ability and changes its sign between these two.
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

/** A level and the least ability that counts as it; null where the lowest begins. */
export type Threshold = { id: string; abilityFrom: number | null };

/** The level an ability lies in; null where there are no levels. Levels in their order. */
export const levelAt = (ability: number, levels: readonly Threshold[]): string | null =>
  levels.findLast(({ abilityFrom }) => abilityFrom !== null && ability >= abilityFrom)?.id ??
  levels[0]?.id ??
  null;

/** 90 of 100 estimates like this one hold the true ability between these two. */
export const rangeOf = ({ mean, variance }: Belief): { from: number; to: number } => {
  const reach = 1.645 * Math.sqrt(variance);
  return { from: mean - reach, to: mean + reach };
};

/** Where a level's learners are looked for: the middle of its band, half a usual band past an open end. */
export const middleOf = (levelId: string, levels: readonly Threshold[]): number | null => {
  const index = levels.findIndex(({ id }) => id === levelId);
  const from = levels[index]?.abilityFrom ?? null;
  const to = levels[index + 1]?.abilityFrom ?? null;
  if (from !== null && to !== null) return (from + to) / 2;
  if (from !== null) return from + 0.75;
  return index >= 0 && to !== null ? to - 0.75 : null;
};

/** What is believed of a skill nothing is known of: the learner's other skills, else their level, else A2. */
export const priorOf = (others: readonly number[], middleOfLevel: number | null): Belief => ({
  mean:
    others.length > 0
      ? others.reduce((sum, one) => sum + one, 0) / others.length
      : (middleOfLevel ?? difficulties.A2),
  variance: priorVariance,
});
