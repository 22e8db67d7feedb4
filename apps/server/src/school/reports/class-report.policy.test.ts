import { describe, expect, it, test } from 'vitest';
import { quietDaysOf, reaches } from './class-report.policy.ts';
import { reportDaysOf } from './report-days.ts';

describe('quietDaysOf (days without practice in the class report)', () => {
  test.each([
    ['2026-03-12', '2026-01-01', null],
    ['2026-03-11', '2026-01-01', 7],
    ['2026-03-04', '2026-01-01', 14],
    [null, '2026-01-01', 14],
    [null, '2026-03-15', null],
    ['2026-01-01', '2026-03-15', null],
  ] as const)(
    'returns on 2026-03-18, for the last practice on %s and the joining day %s: %s',
    (last, joined, days) => {
      expect(quietDaysOf(last, joined, '2026-03-18')).toBe(days);
    },
  );
});

describe('evidence that a learner has reached a level', () => {
  const levels = ['A1', 'A2', 'B1'];
  const skill = (level: string | null, answers = 10) => [{ skill: 'reading' as const, level, answers }];

  it('is an equal or higher estimated level of the skill, after at least ten answers', () => {
    expect(reaches(skill('A2'), 'reading', 'A2', levels)).toBe(true);
    expect(reaches(skill('B1'), 'reading', 'A2', levels)).toBe(true);
    expect(reaches(skill('A1'), 'reading', 'A2', levels)).toBe(false);
    expect(reaches(skill('B1', 9), 'reading', 'A2', levels)).toBe(false);
    expect(reaches(skill(null), 'reading', 'A2', levels)).toBe(false);
    expect(reaches(skill('B1'), 'writing', 'A2', levels)).toBe(false);
  });
});

describe('days of a report about a term', () => {
  it('are at most 366, even when the class was added earlier', () => {
    expect(reportDaysOf('term', '2026-03-18', '2020-01-01').from).toBe('2025-03-18');
  });
});
