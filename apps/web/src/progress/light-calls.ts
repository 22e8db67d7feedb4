import type * as progress from '@pratik/contract/progress';
import { light } from '../lib/api/light-call.ts';

export const getLearnerDashboard = light<typeof progress.getLearnerDashboard>({
  method: 'GET',
  path: 'progress/learner-dashboard',
  access: 'user',
});

export const getAdminDashboard = light<typeof progress.getAdminDashboard>({
  method: 'GET',
  path: 'progress/admin-dashboard',
  access: 'admin',
});
