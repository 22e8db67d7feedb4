import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRetention } from '../../src/identity/privacy/erasure/retention.service.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import type { Letter } from '../../src/platform/mail/mail.ts';
import { createSafetyLetters } from '../../src/processing/safety/safety-letters.service.ts';
import { startTestApp, type TestApp, testClock } from '../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../users.ts';

const clock = testClock('2026-03-10T09:30:00Z');
let app: TestApp;
let admin: Session;
beforeAll(async () => {
  app = await startTestApp({ clock, env: { ROLES: 'api' } });
  admin = await signInFirstAdministrator(app);
});
afterAll(() => app.close());

const call = async (who: Session, path: string, body: object = {}) => {
  const answer = await app.send('POST', `/api/private/${path}`, { token: who.token, body });
  return { status: answer.statusCode, body: answer.payload.startsWith('{') ? answer.json() : null };
};
const say = async (who: Session, text: string) => {
  const conversationId = randomUUID();
  const turnId = randomUUID();
  await call(who, 'chat/start', { conversationId, kind: 'free' });
  await call(who, 'chat/send-message', { conversationId, turnId, text });
  return { conversationId, turnId };
};
const open = async () => (await call(admin, 'safety/list', { openOnly: true, size: 100 })).body.cases;
/** Returns every database row that contains one of these texts, from all tables. */
const tracesOf = async (needles: readonly string[]) => {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss')`.execute(app.database.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.raw(name)} t where t::text ilike any(${needles.map((one) => `%${one}%`)}::text[])`.execute(
      app.database.db,
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
};

test('account erasure › anonymises open safety cases and deletes closed safety cases', async () => {
  const learner = await addAndSignIn(app, admin, { name: 'Zzefsun' });
  const hurt = await say(learner, 'My father beats me every night, zzabuse');
  clock.advance(3600);
  const despair = await say(learner, 'I want to die, zzdespair');
  await call(admin, 'safety/settle', { id: hurt.turnId, settled: true, note: 'Ailesiyle görüşüldü' });
  expect((await open()).map(({ id }: { id: string }) => id)).toEqual([despair.turnId]);
  const trail = [learner.id, learner.email, 'Zzefsun', 'zzabuse', 'zzdespair', hurt.turnId, despair.turnId];
  expect((await tracesOf(trail)).length).toBeGreaterThan(5);

  await sql`update safety_cases set notified_at = ${clock.now()}`.execute(app.database.db);
  expect((await call(admin, 'user/delete-user', { userId: learner.id })).status).toBe(200);
  // The audit log still records that an administrator closed the case, but the entry contains only the case’s id,
  // which identifies no user.
  const left = await tracesOf(trail);
  expect(left.filter((row) => !row.startsWith('public.audit_log'))).toEqual([]);
  expect(left.filter((row) => !row.includes(hurt.turnId))).toEqual([]);
  const [unnamed, ...others] = await open();
  expect(others).toEqual([]);
  expect(unnamed).toMatchObject({
    kind: 'self-harm',
    source: 'chat',
    userId: null,
    userName: '',
    raisedAt: '2026-03-10T00:00:00.000Z',
  });
  // The time of the notification e-mail is reduced to its day, like the time of the case.
  const { rows } = await sql`select notified_at from safety_cases where id = ${unnamed.id}`.execute(
    app.database.db,
  );
  expect(rows).toEqual([{ notified_at: new Date('2026-03-10T00:00:00Z') }]);
  expect((await call(admin, 'safety/look', { id: unnamed.id })).body.text).toBe('');
  await call(admin, 'safety/settle', { id: unnamed.id, settled: true, note: 'Ailesiyle görüşüldü' });
  expect(await open()).toEqual([]);
});

