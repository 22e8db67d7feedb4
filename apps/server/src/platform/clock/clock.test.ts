import { expect, test } from 'vitest';
import { addDays, dayOf, dayStart, mondayOf, nextDayStart } from './clock.ts';

test('calendar day › begins at midnight in the learner’s time zone', () => {
  const lateEvening = new Date('2026-03-01T21:30:00Z');
  expect(dayOf(lateEvening, 'Europe/Istanbul')).toBe('2026-03-02');
  expect(dayOf(lateEvening, 'Europe/London')).toBe('2026-03-01');
  expect(nextDayStart(lateEvening, 'Europe/Istanbul').toISOString()).toBe('2026-03-02T21:00:00.000Z');
  expect(dayStart('2026-03-02', 'Europe/Istanbul').toISOString()).toBe('2026-03-01T21:00:00.000Z');
});

test('calendar day › has the right length when daylight saving time begins', () => {
  const evening = new Date('2026-03-28T20:00:00Z');
  expect(nextDayStart(evening, 'Europe/Berlin').toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(nextDayStart(new Date('2026-03-29T10:00:00Z'), 'Europe/Berlin').toISOString()).toBe(
    '2026-03-29T22:00:00.000Z',
  );
});

test('week › begins on Monday', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
});
