import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/platform/config/config.ts';
import { startTestApp, type TestApp } from '../harness.ts';
import {
  addAndSignIn,
  adminAccount,
  cookieOf,
  fetchToken,
  type Session,
  signInFirstAdministrator,
} from '../users.ts';
import { appCode, createPasskeyDevice, rsaKey } from './authenticator.ts';
import { startForged } from './product.ts';
import { createActor, outcome, type User } from './second-factor-actor.ts';

const origin = 'http://localhost';

let app: TestApp;
let admin: Session;
let user: User;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
});
beforeEach(async () => {
  user = await addAndSignIn(app, admin);
});
afterAll(() => app.close());

const { own, idp, password, account, setUpApp, halfway, addPasskey, credentialsWith, askForPasskey } =
  createActor(
    () => app,
    () => user,
  );
/** Runs `work` while a request waits for the row lock on the account. Each change of second factors takes this lock. */
const conflict = async <Answer>(
  ask: () => Promise<Answer>,
  work: (lockingClient: { query(text: string, values: unknown[]): Promise<unknown> }) => Promise<void>,
): Promise<Answer> => {
  const { pool } = app.database;
  const lockingClient = await pool.connect();
  await lockingClient.query('begin');
  await lockingClient.query('select from idp_user where email = $1 for update', [user.email]);
  const asked = ask();
  // Counts only connections that wait for this transaction, because other tests use the same database server.
  const waitingForMe =
    'select count(*)::int as n from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';
  const waiting = async () => (await lockingClient.query(waitingForMe)).rows[0].n;
  await expect.poll(waiting, { timeout: 25_000 }).toBeGreaterThan(0);
  await work(lockingClient);
  await lockingClient.query('commit');
  lockingClient.release();
  return asked;
};

