import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../harness.ts';
import { startMailServer } from '../mail-server.ts';
import { appCode } from '../security/authenticator.ts';
import { addAndSignIn, type Session, signIn, signInFirstAdministrator } from '../users.ts';

const newPassword = 'yepyeni bir şifre';
const typeOf = (answer: { json(): unknown }) => (answer.json() as { type: string }).type;
const tokenIn = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '';

const reset = (app: TestApp, token: string, password = newPassword) =>
  app.send('POST', '/api/idp/reset-password', { body: { token, newPassword: password } });
const makeLink = async (app: TestApp, admin: Session, userId: string) => {
  const answer = await app.send('POST', '/api/private/user/make-sign-in-link', {
    token: admin.token,
    body: { userId },
    headers: { host: 'pratik.okul.local:3000' },
  });
  return answer.json<{ url: string; expiresAt: string }>();
};

describe('password link created by an administrator', () => {
  let app: TestApp;
  let admin: Session;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await signInFirstAdministrator(app);
  });
  beforeEach(() => app.database.pool.query('truncate rate_limits'));
  afterAll(() => app.close());

  test('starts with the origin of the administrator’s request, and expires after 72 hours', async () => {
    const user = await addAndSignIn(app, admin);
    const link = await makeLink(app, admin, user.id);
    expect(link.url).toMatch(/^http:\/\/pratik\.okul\.local:3000\/auth\/reset-password#token=[\w-]{32}$/);
    const { rows } = await app.database.pool.query(
      "select expires_at - created_at > '71:59' and expires_at - created_at < '72:01' as right from idp_verification",
    );
    expect(rows).toEqual([{ right: true }]);
  });

  test('can set a password once, and then ends all sessions of the user', async () => {
    const user = await addAndSignIn(app, admin);
    const token = tokenIn((await makeLink(app, admin, user.id)).url);
    expect((await reset(app, token)).json()).toEqual({ success: true });
    expect((await app.send('POST', '/api/private/user/getRole', { token: user.token })).statusCode).toBe(401);
    await signIn(app, { email: user.email, password: newPassword });
    const old = await app.send('POST', '/api/idp/sign-in/email', { body: user });
    expect(typeOf(old)).toBe('/problems/sign-in-failed');
    const again = await reset(app, token, 'bir başka şifre');
    expect([again.statusCode, typeOf(again)]).toEqual([400, '/problems/reset-link-invalid']);
  });

  test('is still accepted after 20 wrong codes from one network address, while every further wrong code gets status 429', async () => {
    const user = await addAndSignIn(app, admin);
    const token = tokenIn((await makeLink(app, admin, user.id)).url);
    for (let guess = 0; guess < 20; guess += 1)
      expect(typeOf(await reset(app, `tahmin-${guess}`))).toBe('/problems/reset-link-invalid');
    const wrong = await reset(app, 'tahmin-20');
    expect([wrong.statusCode, typeOf(wrong)]).toEqual([429, '/problems/too-many-requests']);
    expect((await reset(app, token)).json()).toEqual({ success: true });
  });

  test('works for only one of two simultaneous requests', async () => {
    const user = await addAndSignIn(app, admin);
    const token = tokenIn((await makeLink(app, admin, user.id)).url);
    const answers = await Promise.all([reset(app, token), reset(app, token)]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 400]);
  });

  test('is rejected when it is expired, invented or replaced by a newer link', async () => {
    const user = await addAndSignIn(app, admin);
    const first = tokenIn((await makeLink(app, admin, user.id)).url);
    const second = tokenIn((await makeLink(app, admin, user.id)).url);
    expect(typeOf(await reset(app, first))).toBe('/problems/reset-link-invalid');
    expect(typeOf(await reset(app, 'uydurma'))).toBe('/problems/reset-link-invalid');
    await app.database.pool.query("update idp_verification set expires_at = now() - interval '1 second'");
    expect(typeOf(await reset(app, second))).toBe('/problems/reset-link-invalid');
  });

  test('is stored only as a hash', async () => {
    const user = await addAndSignIn(app, admin);
    const token = tokenIn((await makeLink(app, admin, user.id)).url);
    const { rows } = await app.database.pool.query('select * from idp_verification');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('remains valid when the new password is too short', async () => {
    const user = await addAndSignIn(app, admin);
    const token = tokenIn((await makeLink(app, admin, user.id)).url);
    const short = await reset(app, token, 'kısa');
    expect(short.json()).toMatchObject({
      type: '/problems/validation',
      errors: [{ pointer: '/newPassword', code: 'password-too-short', params: { least: 10 } }],
    });
    expect((await reset(app, token)).statusCode).toBe(200);
  });

  test('lets an invited user sign in, and changes the user’s status to active', async () => {
    const body = { name: 'Davet', surname: 'Li', email: 'davetli@example.com', role: 'user', levelId: 'B1' };
    const added = await app.send('POST', '/api/private/user/add-user', { token: admin.token, body });
    const { id, status, firstSignIn } = added.json<{
      id: string;
      status: string;
      firstSignIn: { kind: string; url: string; mailed: boolean };
    }>();
    expect({ status, ...firstSignIn }).toMatchObject({ status: 'invited', kind: 'link', mailed: false });
    await reset(app, tokenIn(firstSignIn.url));
    const { token } = await signIn(app, { email: body.email, password: newPassword });
    await app.send('POST', '/api/private/user/getRole', { token });
    const after = await app.send('GET', `/api/private/user/get-by-id?id=${id}`, { token });
    expect(after.json()).toMatchObject({
      status: 'active',
      levelId: 'B1',
      lastActiveAt: app.clock.now().toISOString(),
    });
  });

  test('is the only way to reset a password when no mail server is configured', async () => {
    const config = (await app.send('GET', '/api/public/config')).json();
    expect(config).toMatchObject({ identity: { forgottenPassword: 'administrator' } });
    const answer = await app.send('POST', '/api/idp/request-password-reset', {
      body: { email: 'a@example.com' },
    });
    expect([answer.statusCode, typeOf(answer)]).toEqual([501, '/problems/provider-cannot']);
  });
});

