import { exportJWK, generateKeyPair, type JSONWebKeySet } from 'jose';
import { expect, test } from 'vitest';
import { createKeySet, KeysUnavailable } from './key-set.ts';

const publicKey = async (kid: string) => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(pair.publicKey)), kid, alg: 'ES256' };
};
const ask = (kid: string) =>
  [
    { alg: 'ES256', kid },
    { payload: '', signature: '' },
  ] as const;

const issuer = async (...kids: string[]) => {
  const state = {
    set: { keys: await Promise.all(kids.map(publicKey)) } as JSONWebKeySet,
    down: false,
    asked: 0,
    at: 0,
  };
  const keys = createKeySet({
    now: () => state.at,
    load: async () => {
      state.asked += 1;
      if (state.down) throw new Error('issuer unreachable');
      return state.set;
    },
  });
  return { state, find: (kid: string) => keys(...ask(kid)) };
};

test('key set › is loaded once for many tokens', async () => {
  const { state, find } = await issuer('a');
  await Promise.all([find('a'), find('a'), find('a')]);
  await find('a');
  expect(state.asked).toBe(1);
});

test('key set › is reloaded when a token names an unknown key, but at most every five seconds', async () => {
  const { state, find } = await issuer('a');
  await find('a');
  state.set = { keys: [...state.set.keys, await publicKey('b')] };
  await expect(find('b')).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' });
  state.at = 5_000;
  await expect(find('b')).resolves.toBeDefined();
  for (const kid of ['x', 'y', 'z']) await expect(find(kid)).rejects.toThrow();
  expect(state.asked).toBe(2);
});

test('key set › is loaded again after ten minutes, and then no longer contains keys that the issuer has withdrawn', async () => {
  const { state, find } = await issuer('a', 'b');
  await find('b');
  state.set = { keys: state.set.keys.slice(0, 1) };
  state.at = 10 * 60_000;
  await expect(find('b')).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' });
});

test('key set › remains usable for one day while the issuer is unreachable', async () => {
  const { state, find } = await issuer('a');
  await find('a');
  state.down = true;
  state.at = 24 * 3_600_000 - 1;
  await expect(find('a')).resolves.toBeDefined();
  state.at += 1;
  await expect(find('a')).rejects.toThrow(KeysUnavailable);
  state.down = false;
  state.at += 5_000;
  await expect(find('a')).resolves.toBeDefined();
});

test('key set › reports the issuer as unavailable when a key is unknown and loading fails', async () => {
  const { state, find } = await issuer('a');
  state.down = true;
  await expect(find('a')).rejects.toThrow(KeysUnavailable);
  state.down = false;
  state.at = 5_000;
  await find('a');
  state.down = true;
  state.at = 10_000;
  await expect(find('new')).rejects.toThrow(KeysUnavailable);
});
