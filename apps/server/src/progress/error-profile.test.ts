import { expect, test } from 'vitest';
import { errorProfileOf, rateOf, trendOf } from './error-profile.ts';

const monday = '2026-03-09';

test('an error’s rate is its count in a hundred words, once there are a hundred', () => {
  expect(rateOf({ count: 3, words: 99 })).toBeNull();
  expect(rateOf({ count: 3, words: 100 })).toBe(3);
  expect(rateOf({ count: 3, words: 250 })).toBe(1.2);
  expect(rateOf({ count: 0, words: 400 })).toBe(0);
});

test('a move is told when it is clearly more than chance, and only from enough words', () => {
  const trend = (lately: [number, number], before: [number, number]) =>
    trendOf({ count: lately[0], words: lately[1] }, { count: before[0], words: before[1] });
  expect(trend([5, 500], [20, 500])).toBe('less');
  expect(trend([20, 500], [5, 500])).toBe('more');
  // Two more in five hundred words may be any fortnight.
  expect(trend([7, 500], [5, 500])).toBe('same');
  // The same count in three times the words is three times rarer.
  expect(trend([8, 900], [8, 300])).toBe('less');
  expect(trend([0, 400], [6, 400])).toBe('less');
  expect(trend([5, 99], [20, 500])).toBeNull();
  expect(trend([5, 500], [20, 99])).toBeNull();
});

test('the bound of chance by hand: (c₁/w − c₂/w) / √(2p/w) at 1.645', () => {
  // Equal spells of 1000 words: 12 and 4 give 8 / √16 = 2; 10 and 5 give 5 / √15 = 1.29.
  expect(trendOf({ count: 4, words: 1000 }, { count: 12, words: 1000 })).toBe('less');
  expect(trendOf({ count: 5, words: 1000 }, { count: 10, words: 1000 })).toBe('same');
});

test('this week and the last stand beside the two before, errors and words alike', () => {
  const { words, codes } = errorProfileOf(
    [
      { week: '2026-03-09', code: 'missing-article', count: 2 },
      { week: '2026-03-02', code: 'missing-article', count: 1 },
      { week: '2026-02-23', code: 'missing-article', count: 9 },
      { week: '2026-02-16', code: 'spelling', count: 4 },
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
    { code: 'missing-article', lately: 3, before: 9, latelyRate: 2, beforeRate: 3, trend: 'same' },
    { code: 'spelling', lately: 0, before: 4, latelyRate: 0, beforeRate: 4 / 3, trend: 'same' },
  ]);
});
