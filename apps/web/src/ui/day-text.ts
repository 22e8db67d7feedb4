import { getLanguage } from '../lib/i18n.ts';

/** `05.09.2026` for the calendar day `2026-09-05`, `05/09/2026` in English; empty for what is no day. */
export const dayText = (day: string): string => {
  const [year, month, date] = day.split('-');
  return isDay(day) ? [date, month, year].join(getLanguage() === 'tr' ? '.' : '/') : '';
};

const shapes = [
  // Written by the day; without separators as a keyboard of digits alone writes it.
  /^(?<date>\d{1,2})[./\s-]+(?<month>\d{1,2})[./\s-]+(?<year>\d{4})$/,
  /^(?<date>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  // As other programs copy it.
  /^(?<year>\d{4})-(?<month>\d{2})-(?<date>\d{2})$/,
];

/**
 * The calendar day that was typed: `2026-09-05` for `5.9.2026`, `05/09/2026`, `05092026` and `2026-09-05`.
 * Null where it is none, or not all of one yet; years have four digits.
 */
export const readDay = (typed: string): string | null => {
  for (const shape of shapes) {
    const { year, month = '', date = '' } = shape.exec(typed.trim())?.groups ?? {};
    const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    if (year !== undefined && isDay(day)) return day;
  }
  return null;
};

/** Whether there is such a day: there is no 31 February, which `Date` would take for one of March. */
const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};
