import { describe, expect, it } from 'vitest';
import { minutesFor, paceOf, relativePace, typicalPace, usualPace } from './reading.policy.ts';

describe('reading pace', () => {
  it('is measured in words per minute, and is null when it is implausibly slow or fast', () => {
    expect(paceOf(200, 120_000)).toBe(100);
    expect(paceOf(200, 0)).toBeNull();
    expect(paceOf(200, 3_000)).toBeNull();
    expect(paceOf(20, 3_600_000)).toBeNull();
  });

  it('is summarised as the median over all readings, relative to the usual pace of each level', () => {
    expect(typicalPace([])).toBeNull();
    expect(typicalPace([100, 400, 110])).toBe(110);
    expect(typicalPace([100, 120])).toBe(110);
    expect(relativePace([])).toBe(1);
    expect(relativePace([{ pace: usualPace.A1 / 2, cefr: 'A1' }])).toBe(0.5);
    expect(minutesFor(usualPace.B1 * 3, 'B1', 1)).toBe(3);
    expect(minutesFor(usualPace.B1 * 3, 'B1', 0.5)).toBe(6);
    expect(minutesFor(3, 'A1', 1)).toBe(1);
  });
});
