import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../harness.ts';
import { addAndSignIn, type Session, signIn, signInFirstAdministrator } from '../../users.ts';

let app: TestApp;
let admin: Session & { id: string };
let learner: Session;

const idOf = async (email: string): Promise<string> => {
  const { rows } = await app.database.pool.query('select id from users where email = $1', [email]);
  return rows[0].id;
};
const call = (path: string, body: object, token = admin.token) =>
  app.send('POST', `/api/private/user/${path}`, { token, body });
const forEdit = (id: string) =>
  app.send('GET', `/api/private/user/get-for-edit?id=${id}`, { token: admin.token });
const typeOf = (answer: { json(): unknown }) => (answer.json() as { type: string }).type;
const nobody = '00000000-0000-4000-8000-000000000000';

beforeAll(async () => {
  app = await startTestApp();
  const session = await signInFirstAdministrator(app);
  admin = { ...session, id: await idOf('yonetici@example.com') };
  learner = await addAndSignIn(app, admin, { email: 'ogrenci@example.com' });
});
afterAll(() => app.close());

const calls: [string, object][] = [
  ['get-all-users', {}],
  ['export', {}],
  ['add-user', { name: 'A', surname: 'B', email: 'a@example.com', role: 'user' }],
  ['import', { rows: [], dryRun: true }],
  ['update', {}],
  ['set-status', { userIds: [nobody], status: 'active' }],
  ['make-sign-in-link', { userId: nobody }],
  ['delete-user', { userId: nobody }],
];
describe.each(calls)('user/%s', (path, body) => {
  test('rejects callers who are not signed-in administrators', async () => {
    const without = await app.send('POST', `/api/private/user/${path}`, { body });
    expect([without.statusCode, typeOf(without)]).toEqual([401, '/problems/unauthenticated']);
    const asLearner = await call(path, body, learner.token);
    expect([asLearner.statusCode, typeOf(asLearner)]).toEqual([403, '/problems/forbidden']);
  });
});

describe('user/add-user', () => {
  test('returns the new user and sets the given password', async () => {
    const account = { email: 'Yeni.Kisi@Example.com', password: 'verilmiş bir şifre' };
    const answer = await call('add-user', {
      name: ' Şule ',
      surname: 'Işık',
      role: 'user',
      levelId: 'A1',
      ...account,
    });
    expect(answer.json()).toEqual({
      id: expect.any(String),
      name: 'Şule',
      surname: 'Işık',
      email: 'yeni.kisi@example.com',
      role: 'user',
      status: 'active',
      levelId: 'A1',
      createdAt: app.clock.now().toISOString(),
      lastActiveAt: null,
      firstSignIn: { kind: 'password' },
    });
    await signIn(app, account);
  });

  test.each([
    [{ email: 'OGRENCI@example.com' }, 409, '/problems/email-taken'],
    [{ levelId: 'Z9' }, 400, '/problems/validation'],
    [{ role: 'teacher' }, 400, '/problems/validation'],
    [{ password: 'kısa' }, 400, '/problems/validation'],
    [{ status: 'disabled' }, 400, '/problems/validation'],
  ])('rejects the input %j and stores nothing', async (error, status, type) => {
    const { rows: before } = await app.database.pool.query('select count(*) from idp_user');
    const answer = await call('add-user', {
      name: 'A',
      surname: 'B',
      email: 'kalan@example.com',
      role: 'user',
      ...error,
    });
    expect([answer.statusCode, typeOf(answer)]).toEqual([status, type]);
    const { rows: after } = await app.database.pool.query('select count(*) from idp_user');
    expect(after).toEqual(before);
  });

  test('adds a user once when the same request is sent several times simultaneously', async () => {
    const body = { name: 'A', surname: 'B', email: 'es@example.com', role: 'user' };
    const answers = await Promise.all([
      call('add-user', body),
      call('add-user', body),
      call('add-user', body),
    ]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409, 409]);
  });
});

