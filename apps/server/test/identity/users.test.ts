import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness.ts';
import { createActor } from '../security/second-factor-actor.ts';
import {
  addAndSignIn,
  cookieOf,
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

const call = (path: string, token: string, body?: object) =>
  app.send(body ? 'POST' : 'GET', `/api/private/user/${path}`, { token, ...(body ? { body } : {}) });
const typeOf = (answer: { json(): unknown }) => (answer.json() as { type: string }).type;

describe('user/get-by-id', () => {
  test('returns any user to an administrator, and to a learner only the learner’s own data', async () => {
    const user = await addAndSignIn(app, admin, { name: 'İpek', surname: 'Şen', levelId: 'A2' });
    const other = await addAndSignIn(app, admin);
    const own = await call(`get-by-id?id=${user.id}`, user.token);
    expect(own.json()).toEqual({
      id: user.id,
      name: 'İpek',
      surname: 'Şen',
      email: user.email,
      role: 'user',
      status: 'active',
      levelId: 'A2',
      createdAt: app.clock.now().toISOString(),
      lastActiveAt: app.clock.now().toISOString(),
    });
    expect((await call(`get-by-id?id=${user.id}`, admin.token)).json()).toMatchObject({ id: user.id });
    const foreign = await call(`get-by-id?id=${other.id}`, user.token);
    expect([foreign.statusCode, typeOf(foreign)]).toEqual([403, '/problems/forbidden']);
  });

  test('returns not-found when the user does not exist', async () => {
    const nobody = await call('get-by-id?id=00000000-0000-4000-8000-000000000000', admin.token);
    expect([nobody.statusCode, typeOf(nobody)]).toEqual([404, '/problems/not-found']);
    expect((await call('get-by-id?id=1', admin.token)).statusCode).toBe(400);
  });
});

describe('introduction for a new learner (first run)', () => {
  const stepOf = async (token: string) => (await call('get-profile', token)).json().firstRun;

  test('continues at the stored step, and does not start again when it has ended', async () => {
    const { token } = await addAndSignIn(app, admin);
    expect(await stepOf(token)).toBe('goals');
    for (const step of ['message', 'level', 'message']) {
      expect((await call('set-first-run', token, { step })).json()).toEqual({ done: true });
      expect(await stepOf(token)).toBe(step);
    }
    await call('set-first-run', token, { step: 'done' });
    expect(await stepOf(token)).toBeUndefined();
    await call('set-first-run', token, { step: 'goals' });
    expect(await stepOf(token)).toBeUndefined();
  });

  test('is not shown to administrators', async () => {
    expect(await stepOf(admin.token)).toBeUndefined();
  });

  test('changes only the caller’s step, and rejects an unknown step', async () => {
    const [one, other] = [await addAndSignIn(app, admin), await addAndSignIn(app, admin)];
    await call('set-first-run', one.token, { step: 'level' });
    expect(await stepOf(other.token)).toBe('goals');
    expect((await call('set-first-run', one.token, { step: 'elsewhere' })).statusCode).toBe(400);
  });
});

describe('user/update-profile', () => {
  const change = {
    name: 'Gülşah',
    surname: 'Ağaoğlu',
    levelId: 'B2',
    timeZone: 'Europe/Berlin',
    language: 'en',
    correctionDose: 'at-end-main',
  };

  test('changes the user and returns the changed profile', async () => {
    const user = await addAndSignIn(app, admin);
    const unset = { explanationLanguage: null, goalDays: null, goalPurpose: null };
    const own = { id: user.id, email: user.email, role: 'user', firstRun: 'goals' };
    const expected = { ...change, ...unset, ...own };
    expect((await call('update-profile', user.token, change)).json()).toEqual(expected);
    expect((await call('get-profile', user.token)).json()).toEqual({ ...expected, unreadNotice: true });
    const wishes = { explanationLanguage: 'tr', goalDays: 4, goalPurpose: 'travel' };
    await call('update-profile', user.token, { ...change, ...wishes });
    // A field missing from the request stays unchanged; a field with null is cleared.
    const taken = await call('update-profile', user.token, { ...change, goalDays: null });
    expect(taken.json()).toEqual({ ...expected, ...wishes, goalDays: null });
  });

  test.each([
    ['role', { role: 'admin' }],
    ['email', { email: 'baska@example.com' }],
    ['id', { id: '00000000-0000-4000-8000-000000000000' }],
  ])('rejects a request that changes the field %s', async (_, extra) => {
    const user = await addAndSignIn(app, admin);
    const answer = await call('update-profile', user.token, { ...change, ...extra });
    expect([answer.statusCode, typeOf(answer)]).toEqual([400, '/problems/validation']);
    expect((await call('get-profile', user.token)).json()).toMatchObject({
      role: 'user',
      email: user.email,
    });
  });

  test.each([
    ['/levelId', { levelId: 'Z9' }, 'level-unknown'],
    ['/timeZone', { timeZone: 'Mars/Base' }, 'time-zone-unknown'],
    ['/name', { name: ' ' }, 'own-name-missing'],
    ['/goalDays', { goalDays: 8 }, 'too-large'],
  ])('reports an invalid value with the pointer %s', async (pointer, error, code) => {
    const user = await addAndSignIn(app, admin);
    const answer = await call('update-profile', user.token, { ...change, ...error });
    expect(answer.json()).toMatchObject({ type: '/problems/validation', errors: [{ pointer, code }] });
  });
});

describe('session and password calls', () => {
  test('list the user’s open sessions with their devices, and can end one of them', async () => {
    const user = await addAndSignIn(app, admin);
    const phone = await app.send('POST', '/api/idp/sign-in/email', {
      body: user,
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1' },
    });
    const phoneToken = await fetchToken(app, cookieOf(phone.headers['set-cookie']));
    const { sessions } = (await call('list-sessions', user.token)).json<{
      sessions: { id: string; device: string; current: boolean }[];
    }>();
    expect(sessions.map(({ device, current }) => ({ device, current }))).toEqual(
      expect.arrayContaining([
        { device: 'Safari · iPhone', current: false },
        { device: 'Bilinmeyen cihaz', current: true },
      ]),
    );
    const [lost] = sessions.filter((one) => !one.current);
    expect((await call('end-session', user.token, { sessionId: lost?.id })).json()).toEqual({ done: true });
    expect((await call('getRole', phoneToken, {})).statusCode).toBe(401);
    expect((await call('getRole', user.token, {})).statusCode).toBe(200);
  });

  test('list only the later sign-in after the user has set a password with a link, because the link opens no session', async () => {
    const user = await addAndSignIn(app, admin);
    const link = await call('make-sign-in-link', admin.token, { userId: user.id });
    const token = new URLSearchParams(new URL(link.json<{ url: string }>().url).hash.slice(1)).get('token');
    const password = 'bağlantıyla seçilen şifre';
    await app.send('POST', '/api/idp/reset-password', { body: { token, newPassword: password } });
    const session = await signIn(app, { email: user.email, password });
    const { sessions } = (await call('list-sessions', session.token)).json<{
      sessions: { current: boolean }[];
    }>();
    expect(sessions.map(({ current }) => current)).toEqual([true]);
  });

  test('do not end another user’s session', async () => {
    const user = await addAndSignIn(app, admin);
    const other = await addAndSignIn(app, admin);
    const { sessions } = (await call('list-sessions', other.token)).json<{ sessions: { id: string }[] }>();
    const answer = await call('end-session', user.token, { sessionId: sessions[0]?.id });
    expect([answer.statusCode, typeOf(answer)]).toEqual([404, '/problems/not-found']);
    expect((await call('getRole', other.token, {})).statusCode).toBe(200);
  });

  test('end all sessions except the current session', async () => {
    const user = await addAndSignIn(app, admin);
    const others = [await signIn(app, user), await signIn(app, user)];
    expect((await call('end-other-sessions', user.token, {})).json()).toEqual({ ended: 2 });
    for (const { token } of others) expect((await call('getRole', token, {})).statusCode).toBe(401);
    expect((await call('getRole', user.token, {})).statusCode).toBe(200);
  });

  test('require the old password for a new password, and then end all sessions except the current session', async () => {
    const user = await addAndSignIn(app, admin);
    const other = await signIn(app, user);
    const newPassword = 'bambaşka bir şifre';
    const wrong = await call('change-password', user.token, { currentPassword: 'değil', newPassword });
    expect([wrong.statusCode, typeOf(wrong)]).toEqual([403, '/problems/password-wrong']);
    const right = await call('change-password', user.token, {
      currentPassword: user.password,
      newPassword,
    });
    expect(right.json()).toEqual({ done: true });
    expect((await call('getRole', other.token, {})).statusCode).toBe(401);
    expect((await call('getRole', user.token, {})).statusCode).toBe(200);
    await signIn(app, { email: user.email, password: newPassword });
    expect((await app.send('POST', '/api/idp/sign-in/email', { body: user })).statusCode).toBe(401);
  });

  test('limit the number of attempts to enter the old password', async () => {
    const user = await addAndSignIn(app, admin);
    const guess = () =>
      call('change-password', user.token, { currentPassword: 'değil', newPassword: 'bambaşka bir şifre' });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess()).statusCode).toBe(403);
    expect((await guess()).statusCode).toBe(429);
  });
});

