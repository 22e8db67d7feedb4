import { z } from 'zod';
import { get, post } from './call.ts';
import { day, instant } from './common.ts';

/**
 * Kinds of data with their own retention period. `records`: technical records such as finished runs, imports, and
 * expired invitations and sessions.
 */
export const retentionKinds = ['chat', 'writing', 'safety', 'usage', 'records'] as const;
export const retentionKind = z.enum(retentionKinds);
export type RetentionKind = z.infer<typeof retentionKind>;

const count = z.object({ kind: retentionKind, count: z.int() });

/**
 * Why nothing is deleted. `jump`: the clock is far from the last run and may be wrong, so an administrator must
 * confirm it; `database`: the clock is ahead of the database's, so one of them is wrong.
 */
export const retentionHold = z.object({
  reason: z.enum(['jump', 'database']),
  /** The server's present time. */
  now: instant,
  lastRunAt: instant.nullable(),
});
export type RetentionHold = z.infer<typeof retentionHold>;

const state = z.object({
  /** Null: deletion runs every day. */
  hold: retentionHold.nullable(),
  kinds: z.array(
    z.object({
      kind: retentionKind,
      /** Retention period in days; 0: stored until the user is erased. */
      days: z.int(),
      stored: z.int(),
      /** Time of the last change of the oldest row that can expire; null when there is none. */
      oldestAt: instant.nullable(),
      /** Number of rows that the next run deletes. */
      next: z.int(),
    }),
  ),
  /** When the next run is due. */
  nextAt: instant,
  /** The last thirty days, newest first. Days on which nothing expired have no counts. */
  runs: z.array(z.object({ day, at: instant, counts: z.array(count) })),
});

export const getRetention = get({
  path: 'privacy/retention',
  access: 'admin',
  summary: 'Saklama süreleri: ne kadar tutuluyor, sıradaki silmede ne gidecek, son günlerde ne silindi',
  answer: state,
});

export const confirmRetention = post({
  path: 'privacy/confirm-retention',
  access: 'admin',
  proof: 'fresh',
  summary: 'Sunucu saati sıçradığı için bekleyen silmeyi, saatin doğru olduğunu söyleyerek başlatır',
  /** `now`: the clock as it was shown. */
  body: z.strictObject({ now: instant }),
  answer: state,
  problems: ['conflict'],
});
