import { expect, test } from 'vitest';
import { errorProfileOf, rateOf, trendOf } from './error-profile.ts';

const monday = '2026-03-09';

test('error rate › is the number of errors per 100 words, or null when the learner wrote fewer than 100 words', () => {
  expect(rateOf({ count: 3, words: 99 })).toBeNull();
  expect(rateOf({ count: 3, words: 100 })).toBe(3);
  expect(rateOf({ count: 3, words: 250 })).toBe(1.2);
  expect(rateOf({ count: 0, words: 400 })).toBe(0);
});

test('error trend › is null when there are too few words, and “same” when the change is not significant', () => {
  const trend = (lately: [number, number], before: [number, number]) =>
    trendOf({ count: lately[0], words: lately[1] }, { count: before[0], words: before[1] });
  expect(trend([5, 500], [20, 500])).toBe('less');
  expect(trend([20, 500], [5, 500])).toBe('more');
  // Two more errors in 500 words are within random variation.
  expect(trend([7, 500], [5, 500])).toBe('same');
  // In three times as many words, the same number of errors means a third of the error rate.
  expect(trend([8, 900], [8, 300])).toBe('less');
  expect(trend([0, 400], [6, 400])).toBe('less');
  expect(trend([5, 99], [20, 500])).toBeNull();
  expect(trend([5, 500], [20, 99])).toBeNull();
});

test('error trend › reports a change when the difference of the two error rates divided by its standard error exceeds 1.645', () => {
  // In two equal periods of 1,000 words, 12 and 4 errors give 8 / √16 = 2, and 10 and 5 errors give 5 / √15 = 1.29.
  expect(trendOf({ count: 4, words: 1000 }, { count: 12, words: 1000 })).toBe('less');
  expect(trendOf({ count: 5, words: 1000 }, { count: 10, words: 1000 })).toBe('same');
});

test('error profile › compares the last two weeks with the two weeks before them', () => {
  const { words, codes } = errorProfileOf(
    [
      { week: '2026-03-09', code: 'missing-article', count: 2, repaired: 1 },
      { week: '2026-03-02', code: 'missing-article', count: 1, repaired: 1 },
      { week: '2026-02-23', code: 'missing-article', count: 9, repaired: 1 },
      { week: '2026-02-16', code: 'spelling', count: 4, repaired: 1 },
    ],
    [
      { day: '2026-03-10', words: 50 },
      { day: '2026-03-02', words: 100 },
      { day: '2026-03-01', words: 80 },
      { day: '2026-02-16', words: 220 },
    ],
    monday,
  );
  expect(words).toEqual({ lately: 150, before: 300 });
  expect(codes).toEqual([
    {
      code: 'missing-article',
      lately: 3,
      before: 9,
      repaired: 2,
      latelyRate: 2,
      beforeRate: 3,
      trend: 'same',
    },
    { code: 'spelling', lately: 0, before: 4, repaired: 0, latelyRate: 0, beforeRate: 4 / 3, trend: 'same' },
  ]);
});
