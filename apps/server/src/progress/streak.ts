import { addDays } from '../platform/clock/clock.ts';

/** A rest day does not break the streak if the seven days that end with it contain no other rest day. */
const restEveryDays = 7;

export type Streak = { days: number; todayDone: boolean; restDaysLeft: number };

/**
 * Returns the number of consecutive practice days up to today. One rest day in any seven does not break the streak
 * and is not counted. Today never breaks the streak, because the day is not over.
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
