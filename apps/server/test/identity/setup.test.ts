import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSetupService } from '../../src/identity/setup/setup.service.ts';
import { startTestApp, type TestApp } from '../harness.ts';
import { adminAccount, signIn, signInFirstAdministrator } from '../users.ts';

const create = (app: TestApp, code: string | null, email = adminAccount.email) =>
  app.send('POST', '/api/public/setup/create-administrator', {
    body: { code, name: 'Ayşe', surname: 'Yılmaz', email, password: adminAccount.password },
  });
const setupNeeded = async (app: TestApp) =>
  (await app.send('GET', '/api/public/config')).json<{ setupNeeded: boolean }>().setupNeeded;

describe('setup with a code', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test('shows a code at the first start of the server, and stores only the hash of the code', async () => {
    expect(app.setupCode).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
    expect(await setupNeeded(app)).toBe(true);
    const { rows } = await app.database.pool.query('select name, value::text from instance_facts');
    expect(JSON.stringify(rows)).not.toContain(app.setupCode);
    expect(JSON.stringify(rows)).not.toContain(app.setupCode?.replaceAll('-', ''));
  });

  test('rejects an invalid setup code', async () => {
    const answer = await create(app, '0000-0000-0000-0000');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ type: '/problems/setup-code-wrong' });
    expect(await setupNeeded(app)).toBe(true);
  });

  test('accepts a code once, and only in one of two simultaneous requests', async () => {
    const typed = app.setupCode?.toLowerCase().replaceAll('-', ' ') ?? '';
    const answers = await Promise.all([
      create(app, typed, 'bir@example.com'),
      create(app, typed, 'iki@example.com'),
    ]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.find((answer) => answer.statusCode === 409)?.json()).toMatchObject({
      type: '/problems/setup-done',
    });
    expect((await create(app, app.setupCode)).statusCode).toBe(409);
    expect(await setupNeeded(app)).toBe(false);
    const { rows } = await app.database.pool.query('select count(*) from users');
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('records the new administrator in the audit log', async () => {
    const { rows } = await app.database.pool.query(
      "select actor_id, action, detail from audit_log where action = 'user.add'",
    );
    expect(rows).toEqual([{ actor_id: null, action: 'user.add', detail: { role: 'admin' } }]);
  });
});

test('setup › rejects a code that is older than one day', async () => {
  const app = await startTestApp();
  const { rows } = await app.database.pool.query(
    `select (value -> 0 ->> 'until')::bigint - extract(epoch from now()) * 1000 as left
     from instance_facts where name = 'setup_codes'`,
  );
  const hours = Number(rows[0].left) / 3_600_000;
  expect(hours > 23 && hours <= 24).toBe(true);
  await app.database.pool.query(
    `update instance_facts set value = jsonb_set(value, '{0,until}', to_jsonb(0)) where name = 'setup_codes'`,
  );
  const late = await create(app, app.setupCode);
  expect([late.statusCode, late.json()]).toMatchObject([403, { type: '/problems/setup-code-wrong' }]);
  expect(await setupNeeded(app)).toBe(true);
  await app.close();
});

test('setup › rejects a code after four newer codes have been created', async () => {
  const app = await startTestApp();
  const unused = {} as never;
  const setup = createSetupService({
    db: app.database.db,
    now: Date.now,
    passwords: true,
    accounts: unused,
    attempts: unused,
  });
  const codes = [app.setupCode];
  for (const _ of [1, 2, 3, 4]) codes.push(await setup.prepare({}));
  expect((await create(app, codes[0] ?? null)).json()).toMatchObject({ type: '/problems/setup-code-wrong' });
  expect((await create(app, codes[1] ?? null)).statusCode).toBe(200);
  await app.close();
});

test('setup › limits the number of wrong codes per network address', async () => {
  const app = await startTestApp();
  for (let attempt = 0; attempt < 10; attempt += 1) await create(app, 'WRONG');
  const answer = await create(app, 'WRONG');
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({ type: '/problems/too-many-requests' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  await app.close();
});

test('setup › accepts the correct code even from an address that sent too many wrong codes', async () => {
  const app = await startTestApp();
  for (let attempt = 0; attempt < 12; attempt += 1) await create(app, 'WRONG');
  expect((await create(app, app.setupCode)).statusCode).toBe(200);
  await app.close();
});

test('setup › creates the first administrator with the e-mail address and password from the settings', async () => {
  const env = { BOOTSTRAP_ADMIN_EMAIL: 'Ilk@Example.com', BOOTSTRAP_ADMIN_PASSWORD: 'başlangıç şifresi' };
  const app = await startTestApp({ env });
  expect(app.setupCode).toBeNull();
  expect(await setupNeeded(app)).toBe(false);
  const { token } = await signIn(app, {
    email: 'ilk@example.com',
    password: env.BOOTSTRAP_ADMIN_PASSWORD,
  });
  const answer = await app.send('POST', '/api/private/user/getRole', { token });
  expect(answer.json()).toEqual({ role: 'admin' });
  await app.close();
});

test('setup › makes the start of the server fail with the name of the setting when the configured password is too common', async () => {
  const env = { BOOTSTRAP_ADMIN_EMAIL: 'ilk@example.com', BOOTSTRAP_ADMIN_PASSWORD: 'Galatasaray1905' };
  await expect(startTestApp({ env })).rejects.toThrow(/BOOTSTRAP_ADMIN_PASSWORD: Bu şifre çok bilinen/);
});

test('user/getRole › accepts a request with an empty or a missing body', async () => {
  const app = await startTestApp();
  const { token } = await signInFirstAdministrator(app);
  const headers = { 'content-type': 'application/json' };
  for (const body of [undefined, {}]) {
    const answer = await app.send('POST', '/api/private/user/getRole', {
      token,
      headers,
      ...(body ? { body } : {}),
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { role: 'admin' }]);
  }
  await app.close();
});
