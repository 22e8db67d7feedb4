import { describe, expect, it } from 'vitest';
import { searchZones, timeZones, zoneName, zoneOffset } from './time-zones.ts';

describe('time zone list of the profile', () => {
  it('starts with Istanbul and contains the user’s own time zone exactly once', () => {
    const zones = timeZones('Asia/Tokyo');
    expect(zones[0]).toBe('Europe/Istanbul');
    expect(zones.filter((zone) => zone === 'Asia/Tokyo')).toHaveLength(1);
    expect(timeZones('Etc/GMT-14')).toContain('Etc/GMT-14');
  });

  it.each([
    ['İstanbul', 'Europe/Istanbul'],
    ['ISTANBUL', 'Europe/Istanbul'],
    ['new york', 'America/New_York'],
    ['tokyo gmt+9', 'Asia/Tokyo'],
  ])('finds the time zone by %s', (typed, zone) => {
    expect(searchZones(timeZones(zone), typed)).toContain(zone);
  });

  it('is empty when no name matches the search text', () => {
    expect(searchZones(timeZones('Asia/Tokyo'), 'qqq')).toEqual([]);
  });

  it('contains readable names and offsets', () => {
    expect(zoneName('America/Argentina/Buenos_Aires')).toBe('America / Argentina / Buenos Aires');
    expect(zoneOffset('Europe/Istanbul', new Date('2026-01-01T00:00:00Z'))).toBe('GMT+3');
  });
});
