import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answeredAt } from './scheduling.ts';

const at = (text: string) => new Date(`2026-03-10T${text}Z`);

describe('time of a vocabulary review', () => {
  const now = at('12:00:00');

  it('is calculated from the time that has passed on the device, even when the clock of the device is wrong', () => {
    const yesterday = { at: new Date('2026-03-09T11:00:00Z'), sentAt: new Date('2026-03-09T11:10:00Z') };
    expect(answeredAt({ ...yesterday, now, lastReviewAt: null })).toEqual(at('11:50:00'));
    const tomorrow = { at: new Date('2026-03-11T15:00:00Z'), sentAt: new Date('2026-03-11T15:10:00Z') };
    expect(answeredAt({ ...tomorrow, now, lastReviewAt: null })).toEqual(at('11:50:00'));
  });

  it('is not in the future, not more than thirty days ago, and not before the previous review', () => {
    const instant = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
      .map((date) => new Date(date));
    fc.assert(
      fc.property(instant, instant, fc.option(fc.integer({ min: 0, max: 1e9 })), (given, sentAt, before) => {
        const lastReviewAt = before === null ? null : new Date(now.getTime() - before);
        const then = answeredAt({ at: given, sentAt, now, lastReviewAt });
        expect(then.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(then.getTime()).toBeGreaterThanOrEqual(now.getTime() - 30 * 86_400_000);
        if (lastReviewAt) expect(then.getTime()).toBeGreaterThanOrEqual(lastReviewAt.getTime());
      }),
    );
  });
});
