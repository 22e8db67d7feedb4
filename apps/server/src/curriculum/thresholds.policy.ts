import { type CodedError, coded } from '@pratik/contract/error-codes';

export type OnScale = { abilityFrom: number | null };
type NamedLevel = OnScale & { name: { tr: string; en: string } };

/**
 * Returns the first two successive levels whose thresholds do not increase. Undefined when the thresholds increase
 * from level to level. Levels without a threshold are skipped, because learners are not placed on these levels.
 */
export const thresholdError = <Level extends OnScale>(
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

/** Formats an error that names the two levels whose thresholds do not increase. */
export const orderError = ({ lower, upper }: { lower: NamedLevel; upper: NamedLevel }): CodedError =>
  coded('threshold-order', {
    lowerTr: lower.name.tr,
    lowerEn: lower.name.en,
    lowerFrom: lower.abilityFrom ?? 0,
    upperTr: upper.name.tr,
    upperEn: upper.name.en,
    upperFrom: upper.abilityFrom ?? 0,
  });
