import { describe, expect, it } from 'vitest';
import {
  compareTurkish,
  formatDate,
  formatNumber,
  formatPercent,
  formatRelative,
  formatTotal,
  formatWeekday,
} from './format.ts';
import { setLanguage } from './i18n.ts';

describe('formatting functions', () => {
  it('follow Turkish conventions when the interface is in Turkish', () => {
    expect(formatPercent(0.86)).toBe('%86');
    expect(formatNumber(1234.5, 1)).toBe('1.234,5');
    expect(formatDate('2026-09-05T10:00:00Z', 'Europe/Istanbul')).toBe('5 Eylül 2026');
    expect(formatWeekday('2026-09-07', 'long')).toBe('Pazartesi');
  });

  it('follow English conventions when the interface is in English', () => {
    setLanguage('en');
    expect(formatPercent(0.86)).toBe('86%');
    expect(formatDate('2026-09-05T10:00:00Z', 'Europe/Istanbul')).toBe('5 September 2026');
  });

  it('show the day in the learner’s time zone, even if the device is in another time zone', () => {
    expect(formatDate('2026-09-05T22:30:00Z', 'Europe/Istanbul')).toBe('6 Eylül 2026');
  });

  it('add a plus sign to a total at which the server stopped counting', () => {
    expect(formatTotal(1001, true)).toBe('1.000+');
    expect(formatTotal(1001, false)).toBe('1.001');
  });

  it.each([
    [0, 'şimdi'],
    [-59, 'şimdi'],
    [-60, '1 dakika önce'],
    [-7_200, '2 saat önce'],
    [-86_400, 'dün'],
    [172_800, 'öbür gün'],
  ])('show a time difference of %i seconds as "%s"', (seconds, text) => {
    const now = Date.UTC(2026, 8, 5);
    expect(formatRelative(now + seconds * 1000, now)).toBe(text);
  });

  it('compare text by the Turkish alphabet', () => {
    expect(['Zeynep', 'Işık', 'İpek', 'Çınar', 'Cem', 'Ümit', 'Umut'].sort(compareTurkish)).toEqual([
      'Cem',
      'Çınar',
      'Işık',
      'İpek',
      'Umut',
      'Ümit',
      'Zeynep',
    ]);
  });
});
