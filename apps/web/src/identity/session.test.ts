import { getRole } from '@pratik/contract/user';
import { expect, it } from 'vitest';
import { answer, server } from '../../test/server.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { createSession } from './session.ts';

it('signing out gives up the role that is still being asked for', async () => {
  const asked = Promise.withResolvers<Request>();
  const answered = Promise.withResolvers<{ role: 'admin' }>();
  server.use(
    answer(getRole, (_, request) => {
      asked.resolve(request);
      return answered.promise;
    }),
  );
  const provider: IdentityProvider = {
    capabilities: { passwordForm: true, ownAccounts: true },
    init: async () => 'can',
    signIn: async () => 'can',
    signOut: async () => undefined,
    getToken: async () => 'token-of-can',
    onChange: () => () => undefined,
    close: () => undefined,
  };
  const session = createSession(provider);
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
