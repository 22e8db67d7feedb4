import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportTexts } from '../../../src/identity/privacy/export/export.texts.ts';
import { acts, personalTables } from '../../../src/identity/privacy/personal-tables.ts';
import { createRecordingFiles } from '../../../src/practice/chat/voice/recording-files.ts';
import { startTestApp, type TestApp } from '../../harness.ts';
import { appCode } from '../../security/authenticator.ts';
import { filesIn, filesWith, traces } from '../../traces.ts';
import { addAndSignIn, adminAccount, type Session, signInFirstAdministrator } from '../../users.ts';

let app: TestApp;
let admin: Session;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
});
afterAll(() => app.close());

const call = async (who: Session, path: string, body?: object) => {
  const answer = await app.send(body ? 'POST' : 'GET', `/api/private/${path}`, {
    token: who.token,
    ...(body ? { body } : {}),
  });
  const json = String(answer.headers['content-type']).includes('json');
  return { status: answer.statusCode, body: json ? answer.json() : undefined };
};
const rows = async (text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows;

/** Adds a user whose text is stored in many tables. */
const settled = async (words: string) => {
  const name = `Zümrüt${randomUUID().slice(0, 6)}`;
  const user = await addAndSignIn(app, admin, {
    name,
    surname: 'Karabataklı',
    email: `${randomUUID().slice(0, 13)}@okul.example`,
  });
  const conversationId = randomUUID();
  await call(user, 'chat/start', { conversationId, kind: 'free' });
  const turnId = randomUUID();
  await call(user, 'chat/send-message', { conversationId, turnId, text: words });
  await call(user, 'privacy/read-notice', { version: 2 });
  const [subject] = await rows('select subject from identities where user_id = $1', [user.id]);
  return { ...user, name, turnId, conversationId, subject: String(subject.subject) };
};

/** Adds the user’s text to the remaining tables that store text, and adds guardian, voice and pronunciation data. */
const everywhere = async (user: Awaited<ReturnType<typeof settled>>, words: string) => {
  const draftId = randomUUID();
  await call(user, 'writing/start', { pieceId: randomUUID(), draftId, promptId: null });
  const draft = { draftId, saveId: randomUUID(), revision: 0, unheard: [], text: words };
  expect((await call(user, 'writing/save-draft', draft)).status).toBe(200);
  const { id, conversationId } = user;
  const danger = `I do not want to live anymore. ${words}`;
  await call(user, 'chat/send-message', { conversationId, turnId: randomUUID(), text: danger });
  await rows(
    `insert into voice_recordings (id, user_id, conversation_id, key, format, bytes, seconds, at)
     values (gen_random_uuid(), $1, $2, gen_random_uuid()::text, 'wav', 9, 1, now())`,
    [id, conversationId],
  );
  await rows(
    `insert into spoken_sentences (id, user_id, kind, item_id, item_version, sentence, seconds, at)
     values (gen_random_uuid(), $1, 'reading', 'the-oven', 1, 0, 2, now())`,
    [id],
  );
  await rows(`insert into age_bands (user_id, band, set_at) values ($1, '13-17', now())`, [id]);
  await rows(
    `insert into guardian_requests (id, user_id, code_hash, email, asked_at, expires_at)
     values (gen_random_uuid(), $1, gen_random_uuid()::text, $2, now(), now())`,
    [id, `veli.${user.email}`],
  );
  await rows(
    `insert into guardian_decisions (user_id, given, guardian, means, at) values ($1, true, $2, 'paper', now())`,
    [id, `${user.name} Büyük`],
  );
};

/** Requests the state of the export until its job is done, as the browser does. */
const readyExport = async (who: Session, query = '') => {
  for (;;) {
    const { body } = await call(who, `privacy/get-export${query}`);
    if (body.export?.state === 'ready' || body.export?.state === 'failed') return body.export;
    await new Promise((resolve) => setImmediate(resolve));
  }
};

test('export and erasure › include every table that references a user', async () => {
  const known = new Set([
    ...personalTables.map(({ table, column }) => `${table}.${column}`),
    ...acts.map(({ table, column }) => `${table}.${column}`),
  ]);
  const references = await rows(`
    with recursive owned (name) as (
      values ('users'), ('idp_user')
      union
      select c.conrelid::regclass::text from pg_constraint c
        join owned on c.confrelid = owned.name::regclass
      where c.contype = 'f' and c.confdeltype = 'c'
    )
    select c.conrelid::regclass::text as table, a.attname as column, c.confdeltype as on_delete
    from pg_constraint c
      join owned on c.confrelid = owned.name::regclass
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f'`);
  const tableNames = new Set(personalTables.map(({ table }) => table));
  // For a table with two references to a user, the export needs to use only one of the two columns.
  const missing = references
    .filter((one) => !known.has(`${one.table}.${one.column}`))
    .filter((one) => !(one.on_delete === 'c' && tableNames.has(one.table)));
  expect(missing).toEqual([]);

  const loose = await rows(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'user_id')`);
  expect(loose.filter(({ table }) => !tableNames.has(table))).toEqual([]);
  for (const { table } of personalTables)
    expect(await rows('select to_regclass($1) as is', [table])).not.toEqual([{ is: null }]);
});

test('export › has a Turkish and an English name for every column', async () => {
  const columns = await rows(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and (data_type <> 'uuid' or is_nullable = 'YES')`);
  const shown = columns.filter(({ table, column }) =>
    personalTables.some((one) => one.table === table && !one.hidden?.includes(column)),
  );
  expect(shown.length).toBeGreaterThan(200);
  for (const { labels } of Object.values(exportTexts))
    expect(shown.filter(({ column }) => labels[column] === undefined)).toEqual([]);
});

