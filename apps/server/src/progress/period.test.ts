import { describe, expect, it } from 'vitest';
import type { Weighed } from './ability.ts';
import {
  abilityTrendOf,
  allErrorsTrend,
  changeOf,
  errorReportOf,
  firstDayBefore,
  leastEvidence,
  shareTrendOf,
  weeksOf,
} from './period.ts';

describe('period of a report', () => {
  it('starts on a Monday when it is divided into weeks, and is compared with the same number of weeks before it', () => {
    expect(weeksOf('2026-03-12', '2026-03-18')).toEqual({
      before: '2026-02-23',
      from: '2026-03-09',
      to: '2026-03-18',
    });
    expect(weeksOf('2026-03-09', '2026-03-15')).toMatchObject({ before: '2026-03-02', from: '2026-03-09' });
  });

  it('is compared with the same number of days immediately before it', () => {
    expect(firstDayBefore('2026-03-12', '2026-03-18')).toBe('2026-03-05');
  });
});

describe('change of an error rate', () => {
  it('is reported as a 90 % interval, or as null when a period has too few words', () => {
    const change = changeOf({ count: 30, words: 1000 }, { count: 10, words: 1000 });
    expect(change?.from).toBeGreaterThan(0);
    expect(((change?.from ?? 0) + (change?.to ?? 0)) / 2).toBeCloseTo(2);
    expect(changeOf({ count: 3, words: 99 }, { count: 3, words: 1000 })).toBeNull();
  });

  it('has a narrower interval when the periods have more words', () => {
    const width = (words: number) => {
      const change = changeOf({ count: words / 50, words }, { count: words / 50, words });
      return (change?.to ?? 0) - (change?.from ?? 0);
    };
    expect(width(10_000)).toBeLessThan(width(1000));
  });
});

describe('error report', () => {
  it('sorts the error codes by their number of errors, and gives the trend of all errors together', () => {
    const report = errorReportOf(
      [
        { code: 'word-order', lately: 2, before: 1 },
        { code: 'spelling', lately: 40, before: 5 },
        { code: 'other', lately: 0, before: 0 },
      ],
      { lately: 1000, before: 1000 },
      '2026-03-09',
    );
    expect(report.codes.map(({ code, trend }) => [code, trend])).toEqual([
      ['spelling', 'more'],
      ['word-order', 'same'],
    ]);
    expect(allErrorsTrend(report)).toBe('more');
  });
});

const work = (score: number, count: number): Weighed[] =>
  Array.from({ length: count }, () => ({ difficulty: -1.5, score, guess: 0, weight: 1 }));

describe('trend of an ability', () => {
  it('is reported only when the change exceeds random variation', () => {
    expect(abilityTrendOf(work(1, 30), work(0, 30), -1.5)).toBe('less');
    expect(abilityTrendOf(work(0, 30), work(1, 30), -1.5)).toBe('more');
    expect(abilityTrendOf(work(0.5, 30), work(0.6, 30), -1.5)).toBe('same');
  });

  it('is null when one of the periods has too little evidence', () => {
    expect(abilityTrendOf(work(1, leastEvidence - 1), work(0, 30), -1.5)).toBeNull();
    expect(abilityTrendOf(work(1, 30), work(0, leastEvidence - 1), -1.5)).toBeNull();
  });
});

describe('trend of the share of right answers', () => {
  it('requires 20 answers in each period and a change that exceeds random variation', () => {
    expect(shareTrendOf({ right: 18, answered: 20 }, { right: 8, answered: 20 })).toBe('less');
    expect(shareTrendOf({ right: 8, answered: 20 }, { right: 18, answered: 20 })).toBe('more');
    expect(shareTrendOf({ right: 15, answered: 20 }, { right: 14, answered: 20 })).toBe('same');
    expect(shareTrendOf({ right: 19, answered: 19 }, { right: 0, answered: 20 })).toBeNull();
    expect(shareTrendOf({ right: 20, answered: 20 }, { right: 20, answered: 20 })).toBe('same');
  });
});
