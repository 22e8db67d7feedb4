import { getLearnerDashboard } from '@pratik/contract/progress';
import type { Routes } from '../platform/http/routes.ts';
import { createDayOf, type DashboardParts } from './day.service.ts';
import type { Progress } from './progress.service.ts';

export const registerProgressRoutes = (routes: Routes, progress: Progress, parts: DashboardParts): void => {
  const dayOf = createDayOf(progress, parts);
  routes.user(getLearnerDashboard, ({ user }) => dayOf(user));
};
