import { expect, test } from 'vitest';
import { meterAt, sharesOf } from './meter.ts';

const zone = 'Europe/Istanbul';
const at = (time: string) => new Date(`2026-03-10T${time}Z`);

test('practice time › includes the time between two activities', () => {
  expect(sharesOf(at('09:00:00'), at('09:00:30'), zone, false)).toEqual([{ day: '2026-03-10', ms: 30_000 }]);
});

test('practice time › includes at most 45 seconds between two activities', () => {
  expect(sharesOf(at('09:00:00'), at('09:00:45'), zone, false)).toEqual([{ day: '2026-03-10', ms: 45_000 }]);
  expect(sharesOf(at('09:00:00'), at('09:10:00'), zone, false)).toEqual([{ day: '2026-03-10', ms: 45_000 }]);
});

test('practice time › excludes the time before the first activity of a user or of a day, and before a conversation that starts after a pause', () => {
  const none = [{ day: '2026-03-10', ms: 0 }];
  expect(sharesOf(null, at('09:00:00'), zone, false)).toEqual(none);
  expect(sharesOf(new Date('2026-03-09T15:00:00Z'), at('09:00:00'), zone, false)).toEqual(none);
  expect(sharesOf(at('08:00:00'), at('09:00:00'), zone, true)).toEqual(none);
});

test('practice time › includes the time before a conversation that starts without a pause', () => {
  expect(sharesOf(at('09:00:00'), at('09:00:20'), zone, true)).toEqual([{ day: '2026-03-10', ms: 20_000 }]);
});

test('practice time › divides the time between two activities at midnight in the learner’s time zone', () => {
  expect(sharesOf(at('20:59:50'), at('21:00:20'), zone, false)).toEqual([
    { day: '2026-03-10', ms: 10_000 },
    { day: '2026-03-11', ms: 20_000 },
  ]);
  expect(sharesOf(at('20:59:50'), at('21:00:20'), 'Europe/London', false)).toEqual([
    { day: '2026-03-10', ms: 30_000 },
  ]);
});

test('practice time › includes the full length of a recording, but never more than the time that has passed', () => {
  const shares = (last: string, now: string, seconds: number) =>
    sharesOf(at(last), at(now), zone, false, seconds * 1000);
  expect(shares('09:00:00', '09:01:10', 60)).toEqual([{ day: '2026-03-10', ms: 70_000 }]);
  expect(shares('09:00:00', '09:10:00', 60)).toEqual([{ day: '2026-03-10', ms: 105_000 }]);
  expect(shares('09:00:00', '09:00:05', 60)).toEqual([{ day: '2026-03-10', ms: 5_000 }]);
  expect(sharesOf(null, at('09:00:00'), zone, false, 60_000)).toEqual([{ day: '2026-03-10', ms: 0 }]);
  expect(shares('20:50:00', '21:00:20', 30)).toEqual([
    { day: '2026-03-10', ms: 10_000 },
    { day: '2026-03-11', ms: 20_000 },
  ]);
});

test('practice time › does not decrease when the clock is set back', () => {
  expect(sharesOf(at('09:00:10'), at('09:00:00'), zone, false)).toEqual([{ day: '2026-03-10', ms: 0 }]);
});

test('speaking time of a day › is used up when it equals the daily limit, and not one millisecond earlier', () => {
  const now = at('09:00:00');
  expect(meterAt(599_999, now, zone, 10).full).toBe(false);
  expect(meterAt(600_000, now, zone, 10)).toEqual({
    day: '2026-03-10',
    usedSeconds: 600,
    limitSeconds: 600,
    full: true,
    nextDayAt: '2026-03-10T21:00:00.000Z',
  });
});
