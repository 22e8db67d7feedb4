import type { User } from '@pratik/contract/user';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../harness.ts';
import { type Session, signInFirstAdministrator } from '../../users.ts';

let app: TestApp;
let admin: Session;

type Row = [
  name: string,
  surname: string,
  email: string,
  rest?: { role?: string; status?: string; level?: string },
];

const users: Row[] = [
  ['İsmail', 'Isparta', 'ismail@okul.example', { level: 'A1' }],
  ['ISMAIL', 'İstanbul', 'ismail.can@okul.example', { level: 'A2' }],
  ['Işıl', 'ısparta', 'isil@okul.example', { status: 'disabled' }],
  ['Çağrı', 'Öztürk', 'cagri@okul.example', { role: 'admin' }],
  ['Cem', 'Şahin', 'cem_100%@okul.example'],
  ['Can Su', 'Ünal', 'su@baska.example', { status: 'invited' }],
  ['Zeynep', 'Ak-Su', 'zeynep@okul.example'],
  ['Ümit', 'Uçar', 'umit@okul.example'],
];

const insert = async (rows: Row[]) => {
  for (const [index, [name, surname, email, rest]] of rows.entries()) {
    await app.database.pool.query(
      `insert into users (id, name, surname, email, role, status, level_id, created_at)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, timestamptz '2026-01-01' + $7 * interval '1 day')`,
      [name, surname, email, rest?.role ?? 'user', rest?.status ?? 'active', rest?.level ?? null, index],
    );
  }
};

type Answer = { users: User[]; total: number; totalCapped: boolean; page: number; size: number };
const list = async (body: object = {}): Promise<Answer> =>
  (await app.send('POST', '/api/private/user/get-all-users', { token: admin.token, body })).json();
const names = async (body: object) => (await list(body)).users.map((user) => `${user.name} ${user.surname}`);

beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
  await insert(users);
});
afterAll(() => app.close());

describe('user list filters', () => {
  test.each([
    [{ nameFilter: 'ismail' }, ['ISMAIL İstanbul', 'İsmail Isparta']],
    [{ nameFilter: 'İSMAİL' }, ['ISMAIL İstanbul', 'İsmail Isparta']],
    [{ nameFilter: 'ISMAIL' }, ['ISMAIL İstanbul', 'İsmail Isparta']],
    [{ nameFilter: 'SMA' }, ['ISMAIL İstanbul', 'İsmail Isparta']],
    [{ surnameFilter: 'ISPARTA' }, ['Işıl ısparta', 'İsmail Isparta']],
    [{ surnameFilter: 'ısparta' }, ['Işıl ısparta', 'İsmail Isparta']],
    [{ surnameFilter: 'isparta' }, ['Işıl ısparta', 'İsmail Isparta']],
    [{ surnameFilter: 'istanbul' }, ['ISMAIL İstanbul']],
    [{ surnameFilter: 'İSTANBUL' }, ['ISMAIL İstanbul']],
    [{ nameFilter: 'cagri' }, ['Çağrı Öztürk']],
    [{ nameFilter: 'ÇAĞRI' }, ['Çağrı Öztürk']],
    [{ surnameFilter: 'OZTURK' }, ['Çağrı Öztürk']],
    [{ nameFilter: 'c' }, ['Can Su Ünal', 'Cem Şahin', 'Çağrı Öztürk']],
    [{ nameFilter: 'su' }, ['Can Su Ünal']],
    [{ surnameFilter: 'su' }, ['Zeynep Ak-Su']],
    [{ nameFilter: 'an' }, []],
    [{ nameFilter: 'an su' }, ['Can Su Ünal']],
    [{ emailFilter: 'BASKA' }, ['Can Su Ünal']],
    [{ emailFilter: '100%' }, ['Cem Şahin']],
    [{ emailFilter: 'm_1' }, ['Cem Şahin']],
    [{ emailFilter: '%%%' }, []],
    [{ emailFilter: 'ba' }, ['Can Su Ünal']],
    [{ search: 'istanbul ismail' }, ['ISMAIL İstanbul']],
    [{ search: 'ISMAIL istanbul' }, ['ISMAIL İstanbul']],
    [{ search: 'baska' }, ['Can Su Ünal']],
    [{ search: 'ÜNAL su@' }, ['Can Su Ünal']],
    [{ search: 'ismail çağrı' }, []],
    [{ nameFilter: 'ismail', surnameFilter: 'ist' }, ['ISMAIL İstanbul']],
    [{ statusFilter: 'disabled' }, ['Işıl ısparta']],
    [{ statusFilter: 'invited' }, ['Can Su Ünal']],
    [{ roleFilter: 'admin' }, ['Ayşe Yılmaz', 'Çağrı Öztürk']],
    [{ levelFilter: 'A2' }, ['ISMAIL İstanbul']],
    [{ nameFilter: "'; drop table users; --" }, []],
  ])('return, for %j, the users %j', async (body, found) => {
    expect(await names(body)).toEqual(found);
    expect(await list(body)).toMatchObject({ total: found.length, totalCapped: false });
  });
});

