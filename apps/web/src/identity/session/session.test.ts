import { getAppConfig } from '@pratik/contract/setup';
import { createUser, endToken, getProfile, getRole } from '@pratik/contract/user';
import { describe, expect, it } from 'vitest';
import { answer, problem, server } from '../../../test/server.ts';
import { callApi } from '../../lib/api/api-client.ts';
import type { IdentityProvider } from '../identity-provider.ts';
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

it('session › cancels a pending role request when the user signs out', async () => {
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

it('session › sends no requests during sign-out except the request that ends the session', async () => {
  const calls: string[] = [];
  const ended = Promise.withResolvers<void>();
  server.use(
    answer(getProfile, () => {
      calls.push('profile');
      return problem('unauthenticated');
    }),
    answer(endToken, () => {
      calls.push('end');
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
  expect(calls).toEqual(['end']);
  session.close();
});

it('session › deletes the role before it opens the provider’s sign-out page', async () => {
  const steps: string[] = [];
  const session = createSession(
    provider({
      signOut: async () => void steps.push('signed out'),
      elsewhere: {
        reauthenticate: async () => undefined,
        begin: async () => undefined,
        finish: async () => ({ subject: 'can', returnTo: '/', user: null }),
        leave: async () => void steps.push(`left with ${localStorage.length} stored`),
      },
    }),
  );
  server.use(answer(getRole, () => ({ role: 'admin' as const })));
  await session.start();
  await session.fetchRole();
  expect(localStorage).toHaveLength(1);
  session.end('lost');
  expect(localStorage).toHaveLength(0);
  await session.signOut();
  expect(steps).toEqual(['signed out', 'left with 0 stored']);
  session.close();
});

describe('session (external sign-in of an unregistered user)', () => {
  const arrive = async (returnTo: string, signUp: boolean) => {
    const made: unknown[] = [];
    server.use(
      answer(getRole, () => (made.length > 0 ? { role: 'user' as const } : problem('not-registered'))),
      answer(getAppConfig, () => ({
        identity: {
          provider: 'oidc' as const,
          signUp,
          forgottenPassword: 'administrator' as const,
          erasureConfirmation: 'word' as const,
        },
        setupNeeded: false,
        version: '0.1.0',
      })),
      answer(createUser, ({ user }) => {
        made.push(user);
        return {
          ...user,
          id: '0199d0c8-0000-7000-8000-000000000001',
          email: 'can@okul.example',
          role: 'user' as const,
          status: 'active' as const,
          levelId: null,
          createdAt: '2026-09-05T09:00:00.000Z',
          lastActiveAt: null,
        };
      }),
    );
    const session = createSession(
      provider({
        elsewhere: {
          reauthenticate: async () => undefined,
          begin: async () => undefined,
          finish: async () => ({ subject: 'can', returnTo, user: { name: 'Can', surname: 'Işık' } }),
          leave: async () => undefined,
        },
      }),
    );
    const path = await session.arrive('http://localhost/auth/callback?code=c');
    session.close();
    return { path, made };
  };

  it('registers the user when sign-up is on', async () => {
    const { path, made } = await arrive('/pages/chat', true);
    expect({ path, made }).toEqual({ path: '/pages/chat', made: [{ name: 'Can', surname: 'Işık' }] });
  });

  it('opens the not-registered page when sign-up is off', async () => {
    expect(await arrive('/pages/chat', false)).toEqual({ path: '/auth/not-registered', made: [] });
  });

  it('opens the invitation page without registering the user when the user comes from an invitation', async () => {
    const invitation = '/auth/invitation?code=x';
    expect(await arrive(invitation, true)).toEqual({ path: invitation, made: [] });
  });
});
