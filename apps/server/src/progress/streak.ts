import { addDays } from '../platform/clock/clock.ts';

/** A day off is kept in the streak as long as the seven days ending with it hold no other. */
const restEveryDays = 7;

export type Streak = { days: number; todayDone: boolean; restDaysLeft: number };

/**
 * Days practised in a row up to today. One rest day in any seven does not break it, and does not
 * count; today, still open, never breaks it.
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
    // A rest day keeps a streak only when there is practice before it.
    if (!mayRest || !practised.has(addDays(day, -1))) break;
    restToday ??= day;
    lastRest = day;
  }
  const restUsed = restToday !== undefined && restToday > addDays(today, -restEveryDays);
  return { days, todayDone, restDaysLeft: restUsed ? 0 : 1 };
};
