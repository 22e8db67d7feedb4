import { DateTime } from 'luxon';

/** The source of the current time. All code uses this type, so that tests can replace the time. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Returns the calendar day of an instant in a time zone, as YYYY-MM-DD. */
export const dayOf = (instant: Date, timeZone: string): string =>
  DateTime.fromJSDate(instant, { zone: timeZone }).toISODate() ?? instant.toISOString().slice(0, 10);

/** Returns the instant at which the next calendar day begins in a time zone; correct across daylight saving changes. */
export const nextDayStart = (instant: Date, timeZone: string): Date =>
  DateTime.fromJSDate(instant, { zone: timeZone }).plus({ days: 1 }).startOf('day').toJSDate();

/** Returns the instant at which a calendar day (YYYY-MM-DD) begins in a time zone. */
export const dayStart = (day: string, timeZone: string): Date =>
  DateTime.fromISO(day, { zone: timeZone }).startOf('day').toJSDate();

/** Returns the calendar day `count` days after a day, or before it when `count` is negative. */
export const addDays = (day: string, count: number): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days: count }).toISODate() ?? day;

/** Returns the Monday of the week that contains a day. */
export const mondayOf = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc' }).startOf('week').toISODate() ?? day;
