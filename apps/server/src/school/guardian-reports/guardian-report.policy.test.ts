import { describe, expect, it } from 'vitest';
import { helpOf, strengthsOf } from './guardian-report.policy.ts';

type Facts = Parameters<typeof helpOf>[0];

const none = { answered: 0, right: 0 };
const facts = (change: Partial<Facts> = {}): Facts => ({
  practice: { minutes: 90, days: 3, kinds: [], weeks: [] },
  answers: { texts: none, scripts: none, gaps: none, mistakes: none },
  words: { learned: 0, asked: 0, remembered: 0, known: 0 },
  homework: { given: 0, done: 0, missed: 0, assignments: [] },
  errors: { from: '2026-03-09', words: { lately: 0, before: 0 }, codes: [] },
  ...change,
});
const idle = { minutes: 0, days: 0, kinds: [], weeks: [] };
const error = (lately: number, trend: 'less' | 'same' | 'more' | null = null) => ({
  code: 'word-order' as const,
  lately,
  before: 0,
  latelyRate: null,
  beforeRate: null,
  change: null,
  trend,
});
const errors = (...codes: ReturnType<typeof error>[]) => ({ ...facts().errors, codes });

describe('strengths in the weekly report for a guardian', () => {
  it('are at most two, the most important first', () => {
    const all = facts({
      practice: { ...facts().practice, days: 5 },
      answers: { ...facts().answers, texts: { answered: 10, right: 9 } },
      homework: { given: 2, done: 2, missed: 0, assignments: [] },
    });
    expect(strengthsOf(all)).toEqual([{ kind: 'regular', days: 5 }, { kind: 'homework' }]);
  });

  it.each([
    [{ answers: { ...facts().answers, texts: { answered: 5, right: 4 } } }, { kind: 'reading', percent: 80 }],
    [
      { answers: { ...facts().answers, scripts: { answered: 8, right: 8 } } },
      { kind: 'listening', percent: 100 },
    ],
    [{ words: { learned: 0, asked: 20, remembered: 18, known: 9 } }, { kind: 'words', percent: 90 }],
    [{ errors: errors(error(1, 'less')) }, { kind: 'fewer-errors' }],
    [{ errors: errors(error(1, 'less'), error(1, 'more')) }, { kind: 'began' }],
    [{}, { kind: 'began' }],
  ])('for the week %j are: %j', (change, strength) => {
    expect(strengthsOf(facts(change))).toEqual([strength]);
  });

  it('are empty for a week without practice', () => {
    expect(strengthsOf(facts({ practice: idle }))).toEqual([]);
  });
});

describe('suggested help in the weekly report for a guardian', () => {
  it.each([
    [{ practice: idle }, { kind: 'no-practice' }],
    [{ homework: { given: 2, done: 1, missed: 1, assignments: [] } }, { kind: 'homework', missed: 1 }],
    [{ practice: { ...facts().practice, days: 2 } }, { kind: 'few-days' }],
    [{ words: { learned: 0, asked: 20, remembered: 12, known: 9 } }, { kind: 'words' }],
    [{ errors: errors(error(3)) }, { kind: 'error', code: 'word-order' }],
    [{ errors: errors(error(2)) }, { kind: 'three-words' }],
    [{}, { kind: 'three-words' }],
  ])('for the week %j is: %j', (change, help) => {
    expect(helpOf(facts(change))).toEqual(help);
  });
});
