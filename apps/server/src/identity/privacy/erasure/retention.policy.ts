import type { RetentionKind, RetentionPause } from '@pratik/contract/retention';
import type { Config } from '../../../platform/config/config.ts';

export type RetentionTimes = Pick<
  Config,
  | 'RETENTION_CHAT_DAYS'
  | 'RETENTION_WRITING_DAYS'
  | 'RETENTION_SAFETY_DAYS'
  | 'RETENTION_USAGE_DAYS'
  | 'RETENTION_RECORDS_DAYS'
>;

/** Returns the retention period of each kind in days; 0 means until the user is erased. */
export const daysOf = (times: RetentionTimes): Record<RetentionKind, number> => ({
  chat: times.RETENTION_CHAT_DAYS,
  writing: times.RETENTION_WRITING_DAYS,
  safety: times.RETENTION_SAFETY_DAYS,
  usage: times.RETENTION_USAGE_DAYS,
  records: times.RETENTION_RECORDS_DAYS,
});

const dayMs = 24 * 3_600_000;
/**
 * When more than this time (in milliseconds) has passed since the last retention run, the next run needs an
 * administrator’s confirmation. A week without runs is plausible.
 */
export const jumpMs = 7 * dayMs;
/** Maximum accepted difference between the clocks of server and database, in milliseconds. */
const apartMs = dayMs;

/**
 * Returns the reason why the clock may be wrong, in which case expired rows must not be deleted. When `databaseNow`
 * is null, the clock cannot be compared with the database’s clock.
 */
export const pauseReason = (
  now: Date,
  lastRunAt: Date | null,
  databaseNow: Date | null,
): RetentionPause['reason'] | null => {
  if (databaseNow !== null && now.getTime() - databaseNow.getTime() > apartMs) return 'database';
  return lastRunAt !== null && now.getTime() - lastRunAt.getTime() > jumpMs ? 'jump' : null;
};

/** Returns the expiry limit: rows last changed before this time are deleted. Null means that rows never expire. */
export const limitOf = (days: number, at: Date): Date | null =>
  days === 0 ? null : new Date(at.getTime() - days * 24 * 3_600_000);
