import { describe, expect, it } from 'vitest';
import { axisOf } from '../ui/chart/plot.ts';
import { adminNext, readableSpan } from './admin/admin-day.ts';
import { rateRange } from './rate-range.ts';
import { placeOn, rangeOn, shortName } from './skill-scale.ts';

const queueOf = (failed: number) => ({
  counts: [{ state: 'failed' as const, count: failed }],
  oldestWaitingSeconds: null,
  medianDurationMs: null,
});

describe('calculations for the dashboards', () => {
  const scale = [
    { id: 'A1', name: { tr: 'A1 · Başlangıç', en: 'A1' }, abilityFrom: null },
    { id: 'A2', name: { tr: 'A2', en: 'A2' }, abilityFrom: -2 },
    { id: 'B1', name: { tr: 'B1', en: 'B1' }, abilityFrom: 0 },
    { id: 'B2', name: { tr: 'B2', en: 'B2' }, abilityFrom: 1 },
  ];

  it('placeOn returns a position on a scale whose level bands are equally wide', () => {
    const places = [-9, -2.75, -2, -1, 0, 0.5, 1, 1.75, 9].map((ability) => placeOn(ability, scale));
    expect(places).toEqual([0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]);
    expect(placeOn(3, [])).toBe(0);
  });

  it('rangeOn converts the 90 % range of a skill to two positions on the level scale', () => {
    const skill = { skill: 'reading' as const, ability: -1, standardError: 1 / 1.645, answers: 3 };
    const { from, to } = rangeOn({ ...skill, level: 'A2', from: 'A2', to: 'B1' }, scale);
    expect([from, to]).toEqual([0.25, 0.5]);
  });

  it('rateRange converts a number of errors, including zero, to the 90 % range of the error rate', () => {
    // The exact Poisson limits are 0 to 3.00 for 0 errors, 1.37 to 9.15 for 4 errors, and 9.25 to 23.10 for 15
    // errors.
    expect(rateRange(0, 100).from).toBe(0);
    expect(rateRange(0, 100).to).toBeCloseTo(3, 0);
    expect(rateRange(4, 100).from).toBeCloseTo(1.37, 1);
    expect(rateRange(4, 100).to).toBeCloseTo(9.15, 1);
    expect(rateRange(15, 1000).from).toBeCloseTo(0.925, 2);
    expect(rateRange(15, 1000).to).toBeCloseTo(2.31, 2);
  });

  it('shortName returns the part of a level name before the dot', () => {
    expect([shortName('A1 · Başlangıç'), shortName('Uçuş')]).toEqual(['A1', 'Uçuş']);
  });

  it('adminNext suggests the first task that applies: open safety cases, adding users, message review', () => {
    const users = { total: 1, activeToday: 0, activeThisWeek: 0 };
    const needs = { safety: 0, disputed: 0, failed: 0, flaggedQuestions: 0 };
    expect(adminNext({ users, queue: queueOf(3), needs: { ...needs, safety: 1 } })).toBe('safety');
    expect(adminNext({ users, queue: queueOf(3), needs })).toBe('add-users');
    expect(adminNext({ users: { ...users, total: 2 }, queue: queueOf(3), needs })).toBe('review');
    expect(adminNext({ users: { ...users, total: 2 }, queue: queueOf(0), needs })).toBeNull();
  });

  it('readableSpan converts a duration to a number with a single unit', () => {
    expect(readableSpan(38.2)).toEqual({ unit: 'milliseconds', count: 38 });
    expect(readableSpan(1_250)).toEqual({ unit: 'seconds', count: 1.3 });
    expect(readableSpan(200_000)).toEqual({ unit: 'minutesLong', count: 3 });
    expect(readableSpan(3 * 3_600_000)).toEqual({ unit: 'hours', count: 3 });
  });

  it('axisOf places the grid lines at whole numbers, except on an axis of money', () => {
    for (const highest of [1, 11, 14.2, 15, 150, 700, 1_234]) {
      expect(axisOf([highest]).lines.every((line) => Number.isInteger(line))).toBe(true);
    }
    expect(axisOf([0.012], true).top).toBeCloseTo(0.015);
    expect(axisOf([], true).lines).toEqual([0, 0.5, 1]);
  });

  it('axisOf ends the axis at a round number that is not lower than the highest value', () => {
    expect(axisOf([3, 4]).top).toBe(10);
    expect(axisOf([610]).top).toBe(800);
    expect(axisOf([1_000]).top).toBe(1_000);
    for (const highest of [11, 14.2, 99, 100, 101, 5_321]) {
      expect(axisOf([highest]).top).toBeGreaterThanOrEqual(highest);
      expect(axisOf([highest]).top).toBeLessThanOrEqual(highest * 2);
    }
  });
});
