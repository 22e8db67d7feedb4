import { describe, expect, it } from 'vitest';
import { axisOf } from '../ui/plot.ts';
import { adminNext, readableSpan } from './admin-day.ts';
import { trendOf } from './learner-day.ts';

const queueOf = (failed: number) => ({
  counts: [{ state: 'failed' as const, count: failed }],
  oldestWaitingSeconds: null,
  medianDurationMs: null,
});

describe('rules of the dashboards', () => {
  it('tells how an error moved', () => {
    const trend = (thisWeek: number, lastWeek: number) => trendOf({ code: 'other', thisWeek, lastWeek });
    expect([trend(1, 0), trend(2, 3), trend(3, 2), trend(2, 2)]).toEqual(['new', 'less', 'more', 'same']);
  });

  it('asks for people first, then for what waits, and otherwise for nothing', () => {
    const people = { total: 1, activeToday: 0, activeThisWeek: 0 };
    expect(adminNext(people, queueOf(3))).toBe('add-people');
    expect(adminNext({ ...people, total: 2 }, queueOf(3))).toBe('review');
    expect(adminNext({ ...people, total: 2 }, queueOf(0))).toBeNull();
  });

  it('says lengths of time in one unit', () => {
    expect(readableSpan(38.2)).toEqual({ unit: 'milliseconds', count: 38 });
    expect(readableSpan(1_250)).toEqual({ unit: 'seconds', count: 1.3 });
    expect(readableSpan(200_000)).toEqual({ unit: 'minutesLong', count: 3 });
    expect(readableSpan(3 * 3_600_000)).toEqual({ unit: 'hours', count: 3 });
  });

  it('ends the axis at a round number no bar reaches over', () => {
    expect(axisOf([3, 4]).top).toBe(10);
    expect(axisOf([610]).top).toBe(800);
    expect(axisOf([1_000]).top).toBe(1_000);
    for (const highest of [11, 14.2, 99, 100, 101, 5_321]) {
      expect(axisOf([highest]).top).toBeGreaterThanOrEqual(highest);
      expect(axisOf([highest]).top).toBeLessThanOrEqual(highest * 2);
    }
  });
});
