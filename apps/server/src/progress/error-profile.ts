import type { CorrectionCode } from '@pratik/contract/feedback';
import { addDays } from '../platform/clock/clock.ts';

export type ErrorTrend = 'less' | 'same' | 'more';
/** The number of errors with one code in the recent weeks (`lately`) and in the earlier weeks (`before`). */
export type ErrorLine = {
  code: CorrectionCode;
  lately: number;
  before: number;
  /** Number of errors with this code that the learner repaired after a prompt, in the recent weeks. */
  repaired: number;
  /** Errors per 100 words; null when the learner wrote too few words. */
  latelyRate: number | null;
  beforeRate: number | null;
  trend: ErrorTrend | null;
};
export type ErrorProfile = { words: { lately: number; before: number }; codes: ErrorLine[] };

/** Minimum number of words for which an error rate is meaningful. */
export const enoughWords = 100;

/** Minimum change, in standard errors, for a reported trend (90 % confidence). */
const clearly = 1.645;

/** Number of errors and of words in a period. */
export type Spell = { count: number; words: number };

/** Returns the errors per 100 words; null when there are too few words. */
export const rateOf = ({ count, words }: Spell): number | null =>
  words < enoughWords ? null : (100 * count) / words;

/**
 * Returns the trend of an error rate when both periods have enough words. A change within random variation is
 * reported as no change.
 */
export const trendOf = (lately: Spell, before: Spell): ErrorTrend | null => {
  if (lately.words < enoughWords || before.words < enoughWords) return null;
  const difference = lately.count / lately.words - before.count / before.words;
  // Assumes Poisson-distributed counts with the joint rate of both periods, so that a trend can also be found when
  // one count is 0.
  const joint = (lately.count + before.count) / (lately.words + before.words);
  const error = Math.sqrt(joint / lately.words + joint / before.words);
  if (Math.abs(difference) < clearly * error || error === 0) return 'same';
  return difference < 0 ? 'less' : 'more';
};

/** Returns the first day of the error profile: three weeks before the week of `monday`. */
export const profileFrom = (monday: string): string => addDays(monday, -21);

/**
 * Returns the error profile of a week: the error rates of this week and the week before, compared with the error rates
 * of the two weeks before that.
 */
export const errorProfileOf = (
  errors: readonly { week: string; code: CorrectionCode; count: number; repaired: number }[],
  words: readonly { day: string; words: number }[],
  monday: string,
): ErrorProfile => {
  const since = addDays(monday, -7);
  const sum = (rows: readonly { words: number }[]) => rows.reduce((all, row) => all + row.words, 0);
  const total = {
    lately: sum(words.filter(({ day }) => day >= since)),
    before: sum(words.filter(({ day }) => day < since)),
  };
  const counts = new Map<CorrectionCode, { lately: number; before: number; repaired: number }>();
  for (const { week, code, count, repaired } of errors) {
    const line = counts.get(code) ?? { lately: 0, before: 0, repaired: 0 };
    line[week >= since ? 'lately' : 'before'] += count;
    if (week >= since) line.repaired += repaired;
    counts.set(code, line);
  }
  const codes = [...counts].map(([code, count]): ErrorLine => {
    const lately = { count: count.lately, words: total.lately };
    const before = { count: count.before, words: total.before };
    return {
      code,
      ...count,
      latelyRate: rateOf(lately),
      beforeRate: rateOf(before),
      trend: trendOf(lately, before),
    };
  });
  return {
    words: total,
    codes: codes.sort((a, b) => b.lately - a.lately || b.before - a.before || (a.code < b.code ? -1 : 1)),
  };
};