test('last activity of a user › is stored at most once a minute', async () => {
  const user = await addAndSignIn(app, admin);
  const lastActive = async () => {
    await call('getRole', user.token, {});
    const { rows } = await app.database.pool.query('select last_active_at from users where id = $1', [
      user.id,
    ]);
    return (rows[0].last_active_at as Date).toISOString();
  };
  const first = await lastActive();
  app.clock.advance(59);
  expect(await lastActive()).toBe(first);
  app.clock.advance(2);
  expect(await lastActive()).toBe(app.clock.now().toISOString());
});

describe('sign-up and registration', () => {
  const body = { user: { name: 'Nil', surname: 'Gök' } };

  test('reject callers who are already registered, and new callers when sign-up is off', async () => {
    const again = await call('create', admin.token, body);
    expect([again.statusCode, typeOf(again)]).toEqual([409, '/problems/already-registered']);
    const signUp = await app.send('POST', '/api/idp/sign-up/email', {
      body: { name: 'Nil Gök', email: 'nil@example.com', password: 'uzun bir şifre' },
    });
    expect(signUp.statusCode).toBe(404);
  });

  describe('when sign-up is on', () => {
    let open: TestApp;
    let openAdmin: Session;
    beforeAll(async () => {
      open = await startTestApp({ env: { SIGN_UP: 'true' } });
      openAdmin = await signInFirstAdministrator(open);
    });
    afterAll(() => open.close());

    const signUp = async (email: string) => {
      const password = 'uzun bir şifre';
      const answer = await open.send('POST', '/api/idp/sign-up/email', {
        body: { name: 'Nil Gök', email, password },
      });
      return { answer, token: async () => (await signIn(open, { email, password })).token };
    };
    const create = (token: string, sent: object = body) =>
      open.send('POST', '/api/private/user/create', { token, body: sent });

    test('limit the sign-ups from one network address', async () => {
      const ask = async () =>
        (
          await open.send('POST', '/api/idp/sign-up/email', {
            remoteAddress: '203.0.113.7',
            body: { name: 'Nil Gök', email: 'cok@example.com', password: '1234567890' },
          })
        ).statusCode;
      expect(await ask()).toBe(400);
      await open.database.pool.query("update rate_limits set points = 299 where key like 'sign-up:%'");
      expect([await ask(), await ask()]).toEqual([400, 429]);
    });

    test('open no session, so that a new user’s list of sessions contains only the later sign-in', async () => {
      const token = await (await signUp('tek@example.com')).token();
      await create(token);
      const { sessions } = (await open.send('GET', '/api/private/user/list-sessions', { token })).json<{
        sessions: { current: boolean }[];
      }>();
      expect(sessions.map(({ current }) => current)).toEqual([true]);
    });

    test('register the caller as a learner, and only once', async () => {
      const token = await (await signUp('nil@example.com')).token();
      const before = await open.send('POST', '/api/private/user/getRole', { token });
      expect([before.statusCode, typeOf(before)]).toEqual([403, '/problems/not-registered']);
      expect((await create(token)).json()).toMatchObject({
        name: 'Nil',
        surname: 'Gök',
        email: 'nil@example.com',
        role: 'user',
        status: 'active',
      });
      expect((await open.send('POST', '/api/private/user/getRole', { token })).json()).toEqual({
        role: 'user',
      });
      expect(typeOf(await create(token))).toBe('/problems/already-registered');
    });

    test('register the caller once when the same request arrives twice simultaneously', async () => {
      const token = await (await signUp('iki@example.com')).token();
      const answers = await Promise.all([create(token), create(token)]);
      expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
      expect(typeOf(answers.find((answer) => answer.statusCode === 409) ?? answers[0])).toBe(
        '/problems/already-registered',
      );
    });

    test('store the e-mail address of the account, not the e-mail address in the request', async () => {
      const token = await (await signUp('kendi@example.com')).token();
      const answer = await create(token, { user: { ...body.user, email: 'Kendi@Example.com' } });
      expect([answer.statusCode, answer.json().email]).toEqual([200, 'kendi@example.com']);
    });

    test('reject a request that contains a role, an e-mail address or an id', async () => {
      const token = await (await signUp('hevesli@example.com')).token();
      for (const extra of [{ role: 'admin' }, { email: 'baska@example.com' }, { id: 'x' }]) {
        expect((await create(token, { user: { ...body.user, ...extra } })).statusCode).toBe(400);
      }
    });

    test('do not prevent an administrator from adding a user with the e-mail address of an account that is not registered', async () => {
      const early = await signUp('rezerve@example.com');
      const token = await early.token();
      const added = await addAndSignIn(open, openAdmin, { email: 'rezerve@example.com' });
      expect((await open.send('POST', '/api/private/user/getRole', { token })).statusCode).toBe(401);
      expect((await open.send('POST', '/api/private/user/getRole', { token: added.token })).json()).toEqual({
        role: 'user',
      });
    });

    test('give the same response for a known and a new e-mail address, and leave the known account unchanged', async () => {
      const known = await addAndSignIn(open, openAdmin, { email: 'dolu@example.com' });
      const shapes = [];
      for (const email of ['Dolu@example.com', 'bos@example.com']) {
        const { answer } = await signUp(email);
        const headers = Object.keys(answer.headers).filter((name) => name !== 'date');
        shapes.push({ status: answer.statusCode, body: answer.json(), headers: headers.toSorted() });
      }
      expect(shapes[0]).toMatchObject({ status: 200, body: { success: true } });
      expect(shapes[1]).toEqual(shapes[0]);
      expect((await signIn(open, known)).token).toEqual(expect.any(String));
    });

    test('are followed by the removal of second factors when a password link confirms the e-mail address for the first time', async () => {
      const email = 'baskasinin@example.com';
      const signedUp = await signUp(email);
      const { id } = (await create(await signedUp.token())).json<{ id: string }>();
      let user = { id, email, password: 'uzun bir şifre', token: await signedUp.token(), cookie: '' };
      const { setUpApp, addPasskey, idp, account } = createActor(
        () => open,
        () => user,
      );
      await addPasskey();
      const choosePassword = async (password: string) => {
        const link = await open.send('POST', '/api/private/user/make-sign-in-link', {
          token: openAdmin.token,
          body: { userId: id },
        });
        const token = new URLSearchParams(new URL(link.json<{ url: string }>().url).hash.slice(1)).get(
          'token',
        );
        await open.send('POST', '/api/idp/reset-password', { body: { token, newPassword: password } });
        user = { ...user, password };
      };
      await choosePassword('sahibinin yeni şifresi');
      expect((await idp('email', account())).json()).toMatchObject({ user: { email } });
      // The address is now confirmed, so a later password link leaves second factors unchanged.
      user = { ...user, ...(await signIn(open, user)) };
      await setUpApp();
      await choosePassword('sahibinin daha yeni şifresi');
      expect((await idp('email', account())).json()).toEqual({ secondFactor: ['code'] });
    });

    test('treat the same e-mail address from another issuer as a different identity', async () => {
      const user = await addAndSignIn(open, openAdmin, { email: 'ortak@example.com' });
      await open.database.pool.query(
        "update identities set issuer = 'https://baska.example' where user_id = $1",
        [user.id],
      );
      const answer = await open.send('POST', '/api/private/user/getRole', { token: user.token });
      expect(typeOf(answer)).toBe('/problems/not-registered');
      expect(typeOf(await create(user.token))).toBe('/problems/email-taken');
    });
  });
});

test('level/list › returns the levels in use, in their order', async () => {
  const user = await addAndSignIn(app, admin);
  await app.database.pool.query("update levels set retired_at = now() where id = 'C1'");
  const answer = await app.send('GET', '/api/private/level/list', { token: user.token });
  const { levels } = answer.json<{ levels: { id: string }[] }>();
  expect(levels.map((level) => level.id)).toEqual(['A1', 'A2', 'B1', 'B2']);
  expect(levels[0]).toMatchObject({
    id: 'A1',
    cefr: 'A1',
    name: { tr: 'A1 · Başlangıç', en: 'A1 · Beginner' },
    position: 1,
  });
});
