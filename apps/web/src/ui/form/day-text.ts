import { getLanguage } from '../../lib/language/i18n.ts';

/**
 * Formats the calendar day `2026-09-05` as `05.09.2026` in Turkish or `05/09/2026` in English. Returns an empty
 * string for an invalid day.
 */
export const dayText = (day: string): string => {
  const [year, month, date] = day.split('-');
  return isDay(day) ? [date, month, year].join(getLanguage() === 'tr' ? '.' : '/') : '';
};

const shapes = [
  // Formats that start with the day of the month. Separators are optional, because numeric keyboards lack them.
  /^(?<date>\d{1,2})[./\s-]+(?<month>\d{1,2})[./\s-]+(?<year>\d{4})$/,
  /^(?<date>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  // ISO format of a date, as copied from other programs.
  /^(?<year>\d{4})-(?<month>\d{2})-(?<date>\d{2})$/,
];

/**
 * Parses a typed calendar day: `5.9.2026`, `05/09/2026`, `05092026` and `2026-09-05` give `2026-09-05`.
 * Returns null for an invalid or incomplete day. The year must have four digits.
 */
export const readDay = (typed: string): string | null => {
  for (const shape of shapes) {
    const { year, month = '', date = '' } = shape.exec(typed.trim())?.groups ?? {};
    const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    if (year !== undefined && isDay(day)) return day;
  }
  return null;
};

/**
 * Returns whether the day exists. `Date` turns 31 February into a day in March, so the result is compared with the
 * input.
 */
const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};
