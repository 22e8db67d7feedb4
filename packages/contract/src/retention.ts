import { z } from 'zod';
import { get, post } from './call.ts';
import { day, instant } from './common.ts';

/**
 * Kinds of data that each have a retention period. `records` means technical records, such as finished jobs,
 * imports, expired invitations and expired sessions.
 */
export const retentionKinds = ['chat', 'writing', 'safety', 'usage', 'records'] as const;
export const retentionKind = z.enum(retentionKinds);
export type RetentionKind = z.infer<typeof retentionKind>;

const count = z.object({ kind: retentionKind, count: z.int() });

/**
 * Why the daily deletion of expired data does not run. `jump`: the server’s time differs too much from the time of
 * the last deletion, so an administrator must confirm the time. `database`: the server’s clock is ahead of the
 * database’s clock, so one of these clocks is wrong.
 */
export const retentionPause = z.object({
  reason: z.enum(['jump', 'database']),
  /** The current time according to the server’s clock. */
  now: instant,
  lastRunAt: instant.nullable(),
});
export type RetentionPause = z.infer<typeof retentionPause>;

const state = z.object({
  /** Why the daily deletion does not run. Null if the daily deletion runs. */
  pause: retentionPause.nullable(),
  kinds: z.array(
    z.object({
      kind: retentionKind,
      /** Retention period in days. With 0, the data is stored until the user’s account is erased. */
      days: z.int(),
      stored: z.int(),
      /** When the oldest row that can expire was last changed. Null if no row can expire. */
      oldestAt: instant.nullable(),
      /** Number of rows that the next deletion of expired data will remove. */
      next: z.int(),
    }),
  ),
  /** When the next deletion of expired data is due. */
  nextAt: instant,
  /** The deletions of the last thirty days, newest first. A deletion that found no expired rows has no counts. */
  runs: z.array(z.object({ day, at: instant, counts: z.array(count) })),
});

export const getRetention = get({
  path: 'privacy/retention',
  access: 'admin',
  summary:
    'Retention periods: how long data is stored, what the next deletion removes, and what was deleted lately',
  answer: state,
});

export const confirmRetention = post({
  path: 'privacy/confirm-retention',
  access: 'admin',
  reauthentication: 'required',
  summary:
    'Starts a deletion that waits after a jump of the server clock; the administrator confirms that the clock is right',
  /** `now` is the server time that the administrator confirms: the time that the screen showed. */
  body: z.strictObject({ now: instant }),
  answer: state,
  problems: ['conflict'],
});
