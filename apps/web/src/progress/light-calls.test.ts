import * as progress from '@pratik/contract/progress';
import { expect, it } from 'vitest';
import * as light from './light-calls.ts';

it.each([
  ['getLearnerDashboard', light.getLearnerDashboard, progress.getLearnerDashboard],
  ['getAdminDashboard', light.getAdminDashboard, progress.getAdminDashboard],
])('light calls › %s equals the call of the contract', (_name, ours, { method, path, access }) => {
  expect(ours).toEqual({ method, path, access });
});
