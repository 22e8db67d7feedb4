import type { PlacementSkill } from '@pratik/contract/placement';
import { type Band, bandOf, middleOf, sharesOf } from './bands.ts';
import { after, type Estimate, estimateOf, normal, type Outcome, type Posterior } from './rasch.ts';

export type SkillOutcome = Outcome & { skill: PlacementSkill };
export type SkillEstimate = Estimate & { skill: PlacementSkill };

export type Verdict = Estimate & {
  levelId: string;
  /** The probability of each level (0 to 1), in level order. */
  shares: { levelId: string; share: number }[];
  /** Estimates of the skills that have enough answers. */
  skills: SkillEstimate[];
};

/** Prior for a user without a level: all levels are possible, and the middle levels are slightly more likely. */
const anybody: Estimate = { ability: -0.5, standardError: 2 };
/** Prior standard error in logits for a user with a level: the true level is this level or an adjacent level. */
const atLevelError = 1.2;
/** Usual difference between one skill of a learner and the learner’s other skills, in logits. */
const skillSpread = 0.7;
/** Minimum number of answers for the estimate of a single skill. */
const leastOfSkill = 4;

/** Returns the prior for a user; `levelId` is null for a user without a level. */
export const priorOf = (bands: readonly Band[], levelId: string | null): Estimate => {
  const band = bandOf(bands, levelId);
  return band ? { ability: middleOf(band), standardError: atLevelError } : anybody;
};

/** Returns the distribution of the ability after these answers. */
export const believed = (prior: Estimate, outcomes: readonly Outcome[]): Posterior =>
  outcomes.reduce(after, normal(prior));

/** Estimates one skill from the answers to its items. The prior comes from the answers to items of all other skills. */
const skillEstimate = (
  prior: Estimate,
  outcomes: readonly SkillOutcome[],
  skill: PlacementSkill,
): SkillEstimate => {
  const others = estimateOf(
    believed(
      prior,
      outcomes.filter((outcome) => outcome.skill !== skill),
    ),
  );
  const expected = {
    ability: others.ability,
    standardError: Math.hypot(others.standardError, skillSpread),
  };
  const own = outcomes.filter((outcome) => outcome.skill === skill);
  return { skill, ...estimateOf(believed(expected, own)) };
};

/** Returns the result of a finished test; undefined when no levels exist. */
export const verdictOf = (
  prior: Estimate,
  outcomes: readonly SkillOutcome[],
  bands: readonly Band[],
): Verdict | undefined => {
  const posterior = believed(prior, outcomes);
  const shares = sharesOf(bands, posterior);
  const [likeliest] = shares.toSorted((a, b) => b.share - a.share);
  if (!likeliest) return undefined;
  const counts = Map.groupBy(outcomes, ({ skill }) => skill);
  return {
    ...estimateOf(posterior),
    levelId: likeliest.levelId,
    shares,
    skills: [...counts]
      .filter(([, own]) => own.length >= leastOfSkill)
      .map(([skill]) => skillEstimate(prior, outcomes, skill)),
  };
};
