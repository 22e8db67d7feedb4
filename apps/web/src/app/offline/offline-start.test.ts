import { afterEach, expect, test, vi } from 'vitest';
import type { IdentityProvider, Subject } from '../../identity/identity-provider.ts';
import { ConnectionProblem, makeProblem } from '../../lib/api/api-problem.ts';
import { setStartedOffline } from '../../lib/offline/online.ts';
import { withOfflineStart } from './offline-start.ts';

afterEach(() => setStartedOffline(false));

/**
 * Creates an identity provider that is unreachable until the test sets its response. The response is a subject
 * (user id), or null for a signed-out user.
 */
const provide = () => {
  const state: { answer?: Subject | null } = {};
  const inner: IdentityProvider = {
    capabilities: { passwordForm: true, ownAccounts: true },
    init: async () => {
      if (state.answer === undefined) throw new ConnectionProblem();
      return state.answer;
    },
    signIn: async () => 'p1',
    signOut: async () => undefined,
    getToken: async () => (state.answer === null ? null : 'token'),
    onChange: () => () => undefined,
    close: () => undefined,
  };
  return { state, inner };
};

const startOffline = async () => {
  const { state, inner } = provide();
  const confirmed = vi.fn();
  const heard = vi.fn();
  const provider = withOfflineStart(inner, async () => 'p1', confirmed);
  provider.onChange(heard);
  expect(await provider.init()).toBe('p1');
  return { state, provider, confirmed, heard };
};

test('offline start › opens the application for the previous user without a token when the identity provider is unreachable', async () => {
  const { provider, confirmed } = await startOffline();
  await expect(provider.getToken()).rejects.toBeInstanceOf(ConnectionProblem);
  expect(confirmed).not.toHaveBeenCalled();
});

test('offline start › fails with a connection error when no previous user is stored on this device', async () => {
  const provider = withOfflineStart(provide().inner, async () => null, vi.fn());
  await expect(provider.init()).rejects.toBeInstanceOf(ConnectionProblem);
});

test('offline start › fails and restores no data when the identity provider responds with an error', async () => {
  const { inner } = provide();
  const refusing = { ...inner, init: () => Promise.reject(makeProblem('unavailable')) };
  const restore = vi.fn(async () => 'p1');
  await expect(withOfflineStart(refusing, restore, vi.fn()).init()).rejects.toMatchObject({
    name_: 'unavailable',
  });
  expect(restore).not.toHaveBeenCalled();
});

test('offline start › switches to the user that the identity provider names when the provider can be reached again', async () => {
  const same = await startOffline();
  same.state.answer = 'p1';
  expect(await same.provider.getToken()).toBe('token');
  expect(same.confirmed).toHaveBeenCalledTimes(1);
  expect(same.heard).not.toHaveBeenCalled();

  for (const other of ['p2', null]) {
    const { state, provider, confirmed, heard } = await startOffline();
    state.answer = other;
    await provider.getToken();
    expect(heard.mock.calls).toEqual([[other]]);
    expect(confirmed).not.toHaveBeenCalled();
  }
});
