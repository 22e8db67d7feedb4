import * as classes from '@pratik/contract/classes';
import * as homework from '@pratik/contract/homework';
import * as progress from '@pratik/contract/progress';
import { expect, it } from 'vitest';
import * as light from './light-calls.ts';

it.each([
  ['getLearnerDashboard', light.getLearnerDashboard, progress.getLearnerDashboard],
  ['getAdminDashboard', light.getAdminDashboard, progress.getAdminDashboard],
  ['listOwnHomework', light.listOwnHomework, homework.listOwnHomework],
  ['listOwnClasses', light.listOwnClasses, classes.listOwnClasses],
])(
  'light call %s (an API call without validation schemas) › has the same method, path and access as in the API contract',
  (_name, ours, { method, path, access }) => {
    expect(ours).toEqual({ method, path, access });
  },
);
