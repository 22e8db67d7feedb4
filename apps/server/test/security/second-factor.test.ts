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
import { appCode, createPasskeyDevice } from './authenticator.ts';
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

const { own, idp, password, account, setUpApp, halfway, addPasskey, proofBy, askForPasskey } = createActor(
  () => app,
  () => user,
);
/** Does something while a request waits for the account's row, which changes to its factors hold. */
const conflict = async <Answer>(
  ask: () => Promise<Answer>,
  work: (holder: { query(text: string, values: unknown[]): Promise<unknown> }) => Promise<void>,
): Promise<Answer> => {
  const { pool } = app.database;
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from idp_user where email = $1 for update', [user.email]);
  const asked = ask();
  // Other tests’ databases are of the same server.
  const waitingForMe =
    'select count(*)::int as n from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';
  const waiting = async () => (await holder.query(waitingForMe)).rows[0].n;
  await expect.poll(waiting, { timeout: 25_000 }).toBeGreaterThan(0);
  await work(holder);
  await holder.query('commit');
  holder.release();
  return asked;
};

describe('with an authenticator app', () => {
  test('a right password opens no session and gives no token; the code does', async () => {
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

  test('a code works once, also an earlier one and in another sign-in; of two at once one enters', async () => {
    const { secret } = await setUpApp();
    const [code, cookies] = [appCode(secret), [await halfway(), await halfway()]];
    const both = await Promise.all(cookies.map((cookie) => idp('second-factor', { code }, cookie)));
    expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([200, 403]);
    const again = await idp('second-factor', { code }, await halfway());
    expect(outcome(again)).toEqual([403, 'code-wrong']);
    const earlier = await idp('second-factor', { code: appCode(secret, -1) }, await halfway());
    expect(outcome(earlier)).toEqual([403, 'code-wrong']);
  });

  test('a recovery code works once, and is kept as a hash alone', async () => {
    const { secret, recoveryCodes } = await setUpApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = '', other = ''] = recoveryCodes;
    const typed = other.toLowerCase().replaceAll('-', ' ');
    expect((await idp('second-factor', { code }, await halfway())).statusCode).toBe(200);
    expect(outcome(await idp('second-factor', { code }, await halfway()))).toEqual([403, 'code-wrong']);
    expect((await idp('second-factor', { code: typed }, await halfway())).statusCode).toBe(200);
    const { rows } = await app.database.pool.query(
      `select to_jsonb(c)::text as kept from idp_recovery_codes c
       union all select to_jsonb(t)::text from idp_totp t`,
    );
    const stored = rows.map((row) => row.stored).join();
    for (const secretText of [...recoveryCodes, secret]) expect(stored).not.toContain(secretText);
  });

  test('one step opens one session, whichever two codes come with it at once', async () => {
    const { recoveryCodes } = await setUpApp();
    const step = await halfway();
    const both = await Promise.all(
      recoveryCodes.slice(0, 2).map((code) => idp('second-factor', { code }, step)),
    );
    expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([200, 400]);
  });

  test('guessing stops after ten codes, and the password’s owner is told to wait', async () => {
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

  test('half a sign-in ends: made up, run out, used, or when the sessions are closed', async () => {
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

  test('setting it up closes the sessions that were opened without it', async () => {
    const other = cookieOf((await idp('email', account())).headers['set-cookie']);
    await setUpApp();
    const token = await app.send('GET', '/api/idp/token', { headers: { cookie: other } });
    expect(token.statusCode).toBe(401);
    expect((await own('getRole', {})).statusCode).toBe(200);
  });

  test('what a first code has proved is what counts, not a key begun meanwhile', async () => {
    const begun = await own('begin-authenticator-app', password());
    const proved = begun.json<{ secret: string }>().secret;
    const confirming = await conflict(
      () => own('confirm-authenticator-app', { code: appCode(proved) }),
      async (holder) => void (await holder.query(`update idp_totp set secret = 'another'`, [])),
    );
    expect(outcome(confirming)).toEqual([403, 'code-wrong']);
    expect((await idp('email', account())).json()).toEqual({ user: expect.anything() });
  });

  test('who signs in by password while it is being set up gets no session either', async () => {
    const answer = await conflict(
      () => idp('email', account()),
      // Held until it is done, as setting it up does.
      async (holder) => {
        await holder.query(
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
    // The one they were signed in with before.
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('taking it away or making new codes needs the password and a code', async () => {
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

  test('a new password by link leaves it, and ends what was half done with the old one', async () => {
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

  test('an administrator resets it for who lost the phone; it is written down, and sessions end', async () => {
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

  test('an administrator’s session alone does not take their own away', async () => {
    const second = await addAndSignIn(app, admin, { role: 'admin' });
    const refused = await own('reset-second-factor', { userId: second.id }, second);
    expect(outcome(refused)).toEqual([403, 'own-account']);
    expect((await own('reset-second-factor', { userId: user.id }, second)).statusCode).toBe(200);
  });
});

describe('a passkey', () => {
  test('signs in alone, with no password; after a password it is the second factor', async () => {
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

  test('an answer is taken once, for this address, and by a counter that goes up', async () => {
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

  test('another’s is no second factor for one’s own password, and one nobody has enters nowhere', async () => {
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

  test('registering: another’s step, the same step twice and nonsense are refused', async () => {
    const device = createPasskeyDevice(origin);
    const { begun, answer } = await addPasskey(device);
    expect(answer.statusCode).toBe(200);
    const again = { step: begun.step, name: 'Yine', response: device.make(begun.options) };
    expect(outcome(await own('add-passkey', again))).toEqual([403, 'passkey-refused']);
    const fresh = (await own('begin-passkey', await proofBy(device))).json<{
      step: string;
      options: { challenge: string };
    }>();
    const made = createPasskeyDevice(origin).make(fresh.options);
    const stolen = await own('add-passkey', { step: fresh.step, name: 'Çalıntı', response: made }, admin);
    expect(outcome(stolen)).toEqual([403, 'passkey-refused']);
    const nonsense = (await own('begin-passkey', await proofBy(device))).json<{ step: string }>();
    const empty = { id: 'x', rawId: 'x', type: 'public-key', response: {} };
    expect(outcome(await own('add-passkey', { step: nonsense.step, name: 'Boş', response: empty }))).toEqual([
      403,
      'passkey-refused',
    ]);
  });

  test('is removed with a proof; the last one takes the recovery codes along', async () => {
    const { device, answer } = await addPasskey();
    const { passkey } = answer.json<{ passkey: { id: string } }>();
    const wrong = { ...(await proofBy(device)), password: 'yanlış' };
    expect(outcome(await own('remove-passkey', { id: passkey.id, ...wrong }))).toEqual([
      403,
      'password-wrong',
    ]);
    expect(outcome(await own('remove-passkey', { id: 'yok', ...(await proofBy(device)) }))).toEqual([
      404,
      'not-found',
    ]);
    const removed = await own('remove-passkey', { id: passkey.id, ...(await proofBy(device)) });
    expect(removed.statusCode).toBe(200);
    expect((await idp('email', account())).json()).toEqual({ user: expect.anything() });
  });

  test('is not offered over plain http, at a bare address or from elsewhere', async () => {
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

test('where people sign in at the house’s own provider there is none of ours', async () => {
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
  // Whoever asked for it there would rely on what does not happen.
  expect(() => readConfig({ ...forger.settings, REQUIRE_SECOND_FACTOR: 'admins' })).toThrow(
    /REQUIRE_SECOND_FACTOR: OIDC_ISSUER ile birlikte verilemez/,
  );
  await product.close();
  await forger.stop();
});

test('an administrator without one is none, where the house asks for it, until it is set up', async () => {
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
