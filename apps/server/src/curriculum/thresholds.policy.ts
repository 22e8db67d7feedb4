export type OnScale = { name: string; abilityFrom: number | null };

/**
 * The first level, in order, whose threshold is not above all earlier thresholds. Undefined when the thresholds
 * rise.
 * Levels without a threshold are skipped: no learner is placed there, so they may have any position.
 */
export const thresholdFault = <Level extends OnScale>(
  levels: readonly Level[],
): { lower: Level; upper: Level } | undefined => {
  let before: Level | undefined;
  for (const level of levels) {
    if (level.abilityFrom === null) continue;
    if (before?.abilityFrom != null && level.abilityFrom <= before.abilityFrom) {
      return { lower: before, upper: level };
    }
    before = level;
  }
  return undefined;
};

/** A number in Turkish notation, for example `−0,75`. */
const inTurkish = (logits: number | null): string =>
  new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 }).format(logits ?? 0).replace('-', '−');

/** Describes which threshold does not fit and why. */
export const faultText = ({ lower, upper }: { lower: OnScale; upper: OnScale }): string =>
  `“${upper.name}” (${inTurkish(upper.abilityFrom)}) sırada “${lower.name}” (${inTurkish(lower.abilityFrom)}) seviyesinden sonra geliyor; eşiği daha yüksek olmalı`;