describe('authenticator app', () => {
  test('must provide a code, in addition to the password, before the server creates a session or a token', async () => {
    const { secret } = await setUpApp();
    const first = await idp('email', account());
    expect([first.statusCode, first.json()]).toEqual([200, { secondFactor: ['code'] }]);
    expect(String(first.headers['set-cookie'])).toMatch(
      /^pratik_step=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const cookie = cookieOf(first.headers['set-cookie']);
    const early = await app.send('GET', '/api/idp/token', { headers: { cookie } });
    expect(outcome(early)).toEqual([401, 'unauthenticated']);
    const whole = await idp('second-factor', { code: appCode(secret) }, cookie);
    expect(whole.json()).toEqual({ user: expect.objectContaining({ email: user.email }) });
    expect(await fetchToken(app, cookieOf(whole.headers['set-cookie']))).toEqual(expect.any(String));
  });

  test('has codes that work only once, in one sign-in, and become invalid when a newer code is used', async () => {
    const { secret } = await setUpApp();
    const [code, cookies] = [appCode(secret), [await halfway(), await halfway()]];
    const both = await Promise.all(cookies.map((cookie) => idp('second-factor', { code }, cookie)));
    expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([200, 403]);
    const again = await idp('second-factor', { code }, await halfway());
    expect(outcome(again)).toEqual([403, 'code-wrong']);
    const earlier = await idp('second-factor', { code: appCode(secret, -1) }, await halfway());
    expect(outcome(earlier)).toEqual([403, 'code-wrong']);
  });

  test('has recovery codes, each of which works once and is stored only as a hash', async () => {
    const { secret, recoveryCodes } = await setUpApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = '', other = ''] = recoveryCodes;
    const typed = other.toLowerCase().replaceAll('-', ' ');
    expect((await idp('second-factor', { code }, await halfway())).statusCode).toBe(200);
    expect(outcome(await idp('second-factor', { code }, await halfway()))).toEqual([403, 'code-wrong']);
    expect((await idp('second-factor', { code: typed }, await halfway())).statusCode).toBe(200);
    const { rows } = await app.database.pool.query(
      `select to_jsonb(c)::text as stored from idp_recovery_codes c
       union all select to_jsonb(t)::text from idp_totp t`,
    );
    const stored = rows.map((row) => row.stored).join();
    expect(stored.length).toBeGreaterThan(500);
    for (const secretText of [...recoveryCodes, secret]) expect(stored).not.toContain(secretText);
  });

  test('opens only one session when two codes for the same sign-in are sent simultaneously', async () => {
    const { recoveryCodes } = await setUpApp();
    const step = await halfway();
    const both = await Promise.all(
      recoveryCodes.slice(0, 2).map((code) => idp('second-factor', { code }, step)),
    );
    expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([200, 400]);
  });

  test('has a limit of ten wrong codes, after which the server returns status 429', async () => {
    await setUpApp();
    const cookie = await halfway();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(outcome(await idp('second-factor', { code: '000000' }, cookie))).toEqual([403, 'code-wrong']);
    }
    expect(outcome(await idp('second-factor', { code: '000000' }, await halfway()))).toEqual([
      429,
      'too-many-requests',
    ]);
  });

  test('cannot complete a sign-in that is unknown, expired, already completed, or ended by the user', async () => {
    const { secret, recoveryCodes } = await setUpApp();
    const tryWith = async (cookie: string, code: string) =>
      outcome(await idp('second-factor', { code }, cookie));
    expect(await tryWith('', appCode(secret))).toEqual([400, 'step-over']);
    expect(await tryWith('pratik_step=uydurma', appCode(secret))).toEqual([400, 'step-over']);
    const old = await halfway();
    await app.database.pool.query(`update idp_steps set expires_at = now() - interval '1 second'`);
    expect(await tryWith(old, appCode(secret))).toEqual([400, 'step-over']);
    const used = await halfway();
    expect(await tryWith(used, recoveryCodes[0] ?? '')).toEqual([200, undefined]);
    expect(await tryWith(used, recoveryCodes[1] ?? '')).toEqual([400, 'step-over']);
    const closed = await halfway();
    await own('end-other-sessions', {});
    expect(await tryWith(closed, recoveryCodes[2] ?? '')).toEqual([400, 'step-over']);
  });

  test('ends all sessions that were opened without a second factor when it is set up', async () => {
    const other = cookieOf((await idp('email', account())).headers['set-cookie']);
    await setUpApp();
    const token = await app.send('GET', '/api/idp/token', { headers: { cookie: other } });
    expect(token.statusCode).toBe(401);
    expect((await own('getRole', {})).statusCode).toBe(200);
  });

  test('is set up only with a secret for which the user has entered a correct first code', async () => {
    const begun = await own('begin-authenticator-app', password());
    const reauthenticated = begun.json<{ secret: string }>().secret;
    const confirming = await conflict(
      () => own('confirm-authenticator-app', { code: appCode(reauthenticated) }),
      async (lockingClient) => void (await lockingClient.query(`update idp_totp set secret = 'another'`, [])),
    );
    expect(outcome(confirming)).toEqual([403, 'code-wrong']);
    expect((await idp('email', account())).json()).toEqual({ user: expect.anything() });
  });

  test('is required by a sign-in that began with only the password while the app was being set up', async () => {
    const answer = await conflict(
      () => idp('email', account()),
      // The row stays locked until the setup is complete.
      async (lockingClient) => {
        await lockingClient.query(
          `insert into idp_totp (user_id, secret, confirmed_at, created_at)
           select id, 'sealed', now(), now() from idp_user where email = $1`,
          [user.email],
        );
      },
    );
    expect(answer.json()).toEqual({ secondFactor: ['code'] });
    const { rows } = await app.database.pool.query(
      'select count(*)::int as n from idp_session s join idp_user u on u.id = s.user_id where u.email = $1',
      [user.email],
    );
    // One session remains: the session with which the user was already signed in.
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('can be removed, and its recovery codes can be renewed, only with the password and a code', async () => {
    const { secret, recoveryCodes } = await setUpApp();
    const refused = async (call: string, body: object) => outcome(await own(call, body));
    for (const call of ['end-authenticator-app', 'renew-recovery-codes']) {
      expect(await refused(call, { password: 'yanlış', code: appCode(secret) })).toEqual([
        403,
        'password-wrong',
      ]);
      expect(await refused(call, password())).toEqual([403, 'code-wrong']);
    }
    expect(await refused('begin-authenticator-app', password())).toEqual([409, 'second-factor-on']);
    expect(await refused('begin-passkey', password())).toEqual([403, 'code-wrong']);
    const renewed = await own('renew-recovery-codes', { ...password(), code: appCode(secret) });
    const [fresh = ''] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes;
    expect(outcome(await idp('second-factor', { code: recoveryCodes[0] }, await halfway()))).toEqual([
      403,
      'code-wrong',
    ]);
    expect((await own('end-authenticator-app', { ...password(), code: fresh })).statusCode).toBe(200);
    expect((await idp('email', account())).json()).toEqual({ user: expect.anything() });
    const { rows } = await app.database.pool.query(
      `select count(*)::int as n from idp_recovery_codes c join idp_user u on u.id = c.user_id where u.email = $1`,
      [user.email],
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('remains set up when the password is reset by a link, and incomplete sign-ins end', async () => {
    const { recoveryCodes } = await setUpApp();
    const half = await halfway();
    const link = (await own('make-sign-in-link', { userId: user.id }, admin)).json<{ url: string }>();
    const newPassword = 'yepyeni bir şifre';
    const reset = await app.send('POST', '/api/idp/reset-password', {
      body: { token: new URLSearchParams(new URL(link.url).hash.slice(1)).get('token'), newPassword },
    });
    expect(reset.statusCode).toBe(200);
    const [code] = recoveryCodes;
    expect(outcome(await idp('second-factor', { code }, half))).toEqual([400, 'step-over']);
    const fresh = await idp('email', { email: user.email, password: newPassword });
    expect(fresh.json()).toEqual({ secondFactor: ['code'] });
  });

  test('can be reset by an administrator, which ends all sessions and is recorded in the audit log', async () => {
    await setUpApp();
    const reset = await own('reset-second-factor', { userId: user.id }, admin);
    expect(reset.json()).toEqual({ mailed: false });
    expect((await own('getRole', {})).statusCode).toBe(401);
    expect((await idp('email', account())).json()).toEqual({ user: expect.anything() });
    const { rows } = await app.database.pool.query(
      `select detail from audit_log where action = 'user.reset-second-factor' and target_id = $1`,
      [user.id],
    );
    expect(rows).toEqual([{ detail: { app: true, passkeys: 0 } }]);
  });

  test('cannot be reset by administrators on their own account', async () => {
    const second = await addAndSignIn(app, admin, { role: 'admin' });
    const refused = await own('reset-second-factor', { userId: second.id }, second);
    expect(outcome(refused)).toEqual([403, 'own-account']);
    expect((await own('reset-second-factor', { userId: user.id }, second)).statusCode).toBe(200);
  });
});

describe('passkey', () => {
  test('signs the user in without a password, or completes a sign-in with a password', async () => {
    const { device, answer } = await addPasskey();
    expect(answer.json()).toMatchObject({ passkey: { name: 'Telefon' }, recoveryCodes: { length: 10 } });
    const alone = await askForPasskey();
    expect(alone.options.allowCredentials).toBeUndefined();
    const entered = await idp('passkey', { response: device.sign(alone.options) }, alone.cookie);
    expect(await fetchToken(app, cookieOf(entered.headers['set-cookie']))).toEqual(expect.any(String));

    expect((await idp('email', account())).json()).toEqual({ secondFactor: ['passkey', 'code'] });
    const second = await askForPasskey(await halfway());
    expect(second.options.allowCredentials).toHaveLength(1);
    const whole = await idp('passkey', { response: device.sign(second.options) }, second.cookie);
    expect(whole.statusCode).toBe(200);
  });

  test('is accepted only when its response is new, is for this origin and has an increased signature counter', async () => {
    const { device } = await addPasskey();
    const asked = await askForPasskey();
    const response = device.sign(asked.options);
    expect((await idp('passkey', { response }, asked.cookie)).statusCode).toBe(200);
    expect(outcome(await idp('passkey', { response }, asked.cookie))).toEqual([400, 'step-over']);
    const next = await askForPasskey();
    expect(outcome(await idp('passkey', { response }, next.cookie))).toEqual([403, 'passkey-refused']);
    const fished = await askForPasskey();
    const elsewhere = device.sign(fished.options, { from: 'http://localhost.kotu.example' });
    expect(outcome(await idp('passkey', { response: elsewhere }, fished.cookie))).toEqual([
      403,
      'passkey-refused',
    ]);
    const cloned = await askForPasskey();
    const behind = device.sign(cloned.options, { count: 1 });
    expect(outcome(await idp('passkey', { response: behind }, cloned.cookie))).toEqual([
      403,
      'passkey-refused',
    ]);
  });

  test('is rejected as second factor when it belongs to another user or is not registered', async () => {
    const { device: mine } = await addPasskey();
    user = await addAndSignIn(app, admin);
    await setUpApp();
    const asked = await askForPasskey(await halfway());
    expect(outcome(await idp('passkey', { response: mine.sign(asked.options) }, asked.cookie))).toEqual([
      403,
      'passkey-refused',
    ]);
    const free = await askForPasskey();
    const stranger = createPasskeyDevice(origin).sign(free.options);
    expect(outcome(await idp('passkey', { response: stranger }, free.cookie))).toEqual([
      403,
      'passkey-refused',
    ]);
  });

  test('cannot be registered with another user’s challenge, a used challenge or invalid data', async () => {
    const device = createPasskeyDevice(origin);
    const { begun, answer } = await addPasskey(device);
    expect(answer.statusCode).toBe(200);
    const again = { step: begun.step, name: 'Yine', response: device.make(begun.options) };
    expect(outcome(await own('add-passkey', again))).toEqual([403, 'passkey-refused']);
    const fresh = (await own('begin-passkey', await credentialsWith(device))).json<{
      step: string;
      options: { challenge: string };
    }>();
    const made = createPasskeyDevice(origin).make(fresh.options);
    const stolen = await own('add-passkey', { step: fresh.step, name: 'Çalıntı', response: made }, admin);
    expect(outcome(stolen)).toEqual([403, 'passkey-refused']);
    const nonsense = (await own('begin-passkey', await credentialsWith(device))).json<{ step: string }>();
    const empty = { id: 'x', rawId: 'x', type: 'public-key', response: {} };
    expect(outcome(await own('add-passkey', { step: nonsense.step, name: 'Boş', response: empty }))).toEqual([
      403,
      'passkey-refused',
    ]);
  });

  test('can be registered only when the sizes of its id, key and attestation are within limits', async () => {
    const begin = async () =>
      (await own('begin-passkey', password())).json<{ step: string; options: { challenge: string } }>();
    const add = async (make: (asked: { challenge: string }) => { id: string; response: object }) => {
      const { step, options } = await begin();
      return outcome(await own('add-passkey', { step, name: 'Telefon', response: make(options) }));
    };
    const device = createPasskeyDevice(origin);
    const forged = (forgery: object) => add((asked) => device.make(asked, origin, forgery));
    const refused = [403, 'passkey-refused'];
    expect(await forged({ attestedId: Buffer.alloc(9_000, 1) })).toEqual(refused);
    expect(await forged({ attestedId: Buffer.from('another id') })).toEqual(refused);
    expect(await forged({ key: rsaKey(2_048) })).toEqual(refused);
    const long = createPasskeyDevice(origin, 1_024);
    expect(await add((asked) => long.make(asked))).toEqual([400, 'validation']);
    for (const part of ['attestationObject', 'clientDataJSON', 'userHandle', 'signature']) {
      const response = (asked: { challenge: string }) => {
        const made = device.make(asked);
        return { ...made, response: { ...made.response, [part]: 'A'.repeat(16_001) } };
      };
      expect([part, await add(response)]).toEqual([part, [400, 'validation']]);
    }
    const { rows } = await app.database.pool.query(
      'select 1 from idp_passkeys k join idp_user u on u.id = user_id where u.email = $1',
      [user.email],
    );
    expect(rows).toEqual([]);
    const longest = createPasskeyDevice(origin, 1_023);
    expect(await add((asked) => longest.make(asked, origin, { key: rsaKey(512) }))).toEqual([200, undefined]);
  });

  test('can be added at most twenty times per user', async () => {
    const { device } = await addPasskey();
    const open = (await own('begin-passkey', await credentialsWith(device))).json<{
      step: string;
      options: { challenge: string };
    }>();
    await app.database.pool.query(
      `insert into idp_passkeys (id, user_id, name, public_key, counter, transports, created_at)
       select 'key-' || n || '-' || id, id, 'Anahtar', '', 0, '{}', now()
       from idp_user, generate_series(1, 19) n where email = $1`,
      [user.email],
    );
    const full = [{ pointer: '/passkeys', code: 'passkeys-too-many', params: { most: 20 } }];
    expect((await own('begin-passkey', await credentialsWith(device))).json()).toMatchObject({
      errors: full,
    });
    const response = createPasskeyDevice(origin).make(open.options);
    const late = await own('add-passkey', { step: open.step, name: 'Fazla', response });
    expect(late.json()).toMatchObject({ errors: full });
  });

  test('can be removed only with a confirmation, and the last passkey is deleted together with the recovery codes', async () => {
    const { device, answer } = await addPasskey();
    const { passkey } = answer.json<{ passkey: { id: string } }>();
    const wrong = { ...(await credentialsWith(device)), password: 'yanlış' };
    expect(outcome(await own('remove-passkey', { id: passkey.id, ...wrong }))).toEqual([
      403,
      'password-wrong',
    ]);
    expect(outcome(await own('remove-passkey', { id: 'yok', ...(await credentialsWith(device)) }))).toEqual([
      404,
      'not-found',
    ]);
    const removed = await own('remove-passkey', { id: passkey.id, ...(await credentialsWith(device)) });
    expect(removed.statusCode).toBe(200);
    expect((await idp('email', account())).json()).toEqual({ user: expect.anything() });
  });

  test('is not offered over HTTP without TLS, for an IP address, or for another origin', async () => {
    for (const from of ['http://pratik.example', 'http://127.0.0.1:3000', 'https://kotu.example']) {
      const answer = await app.send('POST', '/api/private/user/begin-passkey', {
        token: user.token,
        body: password(),
        headers: {
          origin: from,
          host: new URL(from).host === 'kotu.example' ? 'x.example' : new URL(from).host,
        },
      });
      expect(outcome(answer)).toEqual([400, 'passkey-insecure']);
    }
  });
});

test('second factor › is unavailable when users sign in with the organisation’s identity provider', async () => {
  const { product, forger } = await startForged();
  const token = await forger.sign();
  const state = await product.ask('GET', '/api/private/user/second-factor', [
    'authorization',
    `Bearer ${token}`,
  ]);
  expect(JSON.parse(state.body)).toMatchObject({ available: false, needed: false });
  const begun = await product.call('user/begin-authenticator-app', token, { password: 'x' });
  expect([begun.status, begun.type]).toEqual([501, 'provider-cannot']);
  expect((await product.ask('POST', '/api/idp/sign-in/second-factor')).status).toBe(404);
  // The settings are rejected, because REQUIRE_SECOND_FACTOR would have no effect with another identity provider.
  expect(() => readConfig({ ...forger.settings, REQUIRE_SECOND_FACTOR: 'admins' })).toThrow(
    /REQUIRE_SECOND_FACTOR: OIDC_ISSUER ile birlikte verilemez/,
  );
  await product.close();
  await forger.stop();
});

test('required second factor › makes the server reject administrator calls until the administrator has set up a second factor', async () => {
  const configured = await startTestApp({ env: { REQUIRE_SECOND_FACTOR: 'admins' } });
  const first = await signInFirstAdministrator(configured);
  const send = (call: string, body: object) =>
    configured.send('POST', `/api/private/user/${call}`, { token: first.token, body });
  const list = () => send('get-all-users', {});
  expect(outcome(await list())).toEqual([403, 'second-factor-needed']);
  expect((await send('getRole', {})).json()).toEqual({ role: 'admin' });
  const state = await configured.send('GET', '/api/private/user/second-factor', { token: first.token });
  expect(state.json()).toMatchObject({ needed: true });
  const begun = await send('begin-authenticator-app', { password: adminAccount.password });
  const { secret } = begun.json<{ secret: string }>();
  expect(outcome(await list())).toEqual([403, 'second-factor-needed']);
  const code = appCode(secret);
  expect((await send('confirm-authenticator-app', { code })).statusCode).toBe(200);
  expect((await list()).statusCode).toBe(200);
  await configured.close();
});
