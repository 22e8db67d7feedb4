import { type Call, callUrl } from '@pratik/contract/call';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../harness.ts';
import {
  addAndSignIn,
  adminAccount,
  reauthenticate,
  type Session,
  signIn,
  signInFirstAdministrator,
} from '../users.ts';
import { appCode } from './authenticator.ts';
import { readCalls } from './calls.ts';
import { forgedClient } from './forger.ts';
import { startForged } from './product.ts';
import { harmlessCalls, sensitiveCalls, type Target } from './reauthentication-calls.ts';
import { createActor, type User } from './second-factor-actor.ts';

const calls = await readCalls();
const callAt = (path: string): Call => {
  const call = calls.find((one) => one.path === path);
  if (!call) throw new Error(`the contract has no call ${path}`);
  return call;
};
/** Returns the fields of a call’s input schema. */
const shapeOf = (schema: unknown): object => (schema as { shape?: object }).shape ?? {};
/** The administrator calls that can affect another user. */
const reaching = calls.filter(
  ({ access, body, query }) =>
    access === 'admin' || (access === 'user' && ('userId' in shapeOf(body) || 'userId' in shapeOf(query))),
);

let app: TestApp;
let admin: Session;
let second: User;
let learner: User;
let target: Target;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
  second = await addAndSignIn(app, admin, { role: 'admin' });
  learner = await addAndSignIn(app, admin);
  const invited = await send(callAt('user/add-user'), admin.token, {
    name: 'Ece',
    surname: 'Öz',
    email: 'davetli@example.com',
    role: 'user',
  });
  target = { learner: learner.id, invited: invited.json().id, copy: crypto.randomUUID() };
});
afterAll(() => app.close());

const send = (call: Call, token: string, input: object = {}) =>
  call.method === 'GET'
    ? app.send('GET', `${callUrl(call)}?${new URLSearchParams(Object.entries(input))}`, { token })
    : app.send('POST', callUrl(call), { token, body: input });
const typeOf = (answer: { headers: object; body: string }): string | undefined =>
  /"type":"\/problems\/([a-z-]+)"/.exec(answer.body)?.[1];
const stolen = async () => (await signIn(app, adminAccount)).token;
const idOf = async (email: string): Promise<string> =>
  (await app.database.pool.query('select id from users where email = $1', [email])).rows[0].id;

describe('re-authentication requirement of calls', () => {
  test('lists of calls with and without re-authentication › together contain every administrator call', () => {
    const listed = [...Object.keys(sensitiveCalls), ...harmlessCalls];
    expect(listed.toSorted()).toEqual(reaching.map(({ path }) => path).toSorted());
  });

  test('contract › requires re-authentication for exactly the calls in the list of sensitive calls', () => {
    const declared = calls
      .filter(({ reauthentication }) => reauthentication !== undefined)
      .map(({ path }) => path);
    expect(declared.toSorted()).toEqual(
      [...Object.keys(sensitiveCalls), 'privacy/download-export'].toSorted(),
    );
  });

  test.each(Object.keys(sensitiveCalls))(
    '%s › is rejected when the administrator has not re-authenticated',
    async (path) => {
      const answer = await send(callAt(path), await stolen(), sensitiveCalls[path]?.(target));
      expect([answer.statusCode, typeOf(answer)]).toEqual([403, 'reauthentication-needed']);
    },
  );

  test('data copy of a learner › cannot be downloaded by an administrator who has not re-authenticated', async () => {
    await send(callAt('privacy/start-export'), admin.token, { userId: learner.id });
    const ready = async () => {
      const sql = "select id from privacy_exports where user_id = $1 and state = 'ready'";
      return (await app.database.pool.query(sql, [learner.id])).rows[0]?.id;
    };
    const id = await vi.waitUntil(ready, { timeout: 20_000 });
    const download = (token: string) => send(callAt('privacy/download-export'), token, { id });
    expect(typeOf(await download(await stolen()))).toBe('reauthentication-needed');
    expect((await download(admin.token)).statusCode).toBe(200);
    expect(typeOf(await download(learner.token))).toBe('not-found');
  });

  test('user/add-user › adds a learner without re-authentication', async () => {
    const body = { name: 'Su', surname: 'Ak', email: 'su@example.com', role: 'user' };
    expect((await send(callAt('user/add-user'), await stolen(), body)).statusCode).toBe(200);
  });

  test('user/update › changes a name without re-authentication', async () => {
    const body = { id: learner.id, revision: 0, name: 'Yeni', surname: 'Öz', role: 'user', levelId: null };
    expect((await send(callAt('user/update'), await stolen(), body)).statusCode).toBe(200);
  });

  test('user/import › adds no user without re-authentication when a row grants the role admin', async () => {
    const row = (line: number, role: string) => ({
      line,
      name: 'Ada',
      surname: 'Ak',
      email: `dosya-${line}@example.com`,
      role,
      level: '',
    });
    const rows = [row(2, 'öğrenci'), row(3, 'yönetici')];
    const token = await stolen();
    expect((await send(callAt('user/import'), token, { rows, dryRun: true })).statusCode).toBe(200);
    expect(typeOf(await send(callAt('user/import'), token, { rows, dryRun: false }))).toBe(
      'reauthentication-needed',
    );
    const { rows: added } = await app.database.pool.query("select 1 from users where email like 'dosya-%'");
    expect(added).toEqual([]);
  });

  test('calls that change an account › are rejected for the administrator’s own account, even after re-authentication', async () => {
    const id = await idOf(adminAccount.email);
    const own = { id, revision: 0, name: 'Ayşe', surname: 'Yılmaz', role: 'user', levelId: null };
    const attempts: [string, object][] = [
      ['user/make-sign-in-link', { userId: id }],
      ['user/reset-second-factor', { userId: id }],
      ['user/delete-user', { userId: id }],
      ['user/invite-again', { userIds: [target.invited, id] }],
      ['user/update', own],
      ['user/set-status', { userIds: [learner.id, id], status: 'disabled' }],
      ['user/end-user-sessions', { userId: id }],
    ];
    for (const [path, body] of attempts) {
      const answer = await send(callAt(path), admin.token, body);
      expect([path, answer.statusCode, typeOf(answer)]).toEqual([path, 403, 'own-account']);
    }
  });
});

