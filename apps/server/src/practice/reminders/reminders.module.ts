import type { IdentityModule } from '../../identity/identity.module.ts';
import type { Module } from '../../platform/module.ts';
import type { PlatformModule } from '../../platform/platform.module.ts';
import type { ProgressModule } from '../../progress/progress.module.ts';
import { registerReminderRoutes } from './reminders.routes.ts';
import { createReminders } from './reminders.service.ts';
import { createWeeklyLetters } from './weekly-letter.service.ts';

type Deps = {
  platform: PlatformModule;
  identity: Pick<IdentityModule, 'consents'>;
  progress: Pick<ProgressModule, 'statistics'>;
};

/** Creates the module for reminders by e-mail and the weekly letter. */
export const createRemindersModule = ({
  platform,
  identity: { consents },
  progress: { statistics },
}: Deps) => {
  const { db, clock, log, outbox, config } = platform;
  const letters = createWeeklyLetters({ db, clock, statistics });
  const reminders = createReminders({
    ...{ db, clock, log, outbox, letters },
    publicUrl: config.PUBLIC_URL,
    mayRemind: (userId) => consents.mayUse(userId, 'reminders'),
  });
  return {
    reminders,
    routes: (routes) => registerReminderRoutes(routes, { reminders, letters }),
    start({ worker }) {
      if (worker) reminders.work();
    },
    stop: () => reminders.close(),
  } satisfies Module & Record<string, unknown>;
};
