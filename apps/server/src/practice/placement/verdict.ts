import type { PlacementSkill } from '@pratik/contract/placement';
import { type Band, bandOf, middleOf, sharesOf } from './bands.ts';
import { after, type Estimate, estimateOf, normal, type Outcome, type Posterior } from './rasch.ts';

export type SkillOutcome = Outcome & { skill: PlacementSkill };
export type SkillEstimate = Estimate & { skill: PlacementSkill };

export type Verdict = Estimate & {
  levelId: string;
  /** The probability of each level, 0–1, in level order. */
  shares: { levelId: string; share: number }[];
  /** The skills with enough answers. */
  skills: SkillEstimate[];
};

/** Prior without any information: all levels are possible, the middle ones slightly more likely. */
const anybody: Estimate = { ability: -0.5, standardError: 2 };
/** Prior standard error for a user with a level: the true level is that one or a neighbour. */
const atLevelError = 1.2;
/** Usual distance between one skill of a learner and the others, in logits. */
const skillSpread = 0.7;
/** Minimum number of answers for the estimate of a single skill. */
const leastOfSkill = 4;

/** The prior of a user with or without a level. */
export const priorOf = (bands: readonly Band[], levelId: string | null): Estimate => {
  const band = bandOf(bands, levelId);
  return band ? { ability: middleOf(band), standardError: atLevelError } : anybody;
};

/** The posterior after these answers. */
export const believed = (prior: Estimate, outcomes: readonly Outcome[]): Posterior =>
  outcomes.reduce(after, normal(prior));

/** Estimates one skill from its own answers. The prior comes from the answers in all other skills. */
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

/** The result of a finished test. Undefined when there are no levels. */
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
