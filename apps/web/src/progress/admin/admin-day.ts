import type { AnswerOf } from '@pratik/contract/call';
import type { MessageState } from '@pratik/contract/feedback';
import type { getAdminDashboard } from '@pratik/contract/progress';

export type AdminDay = AnswerOf<typeof getAdminDashboard>;
export type Queue = AdminDay['queue'];

export const countOf = (queue: Queue, state: MessageState): number =>
  queue.counts.find((one) => one.state === state)?.count ?? 0;

/** Returns the URL path of the message review, filtered by the given states. */
export const messageReviewPath = (...states: MessageState[]): string =>
  `/pages/message-process-list?states=${states.join(',')}`;

/** Returns the next task for an administrator, or null. Open safety cases take precedence over all other tasks. */
export const adminNext = ({
  users,
  queue,
  needs,
}: Pick<AdminDay, 'users' | 'queue' | 'needs'>): 'safety' | 'add-users' | 'review' | null => {
  if ((needs.safety ?? 0) > 0) return 'safety';
  // The number of users includes the administrator, so a total of 1 means that there are no learners.
  if (users.total <= 1) return 'add-users';
  return needsUser(queue) > 0 ? 'review' : null;
};

/** Returns the number of messages that an administrator must review. */
export const needsUser = (queue: Queue): number => countOf(queue, 'needs-review') + countOf(queue, 'failed');

type Span = { readonly unit: 'milliseconds' | 'seconds' | 'minutesLong' | 'hours'; readonly count: number };

/** Converts a duration in milliseconds to a whole number of hours, minutes, seconds or milliseconds. */
export const readableSpan = (milliseconds: number): Span => {
  if (milliseconds < 1_000) return { unit: 'milliseconds', count: Math.round(milliseconds) };
  const seconds = milliseconds / 1_000;
  if (seconds < 90) return { unit: 'seconds', count: Math.round(seconds * 10) / 10 };
  const minutes = seconds / 60;
  return minutes < 90
    ? { unit: 'minutesLong', count: Math.round(minutes) }
    : { unit: 'hours', count: Math.round(minutes / 6) / 10 };
};