test('export › contains all data of the user in readable form, and neither secrets nor data of other users', async () => {
  const user = await settled('My grandmother grows <b>purple</b> tulips.');
  await everywhere(user, 'The tulips are in my diary.');
  const other = await settled('Somebody else wrote this.');
  const started = await call(user, 'privacy/start-export', {});
  expect(started.body.export).toMatchObject({ total: personalTables.length + 1 });
  const ready = await readyExport(user);
  expect(ready).toMatchObject({ state: 'ready', made: personalTables.length + 1 });

  const { body } = await call(user, `privacy/download-export?id=${ready.id}`);
  expect(body.fileName).toMatch(/^pratik-verilerim-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(Buffer.from(body.zip, 'base64')));
  const page = strFromU8(files['oku.html'] ?? new Uint8Array());
  expect(page).toContain('My grandmother grows &lt;b&gt;purple&lt;/b&gt; tulips.');
  expect(page).toContain(`<h1>Hakkınızda tutulanlar: ${user.name} Karabataklı</h1>`);
  for (const title of [
    'Sohbetlerde söylenenler',
    'Güvenlik kayıtları',
    'Yazma taslakları',
    'Saklanan ses kayıtları',
    'Sesli söylenen cümleler',
    'Yaş grubu',
    'Veliden istenen izinler',
    'Veli kararları',
    'İşlem kaydı',
  ]) {
    expect(page).toContain(`<h2>${title} <small>`);
  }
  // The HTML page writes dates in Turkish; only the JSON file contains machine-readable dates.
  expect(page).not.toMatch(/<dd>\d{4}-\d\d-\d\d/);
  const text = strFromU8(files['veriler.json'] ?? new Uint8Array());
  const { data } = JSON.parse(text);
  expect(Object.keys(data).sort()).toEqual([...personalTables.map(({ table }) => table), 'audit_log'].sort());
  expect(data.users[0]).toMatchObject({ id: user.id, email: user.email });
  expect(data.idp_account[0]).not.toHaveProperty('password');
  expect(data.idp_session[0]).not.toHaveProperty('token');
  expect(data.turns.map((turn: { text: string }) => turn.text)).toContain(
    'My grandmother grows <b>purple</b> tulips.',
  );
  expect(text).not.toContain('Somebody else wrote this.');

  expect((await call(other, `privacy/download-export?id=${ready.id}`)).status).toBe(404);
  expect((await call(other, 'privacy/start-export', { userId: user.id })).status).toBe(403);
  expect((await call(other, `privacy/get-export?userId=${user.id}`)).status).toBe(403);
  const { body: audit } = await call(admin, 'audit/list', { action: 'user.export', size: 5 });
  expect(audit.entries[0]).toMatchObject({ targetId: user.id, detail: { self: true } });

  app.clock.advance(4 * 86_400);
  expect((await call(user, `privacy/download-export?id=${ready.id}`)).status).toBe(404);
});

test('export › can be requested by an administrator for another user', async () => {
  const user = await settled('I asked for my data.');
  expect((await call(admin, 'privacy/start-export', { userId: randomUUID() })).status).toBe(404);
  await rows(`create table steps_told (made integer);
    create function tell_step() returns trigger language plpgsql as
      $$ begin insert into steps_told values (new.made); return new; end $$;
    create trigger tell_step after update on privacy_exports for each row execute function tell_step()`);
  await call(admin, 'privacy/start-export', { userId: user.id });
  const ready = await readyExport(admin, `?userId=${user.id}`);
  // The job stores its progress after every table.
  const steps = (await rows('select distinct made from steps_told order by made')).map(({ made }) => made);
  expect(steps).toEqual(Array.from({ length: ready.total }, (_, index) => index + 1));
  await rows('drop trigger tell_step on privacy_exports; drop function tell_step; drop table steps_told');
  expect((await call(admin, `privacy/download-export?id=${ready.id}`)).body.zip).not.toBe('');
  // A new export replaces the earlier export ordered by an administrator.
  app.clock.advance(1);
  await call(admin, 'privacy/start-export', { userId: user.id });
  const newer = await readyExport(admin, `?userId=${user.id}`);
  expect(newer.id).not.toBe(ready.id);
  expect((await call(admin, `privacy/download-export?id=${ready.id}`)).status).toBe(404);
  expect(await rows('select id from privacy_exports where user_id = $1', [user.id])).toEqual([
    { id: newer.id },
  ]);
});

