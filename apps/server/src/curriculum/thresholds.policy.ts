export type OnScale = { name: string; abilityFrom: number | null };

/**
 * The first level, in order, whose threshold is not above all thresholds before it; undefined when they rise.
 * Levels without one are passed over: nobody is placed there, and they may stand anywhere.
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

/** `−0,75`, as people write it. */
const inTurkish = (logits: number | null): string =>
  new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 }).format(logits ?? 0).replace('-', '−');

/** What does not fit, and why. */
export const faultText = ({ lower, upper }: { lower: OnScale; upper: OnScale }): string =>
  `“${upper.name}” (${inTurkish(upper.abilityFrom)}) sırada “${lower.name}” (${inTurkish(lower.abilityFrom)}) seviyesinden sonra geliyor; eşiği daha yüksek olmalı`;
