import { totalCap } from '@pratik/contract/common';
import { getLanguage, type Language } from './i18n.ts';

const locales: Record<Language, string> = { tr: 'tr-TR', en: 'en-GB' };
const locale = (): string => locales[getLanguage()];

/** Formats a number, for example `1.234,5`. */
export const formatNumber = (value: number, fractionDigits = 0): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: fractionDigits }).format(value);

/** Formats a share as percentage, for example `%86` for 0.86. */
export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** Formats the total number of rows in a list. A total that reached its maximum is shown as "1.000+". */
export const formatTotal = (total: number, capped: boolean): string =>
  capped ? `${formatNumber(totalCap)}+` : formatNumber(total);

type When = Date | string | number;

/** Formats a date, for example `5 Eylül 2026`. */
export const formatDate = (when: When, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long', ...zoned(timeZone) }).format(new Date(when));

/** Formats a calendar day such as `2026-09-05`: `5 Eylül 2026`. Returns an empty text for anything else. */
export const dayLabel = (day: string): string => {
  const noon = `${day}T12:00:00Z`;
  return Number.isNaN(Date.parse(noon)) ? '' : formatDate(noon, 'UTC');
};

/** Formats a date and time, for example `5 Eyl 2026 14:05`. */
export const formatDateTime = (when: When, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short', ...zoned(timeZone) }).format(
    new Date(when),
  );

/** Formats a time, for example `14:05`. */
export const formatTime = (when: When, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale(), { timeStyle: 'short', ...zoned(timeZone) }).format(new Date(when));

/** Formats the weekday of a calendar day such as `2026-09-05`: `Cumartesi`, `Cmt` or `C`. */
export const formatWeekday = (day: string, width: 'long' | 'short' | 'narrow' = 'short'): string =>
  new Intl.DateTimeFormat(locale(), { weekday: width, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

/** Formats the month of a calendar day such as `2026-09-01`: `Eylül 2026` or `Eyl`. */
export const formatMonth = (day: string, width: 'long' | 'short' = 'short'): string =>
  new Intl.DateTimeFormat(locale(), {
    month: width,
    ...(width === 'long' ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Formats a relative time, for example `3 gün önce` or `şimdi`. */
export const formatRelative = (when: When, now: When = Date.now()): string => {
  const seconds = (new Date(when).getTime() - new Date(now).getTime()) / 1000;
  const relative = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit);
  }
  return relative.format(0, 'second');
};

/** Compares two texts by the Turkish alphabet. */
export const compareTurkish = new Intl.Collator('tr', { numeric: true }).compare;

const zoned = (timeZone: string | undefined) => (timeZone === undefined ? {} : { timeZone });
