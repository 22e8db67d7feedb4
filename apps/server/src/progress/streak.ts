import { addDays } from '../platform/clock/clock.ts';

/**
 * Length of a period in days: a rest day does not end the streak if the period that ends with it contains no other
 * rest day.
 */
const restEveryDays = 7;

export type Streak = { days: number; todayDone: boolean; restDaysLeft: number };

/**
 * Returns the number of consecutive practice days up to today. One rest day in any seven days does not end the
 * streak and is not counted. A day without practice does not end the streak before the day is over.
 */
export const streakOf = (practised: ReadonlySet<string>, today: string): Streak => {
  const todayDone = practised.has(today);
  let days = todayDone ? 1 : 0;
  let lastRest: string | undefined;
  let restToday: string | undefined;
  for (let day = addDays(today, -1); ; day = addDays(day, -1)) {
    if (practised.has(day)) {
      days += 1;
      continue;
    }
    const mayRest = lastRest === undefined || day <= addDays(lastRest, -restEveryDays);
    // A rest day continues a streak only when there is practice before it.
    if (!mayRest || !practised.has(addDays(day, -1))) break;
    restToday ??= day;
    lastRest = day;
  }
  const restUsed = restToday !== undefined && restToday > addDays(today, -restEveryDays);
  return { days, todayDone, restDaysLeft: restUsed ? 0 : 1 };
};
