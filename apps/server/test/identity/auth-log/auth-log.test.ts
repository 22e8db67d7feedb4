import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../harness.ts';
import { startForged } from '../../security/product.ts';
import {
  addAndSignIn,
  adminAccount,
  cookieOf,
  type Session,
  signIn,
  signInFirstAdministrator,
} from '../../users.ts';

let app: TestApp;
let admin: Session;
const lines: string[] = [];
beforeAll(async () => {
  app = await startTestApp({
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  });
  admin = await signInFirstAdministrator(app);
});
afterAll(() => app.close());

type Entry = { action: string; actor: { id: string } | null; targetId: string | null; detail: object };
const entries = async (action: string): Promise<Entry[]> =>
  (
    await app.send('POST', '/api/private/audit/list', { token: admin.token, body: { action, size: 100 } })
  ).json().entries;
const about = async (action: string, id: string) =>
  (await entries(action)).filter(({ targetId }) => targetId === id);
const door = (email: string, password: string) =>
  app.send('POST', '/api/idp/sign-in/email', { body: { email, password } });
const own = (session: Session, path: string, body: object = {}) =>
  app.send('POST', `/api/private/${path}`, { token: session.token, body });
const nextMinute = () => app.clock.advance(60);

describe('authentication log', () => {
  test('records each sign-in and sign-out with the account', async () => {
    const user = await addAndSignIn(app, admin);
    await app.send('POST', '/api/idp/sign-out', {
      headers: { cookie: user.cookie, origin: 'http://localhost:80', host: 'localhost:80' },
    });
    expect(await about('session.open', user.id)).toMatchObject([
      { actor: { id: user.id }, detail: { method: 'password' } },
    ]);
    expect(await about('session.end', user.id)).toMatchObject([{ actor: { id: user.id } }]);
    expect(lines.some((line) => line.includes('"session.open"') && line.includes(user.id))).toBe(true);
  });

  test('records the first wrong password of an account in a minute, and combines the others of this minute into one entry with their number', async () => {
    const user = await addAndSignIn(app, admin);
    for (let i = 0; i < 4; i += 1) await door(user.email, `yanlış bir şifre ${i}`);
    nextMinute();
    const found = await about('session.refuse', user.id);
    const refusals = found.map(({ actor, detail }) => ({ actor, ...detail }));
    expect(refusals).toEqual(
      expect.arrayContaining([
        { actor: null, method: 'password', why: 'sign-in-failed' },
        { actor: null, method: 'password', why: 'sign-in-failed', repeats: 2 },
        { actor: null, method: 'password', why: 'too-many-requests' },
      ]),
    );
    expect(refusals).toHaveLength(3);
  });

  test('contains only a hash of an e-mail address that has no account', async () => {
    nextMinute();
    await door('kimse-degil@example.com', 'yanlış bir şifre');
    const [entry] = await entries('session.refuse');
    expect(entry).toMatchObject({
      actor: null,
      targetId: null,
      detail: { account: expect.stringMatching(/^[\w-]{16}$/), why: 'sign-in-failed' },
    });
    expect(JSON.stringify(await entries('session'))).not.toContain('kimse-degil');
    expect(lines.join('')).not.toContain('kimse-degil');
  });

  test('records at most fifty failed sign-ins per minute', async () => {
    nextMinute();
    await entries('session');
    const count = async () =>
      (await app.database.pool.query("select count(*)::int from audit_log where action = 'session.refuse'"))
        .rows[0].count as number;
    const before = await count();
    await Promise.all(
      Array.from({ length: 90 }, (_, i) =>
        app.send('POST', '/api/idp/sign-in/email', {
          body: { email: `saldiri-${i}@example.com`, password: 'yanlış bir şifre' },
          remoteAddress: `10.0.${i}.1`,
        }),
      ),
    );
    const during = (await count()) - before;
    // The server may also have recorded failures that arrived at the same time as the fiftieth failure.
    expect(during).toBeGreaterThan(1);
    expect(during).toBeLessThanOrEqual(60);
    nextMinute();
    const [rest] = (await entries('session.refuse')).filter(({ detail }) => 'repeats' in detail);
    expect(rest?.detail).toEqual({ many: true, repeats: 90 - during });
  });

  test('records the first wrong setup, guardian or reset code in a minute, and combines the others into one entry with their number', async () => {
    const fresh = await startTestApp();
    const code = 'AAAA-AAAA-AAAA-AAAA-AAAA';
    const user = { name: 'Elif', surname: 'Ak', email: 'elif@okul.example', password: 'uzun bir şifre 1' };
    const send = (path: string, body: object, token?: string) =>
      fresh.send('POST', `/api/${path}`, { body, ...(token ? { token } : {}) });
    for (let i = 0; i < 3; i += 1) await send('public/setup/create-administrator', { code, ...user });
    const { token } = await signInFirstAdministrator(fresh);
    for (let i = 0; i < 3; i += 1) await send('public/guardian/read', { code: 'x'.repeat(32) });
    await send('idp/reset-password', { token: 'x'.repeat(32), newPassword: 'uzun bir şifre 2' });
    fresh.clock.advance(60);
    const list = await send('private/audit/list', { action: 'code.refuse', size: 100 }, token);
    const found: { detail: { call: string; repeats?: number } }[] = list.json().entries;
    const seen = found.map(({ detail: { call, repeats = 0 } }) => `${call} ${repeats}`).toSorted();
    expect(seen).toEqual([
      'guardian/read 0',
      'guardian/read 2',
      'reset-password 0',
      'setup/create-administrator 0',
      'setup/create-administrator 2',
    ]);
    expect(JSON.stringify(found)).not.toMatch(/AAAA|xxxx|elif/);
    await fresh.close();
  });

  test('records the first wrong invitation code in a minute, and combines the others into one entry with their number', async () => {
    const { product, forger } = await startForged();
    const stranger = await forger.sign({ sub: 'yabanci', email: 'yabanci@okul.example' });
    for (let i = 0; i < 3; i += 1) {
      const answer = await product.call('user/accept-invitation', stranger, { code: `uydurma-kod-${i}` });
      expect(answer.type).toBe('invitation-invalid');
    }
    product.app.clock.advance(60);
    const list = await product.call('audit/list', await forger.sign(), { action: 'code.refuse', size: 100 });
    const entries: { actor: unknown; targetId: unknown; detail: object }[] = JSON.parse(list.body).entries;
    expect(entries.map(({ actor, targetId, detail }) => ({ actor, targetId, detail }))).toEqual([
      {
        actor: null,
        targetId: null,
        detail: { call: 'user/accept-invitation', why: 'invitation-invalid', repeats: 2 },
      },
      { actor: null, targetId: null, detail: { call: 'user/accept-invitation', why: 'invitation-invalid' } },
    ]);
    expect(list.body).not.toMatch(/uydurma|yabanci/);
    await product.close();
    await forger.stop();
  });

  test('contains at most ten entries about invalid tokens per minute, and no entries about expired tokens', async () => {
    nextMinute();
    const [head, , signature] = admin.token.split('.');
    const payload = (exp: number) => Buffer.from(JSON.stringify({ sub: 'x', exp })).toString('base64url');
    const later = Math.floor(Date.now() / 1000) + 3600;
    const ask = (token: string) => app.send('GET', '/api/private/user/get-profile', { token });
    for (let i = 0; i < 5; i += 1) await ask(`${head}.${payload(1000)}.${signature}`);
    expect(await entries('token.refuse')).toEqual([]);
    for (let i = 0; i < 25; i += 1) await ask(`${head}.${payload(later + i)}.${signature}`);
    nextMinute();
    expect((await entries('token.refuse')).map(({ detail }) => detail)).toEqual([{ repeats: 9 }, {}]);
  });

  test('names the call when a caller is rejected because of the role', async () => {
    const user = await addAndSignIn(app, admin);
    await own(user, 'user/get-all-users');
    expect(await about('access.refuse', user.id)).toMatchObject([{ detail: { call: 'user/get-all-users' } }]);
  });

  test.each([
    ['user/export', {}],
    ['user/add-user', { name: 'Su', surname: 'Ak', email: 'su@example.com', role: 'admin' }],
  ])('records that %s was rejected because re-authentication was missing', async (call, body) => {
    const { token } = await signIn(app, adminAccount);
    const id = (await app.database.pool.query('select id from users where email = $1', [adminAccount.email]))
      .rows[0].id;
    expect((await app.send('POST', `/api/private/${call}`, { token, body })).statusCode).toBe(403);
    expect((await about('reauthentication.demand', id)).map(({ detail }) => detail)).toContainEqual({ call });
    nextMinute();
  });

  test('records downloads by administrators', async () => {
    const id = (await entries('session.open')).at(-1)?.actor?.id ?? '';
    nextMinute();
    await own(admin, 'user/export');
    await own(admin, 'audit/export');
    const calls = (await about('download.csv', id)).map(({ detail }) => detail);
    expect(calls).toEqual(expect.arrayContaining([{ call: 'user/export' }, { call: 'audit/export' }]));
  });

  test('records re-authentications, new passwords and changes of second factors', async () => {
    const user = await addAndSignIn(app, admin);
    await own(user, 'identity/reauthenticate', { password: 'yanlış bir şifre' });
    await own(user, 'identity/reauthenticate', { password: user.password });
    await own(user, 'user/change-password', {
      currentPassword: user.password,
      newPassword: 'yepyeni bir şifre daha',
    });
    expect((await about('reauthentication.refuse', user.id)).map(({ detail }) => detail)).toEqual([
      { why: 'password-wrong' },
    ]);
    expect(await about('reauthentication.give', user.id)).toHaveLength(1);
    expect(await about('password.change', user.id)).toHaveLength(1);
    const all = JSON.stringify(await entries('')) + lines.join('');
    for (const secret of [
      user.password,
      'yepyeni bir şifre daha',
      'yanlış bir şifre',
      adminAccount.password,
    ]) {
      expect(all).not.toContain(secret);
    }
  });

  test('contains no entries of an erased user', async () => {
    const user = await addAndSignIn(app, admin);
    await own(user, 'user/get-all-users');
    await own(admin, 'user/delete-user', { userId: user.id });
    nextMinute();
    await entries('access');
    const { rows } = await app.database.pool.query(
      'select 1 from auth_events where actor_id = $1 union all select 1 from audit_log where actor_id = $1',
      [user.id],
    );
    expect(rows).toEqual([]);
  });

  test('names the account when a wrong second factor was sent', async () => {
    const user = await addAndSignIn(app, admin);
    await app.database.pool.query(
      `insert into idp_passkeys (id, user_id, name, public_key, counter, transports, created_at)
       select 'anahtar', id, 'Telefon', '\\x00', 0, '{}', now() from idp_user where email = $1`,
      [user.email],
    );
    const cookie = cookieOf((await door(user.email, user.password)).headers['set-cookie']);
    const headers = { cookie, origin: 'http://localhost:80', host: 'localhost:80' };
    await app.send('POST', '/api/idp/sign-in/second-factor', { headers, body: { code: 'AAAA-BBBB' } });
    expect((await about('session.refuse', user.id)).map(({ detail }) => detail)).toEqual([
      { method: 'code', why: 'code-wrong' },
    ]);
  });
});
