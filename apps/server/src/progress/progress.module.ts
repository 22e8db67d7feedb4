import type { Module } from '../platform/module.ts';
import type { PlatformModule } from '../platform/platform.module.ts';
import { createPeriodStatistics } from './period.service.ts';
import { createProgress } from './progress.service.ts';
import { createUsersProgress } from './users-progress.service.ts';

export type ProgressModule = ReturnType<typeof createProgressModule>;

/** Creates the module that records activity, minutes, streaks and abilities. */
export const createProgressModule = ({ platform }: { platform: PlatformModule }) => {
  const { db, clock, config, timeZone } = platform;
  return {
    progress: createProgress({ db, clock, dailyChatMinutes: config.DAILY_CHAT_MINUTES, timeZone }),
    practised: createUsersProgress({ db, clock, timeZone }),
    statistics: createPeriodStatistics({ db, clock, timeZone }),
  } satisfies Module & Record<string, unknown>;
};
