import type { LearnerDay } from './learner-day.ts';

export type Scale = LearnerDay['scale'];
export type Skill = LearnerDay['skills'][number];

/** Logits an open-ended band at either end is drawn wide. */
const openBand = 1.5;

/** Where an ability stands on a scale drawn with bands of equal width: 0 at its beginning, 1 at its end. */
export const placeOn = (ability: number, scale: Scale): number => {
  const index = Math.max(
    0,
    scale.findLastIndex(({ abilityFrom }) => abilityFrom !== null && ability >= abilityFrom),
  );
  const next = scale[index + 1]?.abilityFrom ?? null;
  const from = scale[index]?.abilityFrom ?? (next === null ? ability : next - openBand);
  const to = next ?? from + openBand;
  const within = to > from ? (ability - from) / (to - from) : 0;
  return (index + Math.min(1, Math.max(0, within))) / Math.max(1, scale.length);
};

/** The range drawn: 90 of 100 estimates like this hold the true ability within it. */
export const rangeOn = ({ ability, standardError }: Skill, scale: Scale): { from: number; to: number } => ({
  from: placeOn(ability - 1.645 * standardError, scale),
  to: placeOn(ability + 1.645 * standardError, scale),
});

/** What stands over a band: "B1" of "B1 · Orta". */
export const shortName = (name: string): string => name.split(' · ', 1)[0] ?? name;
