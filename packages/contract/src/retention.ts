import { z } from 'zod';
import { get, post } from './call.ts';
import { day, instant } from './common.ts';

/**
 * Kinds of data with separate retention periods. `records`: technical records such as finished jobs, imports, and
 * expired invitations and sessions.
 */
export const retentionKinds = ['chat', 'writing', 'safety', 'usage', 'records'] as const;
export const retentionKind = z.enum(retentionKinds);
export type RetentionKind = z.infer<typeof retentionKind>;

const count = z.object({ kind: retentionKind, count: z.int() });

/**
 * Why deletion is stopped. `jump`: the server’s clock is far from the last deletion, so an administrator must
 * confirm the clock. `database`: the server’s clock is ahead of the database’s clock, so one of them is wrong.
 */
export const retentionHold = z.object({
  reason: z.enum(['jump', 'database']),
  /** The current time of the server’s clock. */
  now: instant,
  lastRunAt: instant.nullable(),
});
export type RetentionHold = z.infer<typeof retentionHold>;

const state = z.object({
  /** Why deletion is stopped; null when deletion runs every day. */
  hold: retentionHold.nullable(),
  kinds: z.array(
    z.object({
      kind: retentionKind,
      /** Retention period in days; 0 stores the data until the user is erased. */
      days: z.int(),
      stored: z.int(),
      /** Last change of the oldest row that can expire; null without such a row. */
      oldestAt: instant.nullable(),
      /** Number of rows that the next deletion removes. */
      next: z.int(),
    }),
  ),
  /** When the next deletion is due. */
  nextAt: instant,
  /** Deletions of the last thirty days, newest first. Days without expired rows have no counts. */
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
  proof: 'fresh',
  summary:
    'Starts a deletion that waits after a jump of the server clock; the administrator confirms that the clock is right',
  /** `now` is the server time that the screen showed to the administrator. */
  body: z.strictObject({ now: instant }),
  answer: state,
  problems: ['conflict'],
});
