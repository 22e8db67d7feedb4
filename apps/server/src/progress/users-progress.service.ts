import { addDays, type Clock, dayOf, mondayOf } from '../platform/clock/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { selectPractice, selectWeeks } from './users-progress.store.ts';

export type UsersProgress = ReturnType<typeof createUsersProgress>;
export type PractisedWeek = { monday: string; minutes: number; days: number };

type Parts = {
  db: Db;
  clock: Clock;
  /** The instance’s time zone, in which the week begins for all users of a list. */
  timeZone: string;
};

const weeksShown = 12;
const minutesOf = (ms: number): number => ms / 60_000;

/** Shows administrators how much users practise. */
export const createUsersProgress = ({ db, clock, timeZone }: Parts) => ({
  /** Returns the minutes since Monday by user. Users without practice are missing. */
  async minutesThisWeek(ids: readonly string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await selectPractice(db, ids, mondayOf(dayOf(clock.now(), timeZone)));
    return new Map(rows.map(({ id, ms }) => [id, minutesOf(ms)]));
  },

  /** Returns a user’s last twelve weeks in the user’s time zone, oldest first, including the current week. */
  async weeksOf(userId: string, zone: string): Promise<PractisedWeek[]> {
    const monday = mondayOf(dayOf(clock.now(), zone));
    const first = addDays(monday, -7 * (weeksShown - 1));
    const rows = await selectWeeks(db, userId, first);
    return Array.from({ length: weeksShown }, (_, index) => {
      const week = addDays(first, 7 * index);
      const row = rows.find((one) => one.monday === week);
      return { monday: week, minutes: minutesOf(row?.ms ?? 0), days: row?.days ?? 0 };
    });
  },
});
