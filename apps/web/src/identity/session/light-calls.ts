import type * as idp from '@pratik/contract/idp';
import type * as secondFactor from '@pratik/contract/second-factor';
import type * as setup from '@pratik/contract/setup';
import type * as user from '@pratik/contract/user';
import { light } from '../../lib/api/light-call.ts';

/** Copy of a value in the API contract. Its type makes the compiler check that both values are equal. */
export const idpBase: typeof idp.idpBase = '/api/idp';

export const getRole = light<typeof user.getRole>({ method: 'POST', path: 'user/getRole', access: 'user' });

export const getProfile = light<typeof user.getProfile>({
  method: 'GET',
  path: 'user/get-profile',
  access: 'user',
});

export const createUser = light<typeof user.createUser>({
  method: 'POST',
  path: 'user/create',
  access: 'identity',
});

export const endToken = light<typeof user.endToken>({
  method: 'POST',
  path: 'user/sign-out',
  access: 'identity',
});

export const reauthenticate = light<typeof secondFactor.reauthenticate>({
  method: 'POST',
  path: 'identity/reauthenticate',
  access: 'user',
});

export const getSecondFactor = light<typeof secondFactor.getSecondFactor>({
  method: 'GET',
  path: 'user/second-factor',
  access: 'user',
});

export const getAppConfig = light<typeof setup.getAppConfig>({
  method: 'GET',
  path: 'config',
  access: 'public',
});