describe('e-mails about an account', () => {
  let app: TestApp;
  let admin: Session;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  const letterTo = (email: string) => server.letterTo(email);

  beforeAll(async () => {
    server = await startMailServer();
    app = await startTestApp({
      env: { SMTP_URL: server.url, PUBLIC_URL: 'http://pratik.okul.example' },
    });
    admin = await signInFirstAdministrator(app);
  });
  beforeEach(() => app.database.pool.query('truncate rate_limits'));
  afterAll(async () => {
    await app.close();
    await server.stop();
  });

  const ask = (email: string, headers = {}) =>
    app.send('POST', '/api/idp/request-password-reset', { body: { email }, headers });

  test('contain a Turkish text and a working password link that starts with the configured public URL', async () => {
    const user = await addAndSignIn(app, admin);
    expect((await app.send('GET', '/api/public/config')).json()).toMatchObject({
      identity: { forgottenPassword: 'mail' },
    });
    const answer = await ask(user.email, { host: 'kotu.example' });
    expect(answer.json()).toEqual({ success: true });
    const text = await letterTo(user.email);
    expect(text).toContain('Şifrenizi belirlemek için şu bağlantıyı açın');
    const [url = ''] = /http:\S+/.exec(text) ?? [];
    expect(url).toMatch(/^http:\/\/pratik\.okul\.example\/auth\/reset-password#token=/);
    expect((await reset(app, tokenIn(url))).statusCode).toBe(200);
    await signIn(app, { email: user.email, password: newPassword });
  });

  test('are not sent for a password reset of an unknown address, although the response is the same as for a known address', async () => {
    const user = await addAndSignIn(app, admin);
    const unknown = await ask('kimse@example.com');
    const known = await ask(user.email);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await letterTo(user.email);
    expect(server.letters.map((letter) => letter.to)).not.toContain('kimse@example.com');
  });

  test('are sent after the response to a password reset, so that the response time does not show whether the account exists', async () => {
    const user = await addAndSignIn(app, admin);
    const lockingClient = await app.database.pool.connect();
    await lockingClient.query('begin');
    await lockingClient.query('lock table idp_verification in access exclusive mode');
    expect((await ask(user.email)).json()).toEqual({ success: true });
    await lockingClient.query('commit');
    lockingClient.release();
    await letterTo(user.email);
  });

  test('are sent for at most three password resets per account', async () => {
    const user = await addAndSignIn(app, admin);
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await ask(user.email)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('are sent for at most 60 password resets a minute from one network address', async () => {
    // Freezes the clock, so that all requests count in the same minute.
    vi.useFakeTimers({ toFake: ['Date'] });
    const statuses: number[] = [];
    for (let time = 0; time <= 60; time += 1) {
      const { statusCode } = await app.send('POST', '/api/idp/request-password-reset', {
        remoteAddress: '203.0.113.20',
        body: { email: `kimse-${time}@example.com` },
      });
      statuses.push(statusCode);
    }
    vi.useRealTimers();
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
  });

  test('contain the sign-in link when an administrator adds a user', async () => {
    const body = { name: 'Işıl', surname: 'Öz', email: 'isil@example.com', role: 'user' };
    const added = await app.send('POST', '/api/private/user/add-user', { token: admin.token, body });
    const { firstSignIn } = added.json<{ firstSignIn: { url: string; mailed: boolean } }>();
    expect(firstSignIn.mailed).toBe(true);
    const text = await letterTo(body.email);
    expect(text).toContain('Merhaba Işıl');
    expect(text).toContain(firstSignIn.url);
  });

  test('are sent individually to every user whom an import adds', async () => {
    const rows = [2, 3].map((line) => ({
      line,
      name: `Ad${line}`,
      surname: 'Soyad',
      email: `liste-${line}@example.com`,
      role: '',
      level: '',
    }));
    const answer = await app.send('POST', '/api/private/user/import', {
      token: admin.token,
      body: { rows, dryRun: false },
    });
    expect(answer.json()).toEqual({
      rows: [2, 3].map((line) => ({ line, outcome: 'added', errors: [] })),
    });
    for (const { email, name } of rows) expect(await letterTo(email)).toContain(`Merhaba ${name}`);
  });

  test('address the user by name when an administrator resets the second factor', async () => {
    const user = await addAndSignIn(app, admin, { name: 'Çağrı', email: 'cagri@example.com' });
    const answer = await app.send('POST', '/api/private/user/reset-second-factor', {
      token: admin.token,
      body: { userId: user.id },
    });
    expect(answer.json()).toEqual({ mailed: true });
    expect(await letterTo(user.email)).toMatch(
      /Merhaba Çağrı,\s+Pratik yöneticiniz hesabınızın iki adımlı doğrulamasını sıfırladı/,
    );
  });

  test('inform a user about each change of their second factor', async () => {
    const user = await addAndSignIn(app, admin, { name: 'Şule', email: 'sule@example.com' });
    const own = (call: string, body: object) =>
      app.send('POST', `/api/private/user/${call}`, { token: user.token, body });
    const { password } = user;
    const { secret } = (await own('begin-authenticator-app', { password })).json<{ secret: string }>();
    const made = await own('confirm-authenticator-app', { code: appCode(secret) });
    expect(await letterTo(user.email)).toMatch(
      /Merhaba Şule,\s+Hesabınıza bir doğrulama uygulaması eklendi\./,
    );
    server.letters.length = 0;
    const [code] = made.json<{ recoveryCodes: string[] }>().recoveryCodes;
    await own('end-authenticator-app', { password, code });
    expect(await letterTo(user.email)).toContain('doğrulama uygulaması kaldırıldı');
  });

  test('are replaced by a link in the response of user/add-user when no mail server can be reached', async () => {
    const silent = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    const other = await signInFirstAdministrator(silent);
    const body = { name: 'Can', surname: 'Öz', email: 'can@example.com', role: 'user' };
    const added = await silent.send('POST', '/api/private/user/add-user', { token: other.token, body });
    expect(added.json()).toMatchObject({
      firstSignIn: { kind: 'link', url: expect.stringContaining('token=') },
    });
    await silent.close();
  });
});
