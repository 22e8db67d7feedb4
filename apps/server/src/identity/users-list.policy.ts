import type { UserActivity } from '@pratik/contract/users';

/** When somebody was last here: from a moment on, before one, or never (`null`). */
export type LastActive = { from: Date } | { before: Date } | null;

const days = (count: number): number => count * 24 * 3_600_000;

/** The moments a filter stands for. Who never came is quiet too, but has a filter of their own. */
export const lastActiveWithin = (activity: UserActivity, now: Date): LastActive => {
  const ago = (count: number) => new Date(now.getTime() - days(count));
  if (activity === 'week') return { from: ago(7) };
  if (activity === 'quiet-week') return { before: ago(7) };
  if (activity === 'quiet-month') return { before: ago(30) };
  return null;
};
