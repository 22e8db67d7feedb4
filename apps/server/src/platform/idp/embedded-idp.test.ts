import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../../test/databases.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import { createEmbeddedIdp, type Permission } from './embedded-idp.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';

const log = pino({ level: 'silent' });
let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await cloneDatabase(inject('postgresUrl'));
  database = openDatabase(own.url, log, 4);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const idpWith = (passwords: PasswordHasher, permission: Permission = 'yes') =>
  createEmbeddedIdp({
    db: database.db,
    secret: 'x'.repeat(64),
    issuer: 'urn:pratik:test',
    secure: false,
    signUp: true,
    passwords,
    log,
    mayOpenSession: async () => permission,
    onPasswordReset: async () => {},
  });
const ayse = { email: 'ayse@example.com', password: 'uzun bir şifre', name: 'Ayşe' };

test('sign-in and registration › each compute exactly one password hash, whether or not the account exists', async () => {
  const real = createPasswordHasher();
  let hashes = 0;
  const counting: PasswordHasher = {
    hash: (password) => {
      hashes += 1;
      return real.hash(password);
    },
    verify: (hash, password) => {
      hashes += 1;
      return real.verify(hash, password);
    },
  };
  const idp = idpWith(counting);
  await idp.signUp(ayse, new Headers());
  const cost = async (form: { email: string; password: string }) => {
    hashes = 0;
    await expect(idp.signIn(form, new Headers())).rejects.toMatchObject({ problem: 'sign-in-failed' });
    return hashes;
  };
  expect(await cost({ ...ayse, password: 'yanlış' })).toBe(1);
  expect(await cost({ ...ayse, email: 'kimse@example.com' })).toBe(1);
  const signingUp = async (email: string) => {
    hashes = 0;
    await idp.signUp({ ...ayse, email }, new Headers());
    return hashes;
  };
  expect([await signingUp('yeni@example.com'), await signingUp(ayse.email)]).toEqual([1, 1]);
});

test('sign-in › returns the problem "too-many-requests" when the password hasher is overloaded', async () => {
  const busy = () => Promise.reject(new Problem('too-many-requests', { retryAfter: 2 }));
  const idp = idpWith({ hash: busy, verify: busy });
  for (const email of [ayse.email, 'kimse@example.com']) {
    await expect(idp.signIn({ ...ayse, email }, new Headers())).rejects.toMatchObject({
      problem: 'too-many-requests',
      extras: { retryAfter: 2 },
    });
  }
});

test('sign-in › opens no session for a disabled account', async () => {
  const idp = idpWith(createPasswordHasher(), 'disabled');
  await expect(idp.signIn(ayse, new Headers())).rejects.toMatchObject({ problem: 'account-disabled' });
});

test('sign-in › opens a session only after the second factor, and asks for the second factor only after the correct password', async () => {
  const idp = idpWith(createPasswordHasher(), 'second-factor');
  const answer = await idp.signIn(ayse, new Headers());
  const sessions = async () => (await database.pool.query('select user_id from idp_session')).rows;
  const before = await sessions();
  expect(answer).toEqual({ body: { missingFactorOf: expect.any(String) }, cookies: [] });
  await expect(idp.signIn({ ...ayse, password: 'yanlış' }, new Headers())).rejects.toMatchObject({
    problem: 'sign-in-failed',
  });
  if (!('missingFactorOf' in answer.body)) throw new Error('a session was opened unexpectedly');
  const opened = await idp.openSession(answer.body.missingFactorOf, new Headers());
  expect([opened.body.user.email, opened.cookies.length]).toEqual([ayse.email, 1]);
  expect(await sessions()).toHaveLength(before.length + 1);
});

test('signing key › is stored encrypted and created only once', async () => {
  const [first, second] = [idpWith(createPasswordHasher()), idpWith(createPasswordHasher())];
  const { keys } = await first.jwks();
  expect(keys).toHaveLength(1);
  expect(await second.jwks()).toEqual({ keys });
  const { rows } = await database.pool.query('select private_key from idp_jwks');
  expect(rows).toHaveLength(1);
  expect(rows[0].private_key).not.toContain('"d"');
});

test('passwords › are stored as argon2id hashes', async () => {
  const { rows } = await database.pool.query('select password from idp_account');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows)
    expect(row).toEqual({ password: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) });
});
