import type { PlacementSkill } from '@pratik/contract/placement';
import { type Band, bandOf, middleOf, sharesOf } from './bands.ts';
import { after, type Estimate, estimateOf, normal, type Outcome, type Posterior } from './rasch.ts';

export type SkillOutcome = Outcome & { skill: PlacementSkill };
export type SkillEstimate = Estimate & { skill: PlacementSkill };

export type Verdict = Estimate & {
  levelId: string;
  /** How likely each level is, 0–1, in the order of the levels. */
  shares: { levelId: string; share: number }[];
  /** Of the skills enough was asked of. */
  skills: SkillEstimate[];
};

/** Before anything is known: all levels are possible, the middle ones a little likelier. */
const anybody: Estimate = { ability: -0.5, standardError: 2 };
/** Who is said to be at a level is there or at a neighbour. */
const atLevelError = 1.2;
/** How far one skill of a person usually lies from the others, in logits. */
const skillSpread = 0.7;
/** Fewer answers than this tell nothing of a skill by itself. */
const leastOfSkill = 4;

/** What is believed before the first answer, of a person with or without a level. */
export const priorOf = (bands: readonly Band[], levelId: string | null): Estimate => {
  const band = bandOf(bands, levelId);
  return band ? { ability: middleOf(band), standardError: atLevelError } : anybody;
};

/** What is believed after these answers. */
export const believed = (prior: Estimate, outcomes: readonly Outcome[]): Posterior =>
  outcomes.reduce(after, normal(prior));

/** One skill: its own answers, seen against what all the other answers make likely. */
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

/** What a finished test says; undefined where there are no levels. */
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
