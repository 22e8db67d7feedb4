import type { CorrectionCode } from '@pratik/contract/feedback';
import type { ErrorReport } from '@pratik/contract/reports';
import { addDays, mondayOf } from '../platform/clock/clock.ts';
import { learnt, leastVariance, priorVariance, type Weighed } from './ability.ts';
import { rateOf, type Spell, trendOf } from './error-profile.ts';

export type Direction = 'less' | 'same' | 'more';

/** Number of standard errors that a change must exceed to be a trend; also the half-width of a 90 % range. */
const clearly = 1.645;

/**
 * The weeks in which a report counts errors: from the Monday of the first day (`from`) to the last day (`to`), and the
 * same number of weeks before (from `before` to the day before `from`).
 */
export type Weeks = { before: string; from: string; to: string };

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** Returns the weeks in which the report about a period counts errors. */
export const weeksOf = (from: string, to: string): Weeks => {
  const monday = mondayOf(from);
  const weeks = Math.floor(daysBetween(monday, to) / 7) + 1;
  return { before: addDays(monday, -7 * weeks), from: monday, to };
};

/** Returns the first day of the preceding period, which has the same number of days. */
export const firstDayBefore = (from: string, to: string): string => addDays(from, -daysBetween(from, to) - 1);

/**
 * Returns the 90 % range of the change of a rate per 100 words. Null when a period has too few words. Counts are assumed
 * to be Poisson-distributed with the joint rate of both periods, as in `trendOf`.
 */
export const changeOf = (lately: Spell, before: Spell): { from: number; to: number } | null => {
  const [now, then] = [rateOf(lately), rateOf(before)];
  if (now === null || then === null) return null;
  const joint = (lately.count + before.count) / (lately.words + before.words);
  const reach = 100 * clearly * Math.sqrt(joint / lately.words + joint / before.words);
  return { from: now - then - reach, to: now - then + reach };
};

export type CodeCount = { code: CorrectionCode; lately: number; before: number };

/** Returns the number, rate and trend of the errors with each code, the most frequent code first. */
export const errorReportOf = (
  counts: readonly CodeCount[],
  words: { lately: number; before: number },
  from: string,
): ErrorReport => ({
  from,
  words,
  codes: counts
    .filter(({ lately, before }) => lately + before > 0)
    .map(({ code, lately, before }) => {
      const spells = [
        { count: lately, words: words.lately },
        { count: before, words: words.before },
      ] as const;
      return {
        code,
        lately,
        before,
        latelyRate: rateOf(spells[0]),
        beforeRate: rateOf(spells[1]),
        change: changeOf(...spells),
        trend: trendOf(...spells),
      };
    })
    .toSorted((a, b) => b.lately - a.lately || b.before - a.before || (a.code < b.code ? -1 : 1)),
});

/** Returns the trend of the error rate over all error codes together. */
export const allErrorsTrend = ({ words, codes }: ErrorReport): Direction | null => {
  const sum = (key: 'lately' | 'before') => codes.reduce((all, line) => all + line[key], 0);
  return trendOf(
    { count: sum('lately'), words: words.lately },
    { count: sum('before'), words: words.before },
  );
};

/** Minimum number of pieces of evidence in each period for a trend of the estimated level. */
export const leastEvidence = 8;

/**
 * Returns the trend of an ability between two periods; null when a period has too little evidence. The ability in each
 * period is estimated only from the evidence of this period. Both estimates have the same wide prior with mean `mean`,
 * so that little evidence shows no change.
 */
export const abilityTrendOf = (
  before: readonly Weighed[],
  lately: readonly Weighed[],
  mean: number,
): Direction | null => {
  if (before.length < leastEvidence || lately.length < leastEvidence) return null;
  const [then, now] = [before, lately].map((work) => work.reduce(learnt, { mean, variance: priorVariance }));
  if (!then || !now) return null;
  const error = Math.sqrt(Math.max(leastVariance, then.variance) + Math.max(leastVariance, now.variance));
  if (Math.abs(now.mean - then.mean) < clearly * error) return 'same';
  return now.mean < then.mean ? 'less' : 'more';
};

/**
 * Returns the trend of the share of right answers between two periods; null when a period has fewer than 20 answers.
 */
export const shareTrendOf = (
  before: { right: number; answered: number },
  lately: { right: number; answered: number },
): Direction | null => {
  if (before.answered < leastAnswers || lately.answered < leastAnswers) return null;
  const joint = (before.right + lately.right) / (before.answered + lately.answered);
  const error = Math.sqrt(joint * (1 - joint) * (1 / before.answered + 1 / lately.answered));
  const difference = lately.right / lately.answered - before.right / before.answered;
  if (Math.abs(difference) < clearly * error || error === 0) return 'same';
  return difference < 0 ? 'less' : 'more';
};
const leastAnswers = 20;
