import { getAdminDashboard } from '@pratik/contract/progress';
import type { Routes } from '../../platform/http/routes.ts';
import type { AdminDashboard } from './dashboard.service.ts';

export const registerDashboardRoutes = (routes: Routes, dashboard: AdminDashboard): void => {
  routes.user(getAdminDashboard, () => dashboard.read());
};
