import { getStatus } from '@pratik/contract/status';
import type { Routes } from '../../platform/http/routes.ts';
import type { StatusService } from './status.service.ts';

export const registerStatusRoutes = (routes: Routes, status: StatusService): void => {
  routes.user(getStatus, () => status.read());
};
