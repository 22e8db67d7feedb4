import type { CorrectionCode } from '@pratik/contract/feedback';
import { addDays } from '../platform/clock/clock.ts';

export type ErrorTrend = 'less' | 'same' | 'more';
export type ErrorLine = {
  code: CorrectionCode;
  lately: number;
  before: number;
  latelyRate: number | null;
  beforeRate: number | null;
  trend: ErrorTrend | null;
};
export type ErrorProfile = { words: { lately: number; before: number }; codes: ErrorLine[] };

/** Below this many words a rate is chance. */
export const enoughWords = 100;

/** A change counts as one from this many standard errors on: nine of ten that are told are real. */
const clearly = 1.645;

export type Spell = { count: number; words: number };

/** Mistakes per 100 words; null below enough words. */
export const rateOf = ({ count, words }: Spell): number | null =>
  words < enoughWords ? null : (100 * count) / words;

/** How the rate of an error moved, when both spells have enough words; a move within chance is none. */
export const trendOf = (lately: Spell, before: Spell): ErrorTrend | null => {
  if (lately.words < enoughWords || before.words < enoughWords) return null;
  const difference = lately.count / lately.words - before.count / before.words;
  // Counts are taken as Poisson, their joint rate as known: an error that went away counts too.
  const joint = (lately.count + before.count) / (lately.words + before.words);
  const error = Math.sqrt(joint / lately.words + joint / before.words);
  if (Math.abs(difference) < clearly * error || error === 0) return 'same';
  return difference < 0 ? 'less' : 'more';
};

/** Day the spell before `monday`'s week and the week before it begins. */
export const profileFrom = (monday: string): string => addDays(monday, -21);

/** The profile as of a week: its and the last one's errors beside those of the two weeks before, by words. */
export const errorProfileOf = (
  errors: readonly { week: string; code: CorrectionCode; count: number }[],
  words: readonly { day: string; words: number }[],
  monday: string,
): ErrorProfile => {
  const since = addDays(monday, -7);
  const sum = (rows: readonly { words: number }[]) => rows.reduce((all, row) => all + row.words, 0);
  const total = {
    lately: sum(words.filter(({ day }) => day >= since)),
    before: sum(words.filter(({ day }) => day < since)),
  };
  const counts = new Map<CorrectionCode, { lately: number; before: number }>();
  for (const { week, code, count } of errors) {
    const line = counts.get(code) ?? { lately: 0, before: 0 };
    line[week >= since ? 'lately' : 'before'] += count;
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
