import type { ErrorReport } from '@pratik/contract/reports';
import { describe, expect, test } from 'vitest';
import { kindsDue, latestMonday, letterOf, usualSettings } from './reminder.policy.ts';

const on = { ...usualSettings, reminder: true, weeklyLetter: true };
const istanbul = 'Europe/Istanbul';

describe('kindsDue', () => {
  test.each([
    ['the chosen hour of a chosen day', '2026-03-16T15:00:00Z', ['reminder']],
    ['one hour later', '2026-03-16T16:59:00Z', ['reminder']],
    ['two hours later', '2026-03-16T17:00:00Z', []],
    ['the hour before', '2026-03-16T14:59:00Z', []],
    ['a quiet Saturday', '2026-03-14T15:00:00Z', []],
    ['Sunday', '2026-03-15T15:00:00Z', ['weekly-letter']],
    ['five hours later on Sunday', '2026-03-15T20:30:00Z', ['weekly-letter']],
  ])('returns the kinds of e-mail for %s', (_when, at, kinds) => {
    expect(kindsDue(on, new Date(at), istanbul).kinds).toEqual(kinds);
  });

  test('uses the day and the hour of the user’s time zone', () => {
    // In Tokyo it is already Monday, 18:00.
    expect(kindsDue(on, new Date('2026-03-16T09:00:00Z'), 'Asia/Tokyo')).toEqual({
      day: '2026-03-16',
      kinds: ['reminder'],
    });
  });

  test('returns nothing when both kinds are off', () => {
    expect(kindsDue(usualSettings, new Date('2026-03-16T15:00:00Z'), istanbul).kinds).toEqual([]);
  });
});

describe('latestMonday', () => {
  test('returns the current week on Sundays and the last week on all other days', () => {
    expect(latestMonday(new Date('2026-03-15T10:00:00Z'), istanbul)).toBe('2026-03-09');
    expect(latestMonday(new Date('2026-03-16T10:00:00Z'), istanbul)).toBe('2026-03-09');
  });
});

describe('letterOf', () => {
  const words = { learned: 0, asked: 0, remembered: 0, stayed: 0, examples: [] };
  const line = (
    code: 'missing-article' | 'spelling',
    lately: number,
    before: number,
    trend: 'less' | 'same',
  ) => ({
    ...{ code, lately, before, trend, latelyRate: null, beforeRate: null, change: null },
  });
  const errors = (...codes: ErrorReport['codes']): ErrorReport => ({
    from: '2026-03-09',
    words: { lately: 500, before: 500 },
    codes,
  });

  test.each([
    ['begin after a week without practice', { minutes: 0, days: 0 }, words, { kind: 'begin' }],
    ['practise on more days after two days', { minutes: 40, days: 2 }, words, { kind: 'more-days' }],
    [
      'review words when many were forgotten',
      { minutes: 40, days: 4 },
      { ...words, asked: 10, remembered: 6 },
      { kind: 'words' },
    ],
    ['follow the path otherwise', { minutes: 40, days: 4 }, words, { kind: 'path' }],
  ])('suggests to %s', (_name, practice, known, next) => {
    expect(letterOf(practice, known, errors()).next).toEqual(next);
  });

  test('suggests the most frequent error when the learner made it three times', () => {
    const practice = { minutes: 40, days: 4 };
    expect(letterOf(practice, words, errors(line('spelling', 3, 3, 'same'))).next).toEqual({
      kind: 'error',
      code: 'spelling',
    });
    expect(letterOf(practice, words, errors(line('spelling', 2, 3, 'same'))).next).toEqual({ kind: 'path' });
  });

  test('names the error that became rarer by the largest number, and none without a clear trend', () => {
    const practice = { minutes: 40, days: 4 };
    const report = errors(line('spelling', 5, 12, 'less'), line('missing-article', 1, 20, 'less'));
    expect(letterOf(practice, words, report).mistakeGone).toBe('missing-article');
    expect(letterOf(practice, words, errors(line('spelling', 3, 4, 'same'))).mistakeGone).toBeNull();
  });
});
