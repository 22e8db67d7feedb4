import type { LearnerDay } from '../learner/learner-day.ts';

export type Scale = LearnerDay['scale'];
export type Skill = LearnerDay['skills'][number];

/**
 * Assumed width of the lowest and the highest level band in logits. These bands have a threshold only on one side.
 */
const openBand = 1.5;

/**
 * Returns the position of an ability on a scale of equally wide level bands. 0 is the start of the scale and 1 is
 * its end.
 */
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

/** Returns the 90 % confidence interval of an ability, as two positions on the scale. */
export const rangeOn = ({ ability, standardError }: Skill, scale: Scale): { from: number; to: number } => ({
  from: placeOn(ability - 1.645 * standardError, scale),
  to: placeOn(ability + 1.645 * standardError, scale),
});

/** Returns the short level name above a band, for example "B1" for "B1 · Orta". */
export const shortName = (name: string): string => name.split(' · ', 1)[0] ?? name;
