import { endToken, getProfile, getRole } from '@pratik/contract/user';
import { expect, it } from 'vitest';
import { answer, problem, server } from '../../test/server.ts';
import { callApi } from '../lib/api-client.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { createSession } from './session.ts';

const provider = (change: Partial<IdentityProvider> = {}): IdentityProvider => ({
  capabilities: { passwordForm: true, ownAccounts: true },
  init: async () => 'can',
  signIn: async () => 'can',
  signOut: async () => undefined,
  getToken: async () => 'token-of-can',
  onChange: () => () => undefined,
  close: () => undefined,
  ...change,
});

it('signing out gives up the role that is still being asked for', async () => {
  const asked = Promise.withResolvers<Request>();
  const answered = Promise.withResolvers<{ role: 'admin' }>();
  server.use(
    answer(getRole, (_, request) => {
      asked.resolve(request);
      return answered.promise;
    }),
  );
  const session = createSession(provider());
  await session.start();
  const role = session.fetchRole();
  const { signal } = await asked.promise;
  await session.signOut();
  expect(signal.aborted).toBe(true);
  answered.resolve({ role: 'admin' });
  await role;
  expect(session.getState()).toEqual({ kind: 'signed-out' });
  expect(localStorage).toHaveLength(0);
  session.close();
});

it('while one signs out nothing is asked of the server but what ends the session', async () => {
  const told: string[] = [];
  const ended = Promise.withResolvers<void>();
  server.use(
    answer(getProfile, () => {
      told.push('profile');
      return problem('unauthenticated');
    }),
    answer(endToken, () => {
      told.push('end');
      return { done: true as const };
    }),
  );
  const session = createSession(
    provider({
      signOut: async () => {
        await callApi(endToken, {});
        await ended.promise;
      },
    }),
  );
  await session.start();
  const leaving = session.signOut();
  await expect(callApi(getProfile, {})).rejects.toMatchObject({ name_: 'unauthenticated' });
  ended.resolve();
  await leaving;
  expect(told).toEqual(['end']);
  session.close();
});
