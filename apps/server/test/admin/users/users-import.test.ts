import { afterAll, beforeAll, expect, test } from 'vitest';
import { levelOf, roleOf } from '../../../src/admin/users/import-words.ts';
import { startTestApp, type TestApp } from '../../harness.ts';
import { type Session, signIn, signInFirstAdministrator } from '../../users.ts';

let app: TestApp;
let admin: Session;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
});
afterAll(() => app.close());

type Report = {
  line: number;
  outcome: string;
  errors: { field: string; code: string }[];
  link?: string;
  invitedId?: string;
};
const run = async (rows: object[], dryRun = false) =>
  app.send('POST', '/api/private/user/import', { token: admin.token, body: { rows, dryRun } });
const report = async (rows: object[], dryRun = false) =>
  (await run(rows, dryRun)).json<{ rows: Report[] }>().rows;
const row = (line: number, email: string, rest: object = {}) => ({
  line,
  name: 'Nur',
  surname: 'Ay',
  email,
  role: '',
  level: '',
  ...rest,
});
const count = async () =>
  (await app.database.pool.query('select count(*) from users')).rows[0].count as number;

const mixed = [
  row(2, 'Birinci@Example.com', { role: 'Öğrenci', level: 'b1' }),
  row(3, 'ikinci@example.com', { role: 'YÖNETİCİ', level: 'A2 · Temel' }),
  row(4, 'birinci@example.com '),
  row(5, 'yonetici@example.com'),
  row(6, 'değil', { name: ' ', role: 'müdür', level: 'D1' }),
];
const refused = [
  {
    line: 4,
    outcome: 'refused',
    errors: [{ field: 'email', code: 'email-in-file', params: { line: 2 } }],
  },
  { line: 5, outcome: 'refused', errors: [{ field: 'email', code: 'email-registered' }] },
  {
    line: 6,
    outcome: 'refused',
    errors: [
      { field: 'name', code: 'name-missing' },
      { field: 'email', code: 'email-invalid' },
      { field: 'role', code: 'role-unknown', params: { value: 'müdür' } },
      { field: 'level', code: 'level-name-unknown', params: { value: 'D1', choices: 'A1, A2, B1, B2, C1' } },
    ],
  },
];

test('user import › reports the expected result of each row in a dry run, without adding users', async () => {
  const before = await count();
  expect(await report(mixed, true)).toEqual([
    { line: 2, outcome: 'would-add', errors: [] },
    { line: 3, outcome: 'would-add', errors: [] },
    ...refused,
  ]);
  expect(await count()).toBe(before);
});

const fresh = {
  link: expect.stringContaining('/auth/reset-password#token='),
  linkExpires: expect.stringMatching(/Z$/),
};

test('user import › adds each valid row and returns a link for it, and reports the errors of invalid rows', async () => {
  const rows = await report(mixed);
  expect(rows).toEqual([
    { line: 2, outcome: 'added', errors: [], ...fresh },
    { line: 3, outcome: 'added', errors: [], ...fresh },
    ...refused,
  ]);
  const { rows: users } = await app.database.pool.query(
    "select email, role, level_id, status from users where email like '%inci@example.com' order by email",
  );
  expect(users).toEqual([
    { email: 'birinci@example.com', role: 'user', level_id: 'B1', status: 'invited' },
    { email: 'ikinci@example.com', role: 'admin', level_id: 'A2', status: 'invited' },
  ]);
  const token = new URLSearchParams(new URL(rows[0]?.link ?? '').hash.slice(1)).get('token');
  await app.send('POST', '/api/idp/reset-password', { body: { token, newPassword: 'ilk şifrem bu olsun' } });
  await signIn(app, { email: 'birinci@example.com', password: 'ilk şifrem bu olsun' });
});

test('user import › reports cells with characters that the database cannot store, and still checks the other rows', async () => {
  const rows = [
    row(2, 'nul\0@example.com', { name: 'N\0r', level: 'A\0', role: 'us\0er' }),
    row(3, 'temiz@example.com'),
  ];
  expect(await report(rows, true)).toMatchObject([
    { outcome: 'refused', errors: ['name', 'email', 'role', 'level'].map((field) => ({ field })) },
    { outcome: 'would-add', errors: [] },
  ]);
});

test('user import › rejects all rows when the same file is imported again', async () => {
  const before = await count();
  expect((await report(mixed)).map((one) => one.outcome)).toEqual(Array(5).fill('refused'));
  expect(await count()).toBe(before);
});

test('user/import › returns the users who have never signed in when the same file is imported again, so that an administrator can create new links', async () => {
  const file = ['zeki', 'ali', 'mert'].map((who, index) => row(index + 2, `${who}@yeniden.example`));
  // The response with the links is lost, as it is when the server crashes.
  const lost = await report(file);
  const token = new URLSearchParams(new URL(lost[1]?.link ?? '').hash.slice(1)).get('token');
  await app.send('POST', '/api/idp/reset-password', { body: { token, newPassword: 'ilk şifrem bu olsun' } });
  const ali = await signIn(app, { email: 'ali@yeniden.example', password: 'ilk şifrem bu olsun' });
  await app.send('GET', '/api/private/user/get-profile', { token: ali.token });

  const again = await report([...file, row(9, 'ZEKI@yeniden.example')], true);
  const found = again.map(({ invitedId }) => invitedId);
  expect(found).toEqual([expect.any(String), undefined, expect.any(String), found[0]]);
  const userIds = found.filter((id) => id !== undefined);
  const answer = await app.send('POST', '/api/private/user/invite-again', {
    token: admin.token,
    body: { userIds },
  });
  const { invited } = answer.json<{ invited: { email: string; url: string }[] }>();
  expect(invited.map(({ email }) => email).toSorted()).toEqual([
    'mert@yeniden.example',
    'zeki@yeniden.example',
  ]);
  expect(invited.map(({ url }) => url)).not.toContain(lost[0]?.link);
});

test('user import › accepts 500 rows at once and rejects 501 rows', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => row(index + 2, `toplu-${index}@example.com`));
  expect((await report(rows)).filter((one) => one.outcome === 'added')).toHaveLength(500);
  expect((await run([...rows, row(502, 'fazla@example.com')])).statusCode).toBe(400);
});

test.each([
  ['öğrenci', 'user'],
  ['ÖĞRENCİ', 'user'],
  [' ogrenci ', 'user'],
  ['KULLANICI', 'user'],
  ['user', 'user'],
  ['', 'user'],
  ['Yönetici', 'admin'],
  ['YÖNETİCİ', 'admin'],
  ['YONETICI', 'admin'],
  ['ADMIN', 'admin'],
  ['öğretmen', undefined],
])('user import › reads the role cell %j as %s', (word, role) => {
  expect(roleOf(word)).toBe(role);
});

const levels = [
  { id: 'A1', cefr: 'A1' as const, name: { tr: 'Başlangıç', en: 'Beginner' }, position: 1 },
  { id: 'B1', cefr: 'B1' as const, name: { tr: 'Orta', en: 'Intermediate' }, position: 2 },
];
test.each([
  ['a1', 'A1'],
  [' B1 ', 'B1'],
  ['BAŞLANGIÇ', 'A1'],
  ['baslangic', 'A1'],
  ['INTERMEDIATE', 'B1'],
  ['', null],
  ['C2', undefined],
])('user import › reads the level cell %j as %s', (word, id) => {
  expect(levelOf(word, levels)).toBe(id);
});
