import { getLearnerDashboard, setPlanMinutes } from '@pratik/contract/progress';
import type { Routes } from '../platform/http/routes.ts';
import { createLearnerDay, type DashboardParts } from './day.service.ts';
import type { Progress } from './progress.service.ts';

const done = { done: true as const };

export const registerProgressRoutes = (routes: Routes, progress: Progress, parts: DashboardParts): void => {
  const day = createLearnerDay(progress, parts);
  routes.user(getLearnerDashboard, ({ user }) => day.dayOf(user));
  routes.user(setPlanMinutes, async ({ user, body }) => {
    await day.setMinutes(user, body.minutes);
    return done;
  });
};
