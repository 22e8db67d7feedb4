import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../harness.ts';
import {
  addAndSignIn,
  adminAccount,
  fetchToken,
  type Session,
  signIn,
  signInFirstAdministrator,
} from '../users.ts';

let app: TestApp;
let admin: Session;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
});
afterAll(() => app.close());

const trySignIn = (body: object, options = {}) =>
  app.send('POST', '/api/idp/sign-in/email', { body, ...options });
const role = (token: string) => app.send('POST', '/api/private/user/getRole', { token });
const typeOf = (answer: { json(): unknown }) => (answer.json() as { type: string }).type;

describe('sign-in', () => {
  test('sets an HttpOnly, SameSite=Strict cookie whose value is not in the response body', async () => {
    const answer = await trySignIn(adminAccount);
    expect(answer.json()).toEqual({
      user: { id: expect.any(String), email: adminAccount.email, name: 'Ayşe Yılmaz' },
    });
    const [cookie = ''] = [answer.headers['set-cookie'] ?? []].flat();
    expect(cookie).toMatch(/^pratik_session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(answer.body).not.toContain(cookie.split(/[=.]/)[1]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('accepts the e-mail address in any case, and creates a token that names the user and is valid for five minutes', async () => {
    const { token } = await signIn(app, { ...adminAccount, email: adminAccount.email.toUpperCase() });
    const claims = decodeJwt(token);
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'EdDSA', kid: expect.any(String) });
    expect(claims).toEqual({
      iss: expect.stringMatching(/^urn:pratik:[0-9a-f-]{36}$/),
      aud: 'pratik',
      sub: expect.any(String),
      sid: expect.any(String),
      email: adminAccount.email,
      email_verified: false,
      iat: expect.any(Number),
      exp: (claims.iat ?? 0) + 300,
    });
    expect((await role(token)).json()).toEqual({ role: 'admin' });
  });

  test('gives the same response for an unknown e-mail address, a wrong password and an account without a password', async () => {
    await app.send('POST', '/api/private/user/add-user', {
      token: admin.token,
      body: { name: 'Şifresiz', surname: 'Kişi', email: 'sifresiz@example.com', role: 'user' },
    });
    const answers = await Promise.all(
      [
        { ...adminAccount, password: 'yanlış bir şifre' },
        { ...adminAccount, email: 'kimse@example.com' },
        { ...adminAccount, email: 'sifresiz@example.com' },
      ].map((body) => trySignIn(body)),
    );
    const shapes = answers.map((answer) => {
      const { requestId, ...problem } = answer.json<Record<string, unknown>>();
      const headers = Object.keys(answer.headers)
        .filter((name) => name !== 'date')
        .toSorted();
      return { status: answer.statusCode, problem, headers };
    });
    expect(shapes[0]).toMatchObject({
      status: 401,
      problem: { type: '/problems/sign-in-failed', title: 'Sign in failed' },
    });
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  test('reports the errors of an invalid form per field', async () => {
    const answer = await trySignIn({ email: 'değil', password: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      type: '/problems/validation',
      errors: [
        { pointer: '/email', code: 'email-invalid' },
        { pointer: '/password', code: 'password-missing' },
      ],
    });
  });

  test('sets Secure cookies with the prefix __Host- when the connection uses HTTPS', async () => {
    const secure = await startTestApp({ env: { PUBLIC_URL: 'https://pratik.example' } });
    await signInFirstAdministrator(secure);
    const answer = await secure.send('POST', '/api/idp/sign-in/email', { body: adminAccount });
    const secureCookie = (name: string, seconds: number) =>
      expect.stringMatching(
        new RegExp(`^__Host-${name}=[^;]+; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Strict$`),
      );
    expect(answer.headers['set-cookie']).toEqual([
      secureCookie('pratik_session', 604_800),
      secureCookie('pratik_device', 7_776_000),
    ]);
    await secure.close();
  });
});

describe('access token', () => {
  test('is accepted only as a bearer token in the Authorization header', async () => {
    const { token, cookie } = await signIn(app, adminAccount);
    const url = '/api/private/user/getRole';
    const answers = await Promise.all([
      app.send('POST', url),
      app.send('POST', url, { headers: { cookie } }),
      app.send('POST', `${url}?access_token=${token}`),
      app.send('POST', url, { headers: { authorization: token } }),
      app.send('POST', url, { token: `${token}x` }),
    ]);
    for (const answer of answers) {
      expect([answer.statusCode, typeOf(answer)]).toEqual([401, '/problems/unauthenticated']);
    }
  });

  test('is issued only to a caller with a session', async () => {
    const answer = await app.send('GET', '/api/idp/token');
    expect([answer.statusCode, typeOf(answer)]).toEqual([401, '/problems/unauthenticated']);
    const forged = await app.send('GET', '/api/idp/token', { headers: { cookie: 'pratik_session=abc.def' } });
    expect(forged.statusCode).toBe(401);
  });

  test('can be verified with the published keys, which contain no private key', async () => {
    const { keys } = (await app.send('GET', '/api/idp/jwks')).json<{ keys: Record<string, unknown>[] }>();
    expect(keys).toEqual([
      { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', x: expect.any(String), kid: expect.any(String) },
    ]);
    expect(decodeProtectedHeader(admin.token).kid).toBe(keys[0]?.kid);
  });

  test('becomes invalid immediately when its session ends, while other sessions remain valid', async () => {
    const user = await addAndSignIn(app, admin);
    const other = await signIn(app, user);
    expect((await role(user.token)).statusCode).toBe(200);
    const out = await app.send('POST', '/api/idp/sign-out', {
      body: {},
      headers: { cookie: user.cookie, origin: 'http://localhost:80', host: 'localhost:80' },
    });
    expect(out.json()).toEqual({ success: true });
    expect(String(out.headers['set-cookie'])).toContain('pratik_session=; Max-Age=0');
    expect((await role(user.token)).statusCode).toBe(401);
    expect((await app.send('GET', '/api/idp/token', { headers: { cookie: user.cookie } })).statusCode).toBe(
      401,
    );
    expect((await role(other.token)).statusCode).toBe(200);
  });

  test('grants the role that the database contains at the time of each request', async () => {
    const user = await addAndSignIn(app, admin);
    const change = { id: user.id, name: 'Can', surname: 'Öz', levelId: null };
    const update = (body: { revision: number; role: string; id: string }) =>
      app.send('POST', '/api/private/user/update', { token: admin.token, body });
    await update({ ...change, revision: 0, role: 'admin' });
    expect((await role(user.token)).json()).toEqual({ role: 'admin' });
    await update({ ...change, revision: 1, role: 'user' });
    expect((await role(user.token)).json()).toEqual({ role: 'user' });
  });
});

test('closed account › loses its sessions, and is reported as closed at sign-in only after the correct password', async () => {
  const user = await addAndSignIn(app, admin);
  const setStatus = (status: string) =>
    app.send('POST', '/api/private/user/set-status', {
      token: admin.token,
      body: { userIds: [user.id], status },
    });
  expect((await setStatus('disabled')).json()).toEqual({ changed: [user.id] });
  expect((await role(user.token)).statusCode).toBe(401);
  const right = await trySignIn(user);
  expect([right.statusCode, typeOf(right)]).toEqual([403, '/problems/account-disabled']);
  expect(right.headers['set-cookie']).toBeUndefined();
  const wrong = await trySignIn({ email: user.email, password: 'yanlış bir şifre' });
  expect([wrong.statusCode, typeOf(wrong)]).toEqual([401, '/problems/sign-in-failed']);
  await setStatus('active');
  expect((await role((await signIn(app, user)).token)).statusCode).toBe(200);
});

test('sign-in › opens no session with the old password while another transaction is committing a new password', async () => {
  const user = await addAndSignIn(app, admin);
  const { pool } = app.database;
  const lockingClient = await pool.connect();
  const account = 'from idp_user u where u.id = user_id and u.email = $1';
  await lockingClient.query('begin');
  // Simulates a password change: one transaction sets the password and deletes the sessions.
  await lockingClient.query(`update idp_account a set password = 'another' ${account}`, [user.email]);
  await lockingClient.query(
    `delete from idp_session s using idp_user u where u.id = s.user_id and u.email = $1`,
    [user.email],
  );
  const entering = trySignIn(user);
  // Counts only connections that wait for this transaction, because other tests use the same database server.
  const waitingForMe =
    'select count(*)::int as n from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';
  const waiting = async () => (await lockingClient.query(waitingForMe)).rows[0].n;
  await expect.poll(waiting, { timeout: 25_000 }).toBeGreaterThan(0);
  await lockingClient.query('commit');
  lockingClient.release();
  const answer = await entering;
  expect([answer.statusCode, typeOf(answer)]).toEqual([401, '/problems/sign-in-failed']);
  expect(answer.headers['set-cookie']).toBeUndefined();
  const { rows } = await pool.query(
    'select count(*)::int as n from idp_session s join idp_user u on u.id = s.user_id where u.email = $1',
    [user.email],
  );
  expect(rows).toEqual([{ n: 0 }]);
});

describe('routes of the identity provider', () => {
  test.each([
    ['GET', '/api/idp/get-session'],
    ['GET', '/api/idp/list-sessions'],
    ['POST', '/api/idp/sign-up/email'],
    ['POST', '/api/idp/change-password'],
    ['POST', '/api/idp/delete-user'],
    ['POST', '/api/idp/update-user'],
    ['POST', '/api/idp/admin/list-users'],
    ['GET', '/api/idp/reset-password/abc'],
    ['GET', '/api/idp/ok'],
    ['GET', '/api/idp/'],
    ['GET', '/api/idp/sign-in/email'],
  ] as const)('do not include %s %s, which returns 404', async (method, url) => {
    const answer = await app.send(method, url, method === 'POST' ? { body: {} } : {});
    expect([answer.statusCode, typeOf(answer)]).toEqual([404, '/problems/not-found']);
  });

  test('accept a POST request with a cookie only from pages of their own origin', async () => {
    const { cookie } = await signIn(app, adminAccount);
    const from = (origin?: string) =>
      app.send('POST', '/api/idp/sign-out', {
        body: {},
        headers: { cookie, host: 'pratik.local', ...(origin ? { origin } : {}) },
      });
    for (const origin of [undefined, 'null', 'https://kotu.example']) {
      expect((await from(origin)).statusCode).toBe(403);
    }
    expect(await fetchToken(app, cookie)).toEqual(expect.any(String));
    expect((await from('https://pratik.local')).statusCode).toBe(200);
  });
});

describe('sign-in limits', () => {
  afterEach(() => void vi.useRealTimers());

  test('block an account for a network address after ten wrong passwords, and report the waiting time', async () => {
    const user = await addAndSignIn(app, admin);
    const wrong = { email: user.email, password: 'yanlış bir şifre' };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await trySignIn(wrong)).statusCode).toBe(401);
      // Deletes the counters of the ten-second limit, to simulate a wait of ten seconds.
      await app.database.pool.query(`delete from rate_limits where key like 'sign-in-soon:%'`);
    }
    const answer = await trySignIn(user);
    expect([answer.statusCode, typeOf(answer)]).toEqual([429, '/problems/too-many-requests']);
    const { retryAfter } = answer.json<{ retryAfter: number }>();
    expect(answer.headers['retry-after']).toBe(String(retryAfter));
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(900);
    const elsewhere = await trySignIn(user, { remoteAddress: '198.51.100.4' });
    expect(elsewhere.statusCode).toBe(200);
  });

  test('ignore a forged X-Forwarded-For header', async () => {
    const wrong = { email: 'hedef@example.com', password: 'yanlış bir şifre' };
    // Freezes the clock while the passwords are hashed: three attempts within ten seconds are permitted.
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await trySignIn(wrong, { headers: { 'x-forwarded-for': `203.0.113.${attempt}` } });
    }
    const answer = await trySignIn(wrong, { headers: { 'x-forwarded-for': '203.0.113.99' } });
    expect(answer.statusCode).toBe(429);
  });
});
