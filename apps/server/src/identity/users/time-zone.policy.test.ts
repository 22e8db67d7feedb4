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

test.each(zones)('time zone › %s applies only after the present day ends', (wanted) => {
  const choice = chooseZone(settled('Europe/Istanbul'), wanted, noon);
  expect(dayOf(noon, zoneAt(choice, noon))).toBe('2026-03-10');
  const lastMoment = new Date('2026-03-10T20:59:59.999Z');
  expect(zoneAt(choice, lastMoment)).toBe('Europe/Istanbul');
  expect(zoneAt(choice, new Date('2026-03-10T21:00:00Z'))).toBe(wanted);
});

test('time zone › applies immediately when the user returns to the zone of the present day', () => {
  const away = chooseZone(settled('Europe/Istanbul'), 'Asia/Tokyo', noon);
  expect(chooseZone(away, 'Europe/Istanbul', noon)).toEqual(settled('Europe/Istanbul'));
});

test('time zone › does not change the end of the present day when it is changed again on that day', () => {
  const first = chooseZone(settled('Europe/Istanbul'), 'Asia/Tokyo', noon);
  const second = chooseZone(first, 'America/New_York', new Date('2026-03-10T20:00:00Z'));
  expect(second).toEqual({
    time_zone: 'America/New_York',
    time_zone_before: 'Europe/Istanbul',
    time_zone_from: new Date('2026-03-10T21:00:00Z'),
  });
});

test('time zone › prevents early and repeated calendar days when the user changes it every hour', () => {
  let choice = settled('Europe/Istanbul');
  const days: string[] = [];
  for (let hour = 0; hour < 24 * 20; hour += 1) {
    const now = new Date(noon.getTime() + hour * 3_600_000);
    choice = chooseZone(choice, zones[hour % zones.length] ?? '', now);
    const day = dayOf(now, zoneAt(choice, now));
    if (days.at(-1) !== day) days.push(day);
  }
  // Daily changes of the zone could produce sixty days within twenty; at most twenty-one, plus one for the date
  // line, are allowed.
  expect(new Set(days).size).toBeLessThanOrEqual(22);
});
