import { addDays } from '../../../platform/clock/clock.ts';

/**
 * Returns the number of due cards for each day from today on, including days without due cards. Overdue cards count
 * for today.
 */
export const forecastOf = (
  today: string,
  days: number,
  due: readonly { day: string; due: number }[],
): { day: string; due: number }[] =>
  Array.from({ length: days }, (_, index) => {
    const day = addDays(today, index);
    const sum = due
      .filter((one) => one.day === day || (index === 0 && one.day < today))
      .reduce((all, one) => all + one.due, 0);
    return { day, due: sum };
  });