describe('list of all users that match the filters', () => {
  const matching = async (body: object) =>
    (await app.send('POST', '/api/private/user/list-matching', { token: admin.token, body })).json();

  test('returns the users of the filtered list, each with only id, name and state', async () => {
    const { users: found, capped } = await matching({ search: 'isparta', statusFilter: 'disabled' });
    expect(found).toEqual([{ id: expect.any(String), name: 'Işıl', surname: 'ısparta', status: 'disabled' }]);
    expect(capped).toBe(false);
    expect((await matching({})).users).toHaveLength(9);
  });

  test('returns at most 5,000 users', async () => {
    const domain = '@kalabalik.example';
    await app.database.pool.query(
      `insert into users (id, name, surname, email, role, status, created_at)
       select gen_random_uuid(), 'Kalabalık', 'Öğrenci', n || $1, 'user', 'active', now() from generate_series(1, 5001) n`,
      [domain],
    );
    const { users: found, capped } = await matching({ emailFilter: 'kalabalik' });
    expect(found).toHaveLength(5000);
    expect(capped).toBe(true);
    await app.database.pool.query('delete from users where email like $1', [`%${domain}`]);
  });
});

describe('user list order', () => {
  test('follows the Turkish alphabet: C before Ç, I before İ, U before Ü', async () => {
    expect(await names({})).toEqual([
      'Ayşe Yılmaz',
      'Can Su Ünal',
      'Cem Şahin',
      'Çağrı Öztürk',
      'ISMAIL İstanbul',
      'Işıl ısparta',
      'İsmail Isparta',
      'Ümit Uçar',
      'Zeynep Ak-Su',
    ]);
    expect(await names({ order: 'desc', size: 2 })).toEqual(['Zeynep Ak-Su', 'Ümit Uçar']);
  });

  test.each([
    [{ sort: 'surname', size: 2 }, ['Zeynep Ak-Su', 'Işıl ısparta']],
    [{ sort: 'email', size: 2 }, ['Çağrı Öztürk', 'Cem Şahin']],
    [{ sort: 'createdAt', size: 2 }, ['İsmail Isparta', 'ISMAIL İstanbul']],
    [{ sort: 'createdAt', order: 'desc', size: 2 }, ['Ayşe Yılmaz', 'Ümit Uçar']],
    [{ sort: 'level', order: 'desc', size: 3 }, ['ISMAIL İstanbul', 'İsmail Isparta', 'Zeynep Ak-Su']],
    [{ sort: 'level', order: 'desc', levelFilter: 'A1' }, ['İsmail Isparta']],
    [{ sort: 'status', order: 'desc', size: 2 }, ['Can Su Ünal', 'Işıl ısparta']],
    [{ sort: 'status', size: 2, page: 1 }, ['Çağrı Öztürk', 'ISMAIL İstanbul']],
    [{ sort: 'lastActiveAt', order: 'desc', size: 1 }, ['Ayşe Yılmaz']],
    [
      { sort: 'surname', order: 'desc', surnameFilter: 'is' },
      ['ISMAIL İstanbul', 'İsmail Isparta', 'Işıl ısparta'],
    ],
  ])('follows the sort parameters %j', async (body, first) => {
    expect(await names(body)).toEqual(first);
  });
});

describe('user list pages', () => {
  test('start with page 0, and contain each user exactly once', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((page) => list({ page, size: 4 })));
    expect(pages.map(({ users, total, page, size }) => [users.length, total, page, size])).toEqual([
      [4, 9, 0, 4],
      [4, 9, 1, 4],
      [1, 9, 2, 4],
      [0, 9, 3, 4],
    ]);
    expect(new Set(pages.flatMap(({ users }) => users.map((user) => user.id))).size).toBe(9);
    expect(await names({ surnameFilter: 'ısparta', page: 1, size: 1 })).toEqual(['İsmail Isparta']);
  });

  test.each([{ size: 0 }, { size: 101 }, { page: -1 }, { page: 0.5 }, { sort: 'password' }])(
    'reject the invalid parameters %j',
    async (body) => {
      const answer = await app.send('POST', '/api/private/user/get-all-users', { token: admin.token, body });
      expect(answer.statusCode).toBe(400);
    },
  );

  test('contain the cached total when the list has no filter, unless the request contains cache: false', async () => {
    const { total } = await list({ cache: false });
    await app.database.pool.query(
      "insert into users (id, name, surname, email, role, status, created_at) values (gen_random_uuid(), 'Yeni', 'Gelen', 'yeni@okul.example', 'user', 'active', now())",
    );
    expect((await list({})).total).toBe(total);
    expect((await list({ cache: false })).total).toBe(total + 1);
    expect((await list({})).total).toBe(total + 1);
    await app.database.pool.query("delete from users where email = 'yeni@okul.example'");
    await list({ cache: false });
  });
});