describe('user/update', () => {
  test('changes name, level and role, and records which fields were changed', async () => {
    const user = await addAndSignIn(app, admin);
    const body = { id: user.id, name: 'Yeni', surname: 'Öz', role: 'admin', levelId: 'C1' };
    const saved = (await call('update', { ...body, revision: 0 })).json();
    expect(saved).toMatchObject({ ...body, revision: 1, changedBy: { id: admin.id, name: 'Ayşe Yılmaz' } });
    const { rows } = await app.database.pool.query(
      "select actor_id, detail from audit_log where target_id = $1 and action = 'user.update'",
      [user.id],
    );
    expect(rows).toEqual([
      { actor_id: admin.id, detail: { changed: ['name', 'role', 'level_id'], from: 'user', to: 'admin' } },
    ]);
    await call('update', { ...body, revision: 1, role: 'user' });
  });

  test('returns not-found when the user does not exist', async () => {
    const body = { id: nobody, revision: 0, name: 'A', surname: 'B', role: 'user', levelId: null };
    expect(typeOf(await call('update', body))).toBe('/problems/not-found');
    expect(typeOf(await forEdit(nobody))).toBe('/problems/not-found');
  });

  test('reports a conflict when another administrator has saved in the meantime, and accepts a save with the current revision', async () => {
    const user = await addAndSignIn(app, admin, { levelId: 'A1' });
    const second = await addAndSignIn(app, admin, { role: 'admin', name: 'Şule', surname: 'Işık' });
    const opened = (await forEdit(user.id)).json();
    expect(opened).toMatchObject({ revision: 0, changedAt: null, changedBy: null });
    const sent = { id: user.id, revision: 0, name: 'Can', surname: 'Öz', role: 'user', levelId: 'A1' };
    await call('update', { ...sent, levelId: 'B1' }, second.token);

    const refused = await call('update', { ...sent, name: 'Canan' });
    expect([refused.statusCode, typeOf(refused)]).toEqual([409, '/problems/conflict']);
    const { current } = refused.json();
    const stands = { revision: 1, changedAt: app.clock.now().toISOString() };
    expect(current).toMatchObject({ ...stands, changedBy: { id: second.id, name: 'Şule Işık' } });
    expect(current.present).toEqual((await forEdit(user.id)).json());
    expect(current.present).toMatchObject({ name: 'Can', levelId: 'B1' });

    // A repeated save changes nothing, and a save with the current revision succeeds.
    expect((await call('update', { ...sent, levelId: 'B1' })).json()).toMatchObject({ revision: 1 });
    const merged = { ...sent, revision: 1, name: 'Canan', levelId: 'B1' };
    expect((await call('update', merged)).json()).toMatchObject({
      revision: 2,
      name: 'Canan',
      levelId: 'B1',
    });
  });

  test('increases the revision when another call changes the level or the name, but not when it changes the time zone', async () => {
    const user = await addAndSignIn(app, admin, { levelId: 'A1' });
    const stands = async () => {
      const { revision, changedBy } = (await forEdit(user.id)).json();
      return [revision, changedBy?.id];
    };
    await call('set-levels', { changes: [{ userId: user.id, levelId: 'A2' }] });
    expect(await stands()).toEqual([1, admin.id]);
    const profile = {
      name: 'Can',
      surname: 'Öz',
      levelId: 'A2',
      timeZone: 'Europe/Berlin',
      language: 'tr',
      correctionDose: 'at-end-all',
    };
    await call('update-profile', profile, user.token);
    expect(await stands()).toEqual([1, admin.id]);
    await call('update-profile', { ...profile, surname: 'Özcan' }, user.token);
    expect(await stands()).toEqual([2, user.id]);
  });
});

describe('user/delete-user', () => {
  test('deletes the user’s account and sessions, and records the deletion without the name of the user', async () => {
    const user = await addAndSignIn(app, admin, { name: 'Gizem', surname: 'Siler' });
    expect((await call('delete-user', { userId: user.id })).json()).toEqual({ deleted: true });
    expect((await call('getRole', {}, user.token)).statusCode).toBe(401);
    expect((await app.send('POST', '/api/idp/sign-in/email', { body: user })).statusCode).toBe(401);
    for (const table of ['users', 'idp_user']) {
      const { rows } = await app.database.pool.query(`select from ${table} where email = $1`, [user.email]);
      expect(rows).toEqual([]);
    }
    const { rows } = await app.database.pool.query(
      `select actor_id, detail from audit_log where action = 'user.delete'
       and target_id = (select id::text from erasures order by at desc limit 1)`,
    );
    expect(rows).toEqual([{ actor_id: admin.id, detail: { role: 'user' } }]);
    expect(typeOf(await call('delete-user', { userId: user.id }))).toBe('/problems/not-found');
    await addAndSignIn(app, admin, { email: user.email });
  });
});

