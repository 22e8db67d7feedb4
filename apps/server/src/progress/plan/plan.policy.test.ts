import type { PlanKind, PlanMinutes } from '@pratik/contract/progress';
import { describe, expect, it } from 'vitest';
import { type Possible, planOf, type Step } from './plan.policy.ts';

const step = (kind: PlanKind, why: Step['why'], minutes: number, over: Partial<Step> = {}): Step => ({
  kind,
  why,
  count: 1,
  minutes,
  next: { id: `${kind}-1`, title: kind },
  ...over,
});
const nothing: Possible = {
  words: null,
  mistakes: null,
  review: null,
  unit: [],
  lesson: null,
  mayTalk: true,
  level: [],
};
const everything: Possible = {
  words: step('vocabulary', 'due', 5, { next: null }),
  mistakes: step('mistakes', 'due', 3, { next: null }),
  review: step('unit', 'review', 3),
  unit: [step('grammar', 'path', 8), step('reading', 'path', 7), step('chat', 'path', 8)],
  lesson: step('grammar', 'error', 8, { count: 2, next: { id: 'errors', title: 'Errors' } }),
  mayTalk: true,
  level: [step('listening', 'level', 6)],
};
const kinds = (minutes: PlanMinutes, possible: Possible, dayNumber = 1) =>
  planOf(minutes, possible, dayNumber).map(({ kind, why }) => `${kind} ${why}`);

describe('plan of the day', () => {
  it('has more steps when the learner chose more minutes, and at most four steps', () => {
    expect(kinds(10, everything)).toEqual(['vocabulary due', 'grammar path']);
    expect(kinds(20, everything)).toEqual(['vocabulary due', 'grammar path', 'chat talk', 'unit review']);
    expect(kinds(30, everything)).toHaveLength(4);
  });

  it('exceeds the chosen minutes by at most four minutes when it has more than two steps', () => {
    for (const minutes of [10, 20, 30] as const) {
      const steps = planOf(minutes, everything, 1);
      const sum = steps.reduce((total, one) => total + one.minutes, 0);
      expect(sum).toBeLessThanOrEqual(minutes + 4);
    }
  });

  it('contains the learner’s own mistakes when no unit is due for review', () => {
    expect(kinds(20, { ...everything, review: null })).toContain('mistakes due');
  });

  it('contains the lesson about a frequent error on every third day, after the first step of the unit', () => {
    const lesson = step('grammar', 'error', 8, { count: 9, next: { id: 'errors', title: 'Errors' } });
    const third = (dayNumber: number) => kinds(20, { ...everything, lesson }, dayNumber)[2];
    expect([0, 1, 2, 3].map(third)).toEqual(['grammar error', 'chat talk', 'chat talk', 'grammar error']);
    expect(kinds(20, { ...everything, lesson }, 0)[1]).toBe('grammar path');
  });

  it('contains no extra conversation when the unit contains one', () => {
    const unit = [step('chat', 'path', 8), step('writing', 'path', 12)];
    expect(kinds(30, { ...everything, unit }).filter((kind) => kind.startsWith('chat'))).toEqual([
      'chat path',
    ]);
  });

  it('contains texts of the learner’s level when no unit remains', () => {
    expect(kinds(20, { ...everything, unit: [] })).toContain('listening level');
  });

  it('is never empty while the learner has speaking time', () => {
    expect(kinds(10, nothing)).toEqual(['chat talk']);
  });
});
