import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/platform/config/config.ts';
import type { Forger } from './forger.ts';
import { type Product, startForged } from './product.ts';

let product: Product;
let forger: Forger;
beforeAll(async () => {
  ({ product, forger } = await startForged({ OIDC_JUST_IN_TIME: 'true' }));
});
afterAll(async () => {
  await product.close();
  await forger.stop();
});

const user = { name: 'Can', surname: 'Öz' };
const roleOf = async (token: string) => (await product.call('user/getRole', token)).body;
const usersAt = async (email: string) =>
  (await product.app.database.pool.query('select role, status from users where email = $1', [email])).rows;

describe('Firebase emulator', () => {
  test('does not make the server accept unsigned tokens', async () => {
    const token = new UnsecuredJWT(forger.claims()).encode();
    expect((await product.call('user/getRole', token)).status).toBe(401);
  });

  test('prevents the start of the server when it is configured outside development and tests', () => {
    const env = { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' };
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig({ ...env, NODE_ENV: 'production' })).toThrow(/FIREBASE_AUTH_EMULATOR_HOST/);
    expect(() => readConfig({ ...env, NODE_ENV: 'development' })).not.toThrow();
  });
});

describe('e-mail address of another user', () => {
  test('gives no administrator rights to a token with a different subject', async () => {
    const token = await forger.sign({ sub: 'sahte', email: 'ayse@okul.example', email_verified: true });
    expect((await product.call('user/getRole', token)).type).toBe('not-registered');
    const answer = await product.call('user/create', token, { user });
    expect([answer.status, answer.type]).toEqual([409, 'email-taken']);
    expect((await product.call('user/getRole', token)).type).toBe('not-registered');
  });

  test.each([true, false, undefined])(
    'cannot be used to accept that user’s invitation when the email_verified claim of the token is %s',
    async (verified) => {
      const email = `davetli-${verified}@okul.example`;
      const added = { name: 'Ece', surname: 'Öz', email, role: 'admin' };
      expect(
        (await product.call('user/add-user', await forger.sign({ auth_time: justNow() }), added)).status,
      ).toBe(200);
      const token = await forger.sign({ sub: `x-${verified}`, email, email_verified: verified });
      expect((await product.call('user/create', token, { user })).status).toBeGreaterThanOrEqual(400);
      expect((await product.call('user/getRole', token)).type).toBe('not-registered');
      expect(await usersAt(email)).toEqual([{ role: 'admin', status: 'invited' }]);
    },
  );

  test('cannot be registered when the token contains a different address', async () => {
    const token = await forger.sign({ sub: 'can', email: 'can@okul.example', email_verified: true });
    const body = { user: { ...user, email: 'baskasi@okul.example' } };
    expect((await product.call('user/create', token, body)).status).toBe(400);
    expect(await usersAt('baskasi@okul.example')).toEqual([]);
  });
});

describe('administrator role that a user claims to have', () => {
  test('has no effect in an access token', async () => {
    const claims = { sub: 'ali', email: 'ali@okul.example', email_verified: true };
    const roles = { role: 'admin', roles: ['admin'], groups: ['admin'], realm_access: { roles: ['admin'] } };
    const token = await forger.sign({ ...claims, ...roles });
    expect((await product.call('user/create', token, { user })).status).toBe(200);
    expect(await roleOf(token)).toBe('{"role":"user"}');
    expect((await product.call('user/get-all-users', token, { page: 0, size: 10 })).status).toBe(403);
  });

  test('is rejected in the body of sign-up and profile calls', async () => {
    const token = await forger.sign({ sub: 'efe', email: 'efe@okul.example', email_verified: true });
    for (const body of [
      { user: { ...user, role: 'admin' } },
      { user, role: 'admin' },
      { ...user, role: 'admin' },
    ]) {
      expect((await product.call('user/create', token, body)).status).toBe(400);
    }
    expect((await product.call('user/create', token, { user })).status).toBe(200);
    const profile = {
      ...user,
      levelId: null,
      timeZone: 'Europe/Istanbul',
      language: 'tr',
      correctionDose: 'at-once-all',
    };
    expect((await product.call('user/update-profile', token, { ...profile, role: 'admin' })).status).toBe(
      400,
    );
    expect(
      (await product.call('user/update-profile', token, { ...profile, email: 'a@b.example' })).status,
    ).toBe(400);
    expect((await product.call('user/update-profile', token, profile)).status).toBe(200);
    expect(await roleOf(token)).toBe('{"role":"user"}');
  });
});

/** Granting the role `admin` requires a sign-in within the last five minutes, so the token’s sign-in time is now. */
const justNow = (): number => Math.floor(Date.now() / 1000);