test('safety cases › are limited to ten per learner and hour, without limiting the help text and the reported turns', async () => {
  const learner = await addAndSignIn(app, admin, { name: 'Zzjoker' });
  const other = await addAndSignIn(app, admin, { name: 'Zzhelp' });
  const conversationId = randomUUID();
  await call(learner, 'chat/start', { conversationId, kind: 'free' });
  for (let turn = 0; turn < 12; turn += 1) {
    const sent = { conversationId, turnId: randomUUID(), text: `I want to die, number ${turn}` };
    const answer = await app.send('POST', '/api/private/chat/send-message', {
      token: learner.token,
      body: sent,
    });
    expect(answer.payload).toContain('"danger":"self-harm"');
  }
  const cry = await say(other, 'I want to die');
  const waiting = await open();
  expect(waiting.filter(({ userId }: { userId: string }) => userId === learner.id)).toHaveLength(10);
  expect(waiting.map(({ id }: { id: string }) => id)).toContain(cry.turnId);

  const path = `/api/private/chat/get-conversation?id=${conversationId}`;
  const { turns } = (await app.send('GET', path, { token: learner.token })).json();
  const partners = turns.find(({ speaker }: { speaker: string }) => speaker === 'partner');
  await call(learner, 'chat/report-turn', { turnId: partners.id });
  expect((await open()).filter(({ userId }: { userId: string }) => userId === learner.id)).toHaveLength(11);

  clock.advance(3601);
  const later = await say(learner, 'I want to die');
  expect((await open()).map(({ id }: { id: string }) => id)).toContain(later.turnId);
  await sql`update safety_cases set settled_at = ${clock.now()} where settled_at is null`.execute(
    app.database.db,
  );
});

test('safety e-mail › informs administrators about new cases at most once an hour, without names and texts', async () => {
  const letters: Letter[] = [];
  const { sendIfDue } = createSafetyLetters({
    db: app.database.db,
    clock,
    log: pino({ level: 'silent' }),
    outbox: {
      configured: true,
      post: async (_tx, letter) => {
        letters.push(letter);
        return true;
      },
    },
    publicUrl: 'https://pratik.okul.example/',
    administrators: async () => [
      { email: 'bir@okul.example', language: 'tr' },
      { email: 'iki@okul.example', language: 'en' },
    ],
  });
  expect(await sendIfDue()).toBe(false);
  const learner = await addAndSignIn(app, admin, { name: 'Zzelif' });
  await say(learner, 'I want to die, zzfirst');
  await say(learner, 'My father beats me, zzsecond');
  expect(await sendIfDue()).toBe(true);
  expect(letters.map(({ to }) => to)).toEqual(['bir@okul.example', 'iki@okul.example']);
  expect(letters[0]?.text).toContain('2 yeni kayıt');
  expect(letters[1]?.text).toContain('need your attention: 2.');
  expect(letters[0]?.text).toContain('https://pratik.okul.example/pages/message-process-safety');
  expect(JSON.stringify(letters)).not.toMatch(/zz/i);

  await say(learner, 'I want to die again');
  clock.advance(3599);
  expect(await sendIfDue()).toBe(false);
  clock.advance(1);
  expect(await sendIfDue()).toBe(true);
  expect(letters).toHaveLength(4);
  expect(letters[2]?.text).toContain('1 yeni kayıt');
  clock.advance(7200);
  expect(await sendIfDue()).toBe(false);
});

test('retention › deletes no part of a conversation in which the learner writes during the deletion', async () => {
  const learner = await addAndSignIn(app, admin);
  const { conversationId } = await say(learner, 'I like the sea.');
  const { db } = app.database;
  const isThere = async (table: string, column: string) => {
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${conversationId}`.execute(db);
    return rows.length > 0;
  };
  clock.advance(800 * 86_400);
  await sql`update retention_clock set last_run_at = ${clock.now()}`.execute(db);
  const config = readConfig({ NODE_ENV: 'test', RETENTION_CHAT_DAYS: '30' });
  const retention = createRetention({ db, clock, log: pino({ level: 'silent' }), config, timeZone: 'UTC' });
  let run: Promise<boolean> | undefined;
  await db.transaction().execute(async (tx) => {
    await sql`update conversations set last_turn_at = ${clock.now()} where id = ${conversationId}`.execute(
      tx,
    );
    run = retention.runIfDue();
    // Waits until the deletion is blocked by this test’s row lock.
    for (;;) {
      const { rows } = await sql`
        select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(
        tx,
      );
      if (rows.length > 0) break;
    }
  });
  expect(await run).toBe(true);
  expect([await isThere('conversations', 'id'), await isThere('messages', 'conversation_id')]).toEqual([
    true,
    true,
  ]);
});