test('data copy › contains recordings only when the learner requested the copy, and such a copy cannot be downloaded by administrators', async () => {
  const user = await settled('Only I hear my voice.');
  const key = randomUUID();
  const files = createRecordingFiles(join(app.dataDir, 'recordings'));
  await (await files.prepare(key, Buffer.from('RIFF my voice'))).finish();
  await rows(
    `insert into voice_recordings (id, user_id, conversation_id, key, format, bytes, seconds, at)
     values (gen_random_uuid(), $1, $2, $3, 'wav', 13, 1, now())`,
    [user.id, user.conversationId, key],
  );
  const copyFor = async (who: Session, query = '') => {
    const ready = await readyExport(who, query);
    const { body } = await call(who, `privacy/download-export?id=${ready.id}`);
    const files = unzipSync(new Uint8Array(Buffer.from(body.zip, 'base64')));
    const sounds = Object.keys(files).filter((name) => name.startsWith('sesler/'));
    return { id: ready.id, sounds, page: strFromU8(files['oku.html'] ?? new Uint8Array()) };
  };
  await call(user, 'privacy/start-export', {});
  const own = await copyFor(user);
  expect(own.sounds).toHaveLength(1);
  // Administrators see no copy before an administrator orders one, even if the learner has a copy.
  expect((await call(admin, `privacy/get-export?userId=${user.id}`)).body).toEqual({ export: null });
  expect((await call(admin, `privacy/download-export?id=${own.id}`)).status).toBe(404);
  await call(admin, 'privacy/start-export', { userId: user.id });
  const ordered = await copyFor(admin, `?userId=${user.id}`);
  expect(ordered.sounds).toEqual([]);
  expect(ordered.page).toContain('Ses kayıtlarını yalnız kaydın sahibi dinleyebilir');
  expect(own.page).not.toContain('Ses kayıtlarını yalnız kaydın sahibi dinleyebilir');
  expect((await readyExport(user)).id).toBe(own.id);
});

test('self-erasure › deletes all data of the user in the database and the data folder, except one record without the user’s name', async () => {
  const words = 'My heron is called Balthazar.';
  const before = await filesIn(app.dataDir);
  const user = await settled(words);
  await everywhere(user, words);
  const said = await call(user, 'voice/say', { text: words, voice: 'female-0' });
  expect(said.body.sound).not.toBe('');
  // Creates a valid password reset link, which also references the account.
  await rows(
    `insert into idp_verification (id, identifier, value, expires_at) values ($1, $1, $2, now() + interval '1 hour')`,
    [randomUUID(), user.subject],
  );
  const copy = (await call(user, 'privacy/start-export', {})).body.export;
  await readyExport(user);
  await rows('insert into ai_usage (day, user_id, tokens) values (current_date, $1, 9)', [user.id]);
  const { id, subject, email, name, turnId } = user;
  const trail = [id, subject, email, name, 'Balthazar', turnId, copy.id];
  // Adds the user’s name as binary data, because the search must also cover binary columns.
  await rows(`update privacy_exports set file = convert_to('Balthazar', 'UTF8') where user_id = $1`, [
    user.id,
  ]);
  const found = await traces(app.database.pool, trail);
  expect(found.length).toBeGreaterThan(10);
  expect(found).toContain('public.privacy_exports: Balthazar');

  // An open session is not enough for self-erasure: the user must also enter the e-mail address and the password.
  const { password } = user;
  const wrong = { email: 'baska@okul.example', password };
  expect((await call(user, 'privacy/erase-self', wrong)).body.errors[0].pointer).toBe('/email');
  const bare = await call(user, 'privacy/erase-self', { email: user.email, word: 'SİL' });
  expect([bare.status, bare.body.errors[0].pointer]).toEqual([400, '/password']);
  const guessed = await call(user, 'privacy/erase-self', { email: user.email, password: 'yanlış şifre' });
  expect([guessed.status, guessed.body.type]).toEqual([403, '/problems/password-wrong']);
  const right = { email: user.email.toUpperCase(), password };
  expect((await call(user, 'privacy/erase-self', right)).body).toEqual({ erased: true });
  expect(await traces(app.database.pool, trail)).toEqual([]);
  expect(await filesWith(app.dataDir, trail)).toEqual([]);
  // Audio contains no searchable words, so the test compares the lists of files. The only new file may be the list
  // of erased users.
  expect(await filesIn(app.dataDir)).toEqual([...before, 'erased-users.txt'].sort());
  expect((await call(user, 'user/get-profile')).status).toBe(401);

  const { body } = await call(admin, 'privacy/list-erasures', {});
  expect(body.erasures[0]).toMatchObject({ bySelf: true, accountRemoved: true });
  expect(body.erasures[0].rows).toEqual(
    expect.arrayContaining([
      { table: 'users', count: 1 },
      { table: 'turns', count: 5 },
      { table: 'writing_drafts', count: 1 },
      { table: 'safety_cases', count: 1 },
      { table: 'voice_recordings', count: 1 },
      { table: 'guardian_decisions', count: 1 },
      { table: 'messages', count: 1 },
      { table: 'idp_account', count: 1 },
      { table: 'ai_usage', count: 1 },
    ]),
  );
  const { body: audit } = await call(admin, 'audit/list', { action: 'user.delete', size: 5 });
  expect(audit.entries[0]).toMatchObject({
    actor: { id: body.erasures[0].id, name: null },
    targetId: body.erasures[0].id,
    targetName: null,
  });
});

