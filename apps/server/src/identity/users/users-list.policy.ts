import type { UserActivity } from '@pratik/contract/users';

/** When a user was last active: since a time, before a time, or never (`null`). */
export type LastActive = { from: Date } | { before: Date } | null;

/** Returns the length of a number of days in milliseconds. */
const days = (count: number): number => count * 24 * 3_600_000;

/** Returns the time range of an activity filter. Users who have never been active match only the filter “never”. */
export const lastActiveWithin = (activity: UserActivity, now: Date): LastActive => {
  const ago = (count: number) => new Date(now.getTime() - days(count));
  if (activity === 'week') return { from: ago(7) };
  if (activity === 'quiet-week') return { before: ago(7) };
  if (activity === 'quiet-month') return { before: ago(30) };
  return null;
};