describe('user/export', () => {
  const download = (body: object) =>
    app.send('POST', '/api/private/user/export', { token: admin.token, body });

  test('returns the filtered users as a file that the Turkish version of Excel can open', async () => {
    const answer = await download({ surnameFilter: 'isparta', sort: 'createdAt' });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="kullanicilar-2026-03-10.csv"');
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(answer.body.slice(1)).toBe(
      [
        '"Ad";"Soyad";"E-posta";"Rol";"Durum";"Seviye";"Kayıt tarihi";"Son etkinlik";"Bu hafta (dk)"',
        '"İsmail";"Isparta";"ismail@okul.example";"Öğrenci";"Etkin";"A1";"2026-01-01 03:00";"";"0"',
        '"Işıl";"ısparta";"isil@okul.example";"Öğrenci";"Kapalı";"";"2026-01-03 03:00";"";"0"',
        '',
      ].join('\r\n'),
    );
  });

  test('applies the name and e-mail filters', async () => {
    for (const [filter, row] of [
      [{ nameFilter: 'ışıl' }, /^"Işıl";"ısparta";/],
      [{ emailFilter: 'ismail@' }, /^"İsmail";"Isparta";/],
    ] as const) {
      const { body } = await download(filter);
      expect(body.split('\r\n').slice(1)).toEqual([expect.stringMatching(row), '']);
    }
  });

  test('escapes cells that a spreadsheet could execute as formulas', async () => {
    await insert([['=HYPERLINK("http://x")', '+1', '@cmd@okul.example']]);
    const { body } = await download({ emailFilter: 'cmd' });
    const [, row] = Papa.parse<string[]>(body.slice(1), { delimiter: ';' }).data;
    expect(row?.slice(0, 3)).toEqual([`'=HYPERLINK("http://x")`, "'+1", "'@cmd@okul.example"]);
    await app.database.pool.query("delete from users where email = '@cmd@okul.example'");
  });
});

describe('list of more than 1,000 users', () => {
  beforeAll(async () => {
    await app.database.pool.query(
      `insert into users (id, name, surname, email, role, status, created_at, last_active_at)
       select gen_random_uuid(), 'Kalabalık', 'Soyad' || (i % 7), 'kalabalik' || i || '@okul.example', 'user', 'active',
         timestamptz '2026-02-01', case when i % 3 = 0 then timestamptz '2026-02-02' + (i % 5) * interval '1 day' end
       from generate_series(1, 2300) i`,
    );
  });

  test('reports at most 1,000 as the total of a filtered list, but also returns the pages after the first 1,000 users', async () => {
    const first = await list({ nameFilter: 'kalabalik', size: 100 });
    expect([first.total, first.totalCapped, first.users.length]).toEqual([1000, true, 100]);
    const last = await list({ nameFilter: 'kalabalik', size: 100, page: 22 });
    expect(last.users).toHaveLength(100);
    expect((await list({ cache: false })).total).toBe(2309);
    expect((await list({})).totalCapped).toBe(false);
  });

  test.each(['name', 'surname', 'email', 'createdAt', 'lastActiveAt'])(
    'is exported with each user once and in the same order as on the pages, sorted by %s',
    async (sort) => {
      for (const order of ['asc', 'desc']) {
        const { body } = await app.send('POST', '/api/private/user/export', {
          token: admin.token,
          body: { sort, order },
        });
        const rows = Papa.parse<string[]>(body.slice(1).trim(), { delimiter: ';' }).data.slice(1);
        const emails = rows.map((row) => row[2]);
        expect(emails).toHaveLength(2309);
        expect(new Set(emails).size).toBe(2309);
        for (const page of [0, 11, 23]) {
          const { users } = await list({ sort, order, page, size: 100 });
          expect(emails.slice(page * 100, page * 100 + 100)).toEqual(users.map((user) => user.email));
        }
      }
    },
  );
});