test('self-erasure › requires an authenticator code when the user has an authenticator app', async () => {
  const user = await settled('I have an app.');
  const { email, password } = user;
  const { body: app } = await call(user, 'user/begin-authenticator-app', { password });
  const { body: codes } = await call(user, 'user/confirm-authenticator-app', { code: appCode(app.secret) });
  const [code] = codes.recoveryCodes;
  const erase = async (typed: object) => (await call(user, 'privacy/erase-self', { email, ...typed })).body;
  expect((await erase({ password })).type).toBe('/problems/code-wrong');
  expect((await erase({ password, code: '000000' })).type).toBe('/problems/code-wrong');
  // A request with a wrong password fails before the code is checked, so it does not use up the code.
  expect((await erase({ password: 'yanlış şifre', code })).type).toBe('/problems/password-wrong');
  expect(await erase({ password, code })).toEqual({ erased: true });
});

test('erasure › can be started by an administrator for another user, except for the last administrator', async () => {
  const user = await settled('Please erase me.');
  expect((await call(user, 'privacy/list-erasures', {})).status).toBe(403);
  app.clock.advance(60);
  await call(admin, 'user/delete-user', { userId: user.id });
  expect(await traces(app.database.pool, [user.id, user.email, 'Please erase me.'])).toEqual([]);
  const list = async (page: number) => (await call(admin, 'privacy/list-erasures', { page, size: 1 })).body;
  const [newest, older] = [await list(0), await list(1)];
  expect(newest).toMatchObject({ total: 3, totalCapped: false, erasures: [{ bySelf: false }] });
  expect(older).toMatchObject({ page: 1, size: 1, erasures: [{ bySelf: true }] });
  const self = await call(admin, 'privacy/erase-self', adminAccount);
  expect(self.status).toBe(409);
});

test('audit log › rejects every change that is not part of an erasure', async () => {
  const id = randomUUID();
  await expect(rows('update audit_log set actor_id = $1', [id])).rejects.toThrow('only ever added');
  const [erasure] = await rows('select id from erasures limit 1');
  await expect(rows("update audit_log set action = 'x', actor_id = $1", [erasure.id])).rejects.toThrow(
    'only ever added',
  );
  await expect(rows('delete from audit_log')).rejects.toThrow('only ever added');
});

test('data copy › is deleted after three days, together with its file on disk', async () => {
  const user = await settled('I forgot my copy.');
  await call(user, 'privacy/start-export', {});
  await readyExport(user);
  const storedExports = () => rows('select id from privacy_exports where user_id = $1', [user.id]);
  // Every server process deletes expired exports at its start and then every hour, so the test starts another app.
  const looking = async () => (await startTestApp({ organizationOf: app })).close();
  app.clock.advance(3 * 86_400 - 60);
  await looking();
  expect(await storedExports()).toHaveLength(1);
  app.clock.advance(120);
  await looking();
  expect(await storedExports()).toEqual([]);
});

test('request for a data copy › is rejected after ten requests on one day, and the response contains the waiting time', async () => {
  const user = await settled('Copy after copy.');
  for (let time = 0; time < 10; time += 1) {
    expect((await call(user, 'privacy/start-export', {})).status).toBe(200);
  }
  const refused = await call(user, 'privacy/start-export', {});
  expect([refused.status, refused.body.type]).toEqual([429, '/problems/too-many-requests']);
  expect(refused.body.retryAfter).toBeGreaterThan(0);
});
