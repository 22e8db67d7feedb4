import type { RetentionKind } from '@pratik/contract/retention';
import type { Config } from '../../platform/config/config.ts';

export type KeepingTimes = Pick<
  Config,
  | 'RETENTION_CHAT_DAYS'
  | 'RETENTION_WRITING_DAYS'
  | 'RETENTION_SAFETY_DAYS'
  | 'RETENTION_USAGE_DAYS'
  | 'RETENTION_RECORDS_DAYS'
>;

/** Days each kind is kept; 0: until its person is erased. */
export const daysOf = (times: KeepingTimes): Record<RetentionKind, number> => ({
  chat: times.RETENTION_CHAT_DAYS,
  writing: times.RETENTION_WRITING_DAYS,
  safety: times.RETENTION_SAFETY_DAYS,
  usage: times.RETENTION_USAGE_DAYS,
  records: times.RETENTION_RECORDS_DAYS,
});

/** What was last touched before this goes; null: nothing does. */
export const limitOf = (days: number, at: Date): Date | null =>
  days === 0 ? null : new Date(at.getTime() - days * 24 * 3_600_000);
