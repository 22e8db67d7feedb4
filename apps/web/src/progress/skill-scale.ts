import type { LearnerDay } from './learner-day.ts';

export type Scale = LearnerDay['scale'];
export type Skill = LearnerDay['skills'][number];

/** The width in logits at which an open-ended band (the first or last) is drawn. */
const openBand = 1.5;

/** The position of an ability on a scale with bands of equal width: 0 at the start, 1 at the end. */
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

/** The range to draw: it contains the true ability for 90% of such estimates. */
export const rangeOn = ({ ability, standardError }: Skill, scale: Scale): { from: number; to: number } => ({
  from: placeOn(ability - 1.645 * standardError, scale),
  to: placeOn(ability + 1.645 * standardError, scale),
});

/** The label above a band: "B1" for "B1 · Orta". */
export const shortName = (name: string): string => name.split(' · ', 1)[0] ?? name;