describe('re-authentication of an administrator', () => {
  const list = (token: string) => send(callAt('user/export'), token);

  test('is valid only in the session in which the user re-authenticated', async () => {
    const [one, other] = [await signIn(app, adminAccount), await signIn(app, adminAccount)];
    await reauthenticate(app, one, adminAccount.password);
    expect((await list(one.token)).statusCode).toBe(200);
    expect(typeOf(await list(other.token))).toBe('reauthentication-needed');
  });

  test('is valid for five minutes', async () => {
    const session = await reauthenticate(app, await signIn(app, adminAccount), adminAccount.password);
    await app.database.pool.query(
      "update session_reauthentications set reauthenticated_at = reauthenticated_at - interval '301 seconds'",
    );
    expect(typeOf(await list(session.token))).toBe('reauthentication-needed');
    await reauthenticate(app, admin, adminAccount.password);
    expect((await list(admin.token)).statusCode).toBe(200);
  });

  test('is rejected when the password is wrong or missing', async () => {
    const token = await stolen();
    const attempt = (body: object) =>
      app.send('POST', '/api/private/identity/reauthenticate', { token, body });
    expect(typeOf(await attempt({ password: 'yanlış bir şifre' }))).toBe('password-wrong');
    expect(typeOf(await attempt({}))).toBe('validation');
    expect(typeOf(await attempt({ idToken: 'x.y.z' }))).toBe('validation');
    expect(typeOf(await list(token))).toBe('reauthentication-needed');
  });

  test('requires the second factor, in addition to the password, from a user who has set up a second factor', async () => {
    const { setUpApp } = createActor(
      () => app,
      () => second,
    );
    const { secret, recoveryCodes } = await setUpApp();
    await app.database.pool.query('delete from session_reauthentications');
    const attempt = (code?: string) =>
      app.send('POST', '/api/private/identity/reauthenticate', {
        token: second.token,
        body: { password: second.password, ...(code ? { code } : {}) },
      });
    expect(typeOf(await attempt())).toBe('code-wrong');
    expect(typeOf(await attempt('000000'))).toBe('code-wrong');
    expect(typeOf(await list(second.token))).toBe('reauthentication-needed');
    expect((await attempt(appCode(secret))).statusCode).toBe(200);
    expect((await list(second.token)).statusCode).toBe(200);
    expect((await attempt(recoveryCodes[0])).statusCode).toBe(200);
    await reauthenticate(app, admin, adminAccount.password);
  });

  test('is rejected after ten wrong passwords, but the user can still sign in', async () => {
    const user = await addAndSignIn(app, admin, { role: 'admin' });
    const attempt = (password: string) =>
      app.send('POST', '/api/private/identity/reauthenticate', { token: user.token, body: { password } });
    const outcomes: (string | undefined)[] = [];
    for (let i = 0; i < 11; i += 1) outcomes.push(typeOf(await attempt('yanlış bir şifre')));
    expect(outcomes).toEqual([...Array(10).fill('password-wrong'), 'too-many-requests']);
    expect((await signIn(app, user)).token).toEqual(expect.any(String));
  });
});

describe('re-authentication with an OpenID Connect provider', () => {
  const seconds = () => Math.floor(Date.now() / 1000);

  test('accepts an access token or ID token when the user signed in at most five minutes ago', async () => {
    const { product, forger } = await startForged();
    const ask = async (token: string, path: string, body: object = {}) =>
      (await product.call(path, token, body)).type;
    const token = await forger.sign({ sid: 'one' });
    const idToken = (changes: object) =>
      forger.sign({ aud: forgedClient, nonce: 'n', at_hash: 'h', auth_time: seconds(), ...changes });

    expect(await ask(token, 'user/export')).toBe('reauthentication-needed');
    expect(await ask(await forger.sign({ auth_time: seconds() - 400 }), 'user/export')).toBe(
      'reauthentication-needed',
    );
    expect(await ask(await forger.sign({ auth_time: seconds() }), 'user/export')).toBeUndefined();

    const refused: [object, string][] = [
      [{ auth_time: seconds() - 400 }, 'reauthentication-needed'],
      [{ sub: 'baskasi' }, 'reauthentication-needed'],
      [{ auth_time: undefined }, 'unauthenticated'],
      [{ aud: 'baska-uygulama' }, 'unauthenticated'],
    ];
    for (const [changes, type] of refused) {
      expect(await ask(token, 'identity/reauthenticate', { idToken: await idToken(changes) })).toBe(type);
    }
    expect(await ask(token, 'identity/reauthenticate')).toBe('reauthentication-needed');
    expect(await ask(token, 'user/export')).toBe('reauthentication-needed');

    expect(await ask(token, 'identity/reauthenticate', { idToken: await idToken({}) })).toBeUndefined();
    expect(await ask(token, 'user/export')).toBeUndefined();
    expect(await ask(await forger.sign({ sid: 'two' }), 'user/export')).toBe('reauthentication-needed');
    await product.close();
    await forger.stop();
  });
});
