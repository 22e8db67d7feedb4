import { expect, test } from 'vitest';
import { dayOf } from '../../platform/clock/clock.ts';
import { chooseZone, type ZoneChoice, zoneAt } from './time-zone.policy.ts';

const settled = (time_zone: string): ZoneChoice => ({
  time_zone,
  time_zone_before: null,
  time_zone_from: null,
});
const noon = new Date('2026-03-10T09:00:00Z');
const zones = [
  'Pacific/Kiritimati',
  'Asia/Tokyo',
  'Europe/Istanbul',
  'America/New_York',
  'Pacific/Pago_Pago',
];

test.each(zones)('new time zone %s › applies only after the current day of the user has ended', (wanted) => {
  const choice = chooseZone(settled('Europe/Istanbul'), wanted, noon);
  expect(dayOf(noon, zoneAt(choice, noon))).toBe('2026-03-10');
  const lastMoment = new Date('2026-03-10T20:59:59.999Z');
  expect(zoneAt(choice, lastMoment)).toBe('Europe/Istanbul');
  expect(zoneAt(choice, new Date('2026-03-10T21:00:00Z'))).toBe(wanted);
});

test('new time zone › is discarded immediately when the user selects the old time zone again on the same day', () => {
  const away = chooseZone(settled('Europe/Istanbul'), 'Asia/Tokyo', noon);
  expect(chooseZone(away, 'Europe/Istanbul', noon)).toEqual(settled('Europe/Istanbul'));
});

test('new time zone › keeps the earlier end of the current day when the user changes the time zone a second time', () => {
  const first = chooseZone(settled('Europe/Istanbul'), 'Asia/Tokyo', noon);
  const second = chooseZone(first, 'America/New_York', new Date('2026-03-10T20:00:00Z'));
  expect(second).toEqual({
    time_zone: 'America/New_York',
    time_zone_before: 'Europe/Istanbul',
    time_zone_from: new Date('2026-03-10T21:00:00Z'),
  });
});

test('new time zone › adds almost no calendar days for a user who changes the time zone every hour', () => {
  let choice = settled('Europe/Istanbul');
  const days: string[] = [];
  for (let hour = 0; hour < 24 * 20; hour += 1) {
    const now = new Date(noon.getTime() + hour * 3_600_000);
    choice = chooseZone(choice, zones[hour % zones.length] ?? '', now);
    const day = dayOf(now, zoneAt(choice, now));
    if (days.at(-1) !== day) days.push(day);
  }
  // The result has the twenty days, the first day, and three days that repeat at the date line. Without the rule, the
  // calendar day would change at almost every one of the 480 hours.
  expect(days.length).toBeLessThanOrEqual(24);
});
