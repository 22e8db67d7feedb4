import type * as classes from '@pratik/contract/classes';
import type * as homework from '@pratik/contract/homework';
import type * as progress from '@pratik/contract/progress';
import { light } from '../lib/api/light-call.ts';

export const getLearnerDashboard = light<typeof progress.getLearnerDashboard>({
  method: 'GET',
  path: 'progress/learner-dashboard',
  access: 'user',
});

export const setPlanMinutes = light<typeof progress.setPlanMinutes>({
  method: 'POST',
  path: 'progress/set-plan-minutes',
  access: 'user',
});

export const getAdminDashboard = light<typeof progress.getAdminDashboard>({
  method: 'GET',
  path: 'progress/admin-dashboard',
  access: 'admin',
});

export const listOwnHomework = light<typeof homework.listOwnHomework>({
  method: 'GET',
  path: 'homework/list-own',
  access: 'user',
});

export const listOwnClasses = light<typeof classes.listOwnClasses>({
  method: 'GET',
  path: 'class/list-own',
  access: 'user',
});