describe('last administrator', () => {
  const deletion = (id: string): [string, object] => ['delete-user', { userId: id }];
  const removals: [string, (id: string) => [string, object]][] = [
    ['closed', (id) => ['set-status', { userIds: [id], status: 'disabled' }]],
    [
      'made a learner',
      (id) => ['update', { id, revision: 0, name: 'A', surname: 'B', role: 'user', levelId: null }],
    ],
  ];

  test.each(removals)(
    'cannot be %s, even when another administrator has been invited',
    async (_, removal) => {
      const email = `davetli-${removal(nobody)[0]}@example.com`;
      await call('add-user', { name: 'Davetli', surname: 'Yönetici', email, role: 'admin' });
      await app.database.pool.query("update users set role = 'user' where status = 'active' and id <> $1", [
        admin.id,
      ]);
      const answer = await call(...removal(admin.id));
      expect([answer.statusCode, typeOf(answer)]).toEqual([409, '/problems/last-administrator']);
      expect((await call('getRole', {})).json()).toEqual({ role: 'admin' });
    },
  );

  test.each([['deleted', deletion] as (typeof removals)[number], ...removals])(
    'remains active when two administrators are simultaneously %s by each other',
    async (_, removal) => {
      const other = await addAndSignIn(app, admin, { role: 'admin' });
      const answers = await Promise.all([
        call(...removal(other.id), admin.token),
        call(...removal(admin.id), other.token),
      ]);
      expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
      const { rows } = await app.database.pool.query(
        "select id from users where role = 'admin' and status = 'active'",
      );
      expect(rows).toHaveLength(1);
      if (rows[0].id === other.id) admin = other;
    },
  );
});

test('user/set-status › ends the sessions of the changed users, returns these users, and can be undone', async () => {
  const [one, two] = [await addAndSignIn(app, admin), await addAndSignIn(app, admin)];
  const set = (status: string) => call('set-status', { userIds: [one.id, two.id, nobody], status });
  await call('set-status', { userIds: [two.id], status: 'disabled' });
  expect((await set('disabled')).json()).toEqual({ changed: [one.id] });
  expect((await call('getRole', {}, one.token)).statusCode).toBe(401);
  const { changed } = (await set('active')).json<{ changed: string[] }>();
  expect(changed.toSorted()).toEqual([one.id, two.id].toSorted());
  await signIn(app, one);
  const { rows } = await app.database.pool.query(
    "select actor_id, action from audit_log where target_id = $1 and action like 'user.%able' order by id",
    [one.id],
  );
  expect(rows).toEqual(['user.disable', 'user.enable'].map((action) => ({ actor_id: admin.id, action })));
});

test('user/set-status › sets a reopened account to invited when its user has never signed in', async () => {
  const made = await call('add-user', {
    name: 'Ece',
    surname: 'Kaya',
    email: 'ece.kaya@example.com',
    role: 'user',
  });
  const { id } = made.json<{ id: string }>();
  const status = async () =>
    (await app.send('GET', `/api/private/user/get-by-id?id=${id}`, { token: admin.token })).json().status;
  await call('set-status', { userIds: [id], status: 'disabled' });
  expect(await status()).toBe('disabled');
  await call('set-status', { userIds: [id], status: 'active' });
  expect(await status()).toBe('invited');
  expect((await call('set-status', { userIds: [id], status: 'active' })).json()).toEqual({ changed: [] });
});

test('user/make-sign-in-link › returns not-found when the user does not exist', async () => {
  expect(typeOf(await call('make-sign-in-link', { userId: nobody }))).toBe('/problems/not-found');
});
