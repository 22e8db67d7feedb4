import * as secondFactor from '@pratik/contract/second-factor';
import * as setup from '@pratik/contract/setup';
import * as user from '@pratik/contract/user';
import { expect, it } from 'vitest';
import * as light from './light-calls.ts';

it.each([
  ['getRole', light.getRole, user.getRole],
  ['getProfile', light.getProfile, user.getProfile],
  ['createUser', light.createUser, user.createUser],
  ['endToken', light.endToken, user.endToken],
  ['getSecondFactor', light.getSecondFactor, secondFactor.getSecondFactor],
  ['getAppConfig', light.getAppConfig, setup.getAppConfig],
])(
  'light call %s (an API call without validation schemas) › has the same method, path and access as in the API contract',
  (_name, ours, { method, path, access }) => {
    expect(ours).toEqual({ method, path, access });
  },
);
