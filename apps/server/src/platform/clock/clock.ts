import { DateTime } from 'luxon';

/** The one source of "now"; tests put their own in its place. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** The calendar day of an instant in a time zone, as YYYY-MM-DD. */
export const dayOf = (instant: Date, timeZone: string): string =>
  DateTime.fromJSDate(instant, { zone: timeZone }).toISODate() ?? instant.toISOString().slice(0, 10);

/** The instant the next calendar day begins in a time zone; right across changes of summer time. */
export const nextDayStart = (instant: Date, timeZone: string): Date =>
  DateTime.fromJSDate(instant, { zone: timeZone }).plus({ days: 1 }).startOf('day').toJSDate();

/** The instant a calendar day (YYYY-MM-DD) begins in a time zone. */
export const dayStart = (day: string, timeZone: string): Date =>
  DateTime.fromISO(day, { zone: timeZone }).startOf('day').toJSDate();

/** The calendar day `count` days after (before, when negative) a day. */
export const addDays = (day: string, count: number): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days: count }).toISODate() ?? day;

/** The Monday of the week a day falls in. */
export const mondayOf = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc' }).startOf('week').toISODate() ?? day;
