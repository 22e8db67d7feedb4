import {
  getReminderSettings,
  getWeeklyLetter,
  saveReminderSettings,
  stopReminders,
} from '@pratik/contract/reminders';
import type { Routes } from '../../platform/http/routes.ts';
import type { Reminders } from './reminders.service.ts';
import type { WeeklyLetters } from './weekly-letter.service.ts';

const done = { done: true as const };

export const registerReminderRoutes = (
  routes: Routes,
  { reminders, letters }: { reminders: Reminders; letters: WeeklyLetters },
): void => {
  routes.user(getReminderSettings, ({ user }) => reminders.settingsOf(user.id));
  routes.user(saveReminderSettings, async ({ user, body }) => {
    await reminders.save(user.id, body);
    return done;
  });
  routes.public(stopReminders, async ({ body }) => {
    await reminders.stop(body.code);
    return done;
  });
  routes.user(getWeeklyLetter, ({ user, query }) => letters.get(user, query.week));
};
