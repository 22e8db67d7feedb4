import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIdentity } from '../../../src/identity/identity.service.ts';
import { createRetention } from '../../../src/identity/privacy/erasure/retention.service.ts';
import { readConfig } from '../../../src/platform/config/config.ts';
import { createLive } from '../../../src/platform/live/live.ts';
import { createMail } from '../../../src/platform/mail/mail.ts';
import { createOutbox } from '../../../src/platform/mail/outbox.ts';
import { startTestApp, type TestApp, testClock } from '../../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../users.ts';

// The job worker deletes expired data for the first time on the day when the app starts.
const clock = testClock('2026-03-10T09:00:00Z');
const times = {
  RETENTION_CHAT_DAYS: 30,
  RETENTION_WRITING_DAYS: 60,
  RETENTION_SAFETY_DAYS: 90,
  RETENTION_USAGE_DAYS: 120,
  RETENTION_RECORDS_DAYS: 0,
};
let app: TestApp;
let admin: Session;
beforeAll(async () => {
  const env = Object.fromEntries(Object.entries(times).map(([name, days]) => [name, String(days)]));
  app = await startTestApp({ clock, env: { ...env, ROLES: 'api' } });
  admin = await signInFirstAdministrator(app);
});
afterAll(() => app.close());

const call = async (who: Session, path: string, body?: object) => {
  const answer = await app.send(body ? 'POST' : 'GET', `/api/private/${path}`, {
    token: who.token,
    ...(body ? { body } : {}),
  });
  return {
    status: answer.statusCode,
    body: answer.headers['content-type']?.includes('json') ? answer.json() : null,
  };
};
const retention = (config = times) =>
  createRetention({
    db: app.database.db,
    clock,
    log: pino({ level: 'silent' }),
    config,
    timeZone: 'Europe/Istanbul',
  });
/** Moves the clock forward by some days, and stores that retention last ran yesterday, so that the clock counts as right. */
const pass = async (days: number) => {
  clock.advance(days * 24 * 3600);
  const yesterday = new Date(clock.now().getTime() - 24 * 3_600_000);
  await sql`update retention_clock set last_run_at = ${yesterday}`.execute(app.database.db);
};
const count = async (table: string, where = 'true'): Promise<number> => {
  const { rows } = await sql
    .raw<{ count: string }>(`select count(*) from ${table} where ${where}`)
    .execute(app.database.db);
  return Number(rows[0]?.count);
};

test('retention › deletes expired rows and the rows that depend on them once a day, and stores how many it deleted', async () => {
  const learner = await addAndSignIn(app, admin);
  const conversationId = randomUUID();
  await call(learner, 'chat/start', { conversationId, kind: 'free' });
  await call(learner, 'chat/send-message', { conversationId, turnId: randomUUID(), text: 'I like the sea.' });
  await call(learner, 'chat/send-message', { conversationId, turnId: randomUUID(), text: 'I want to die' });
  const [found] = (await call(admin, 'safety/list', {})).body.cases;
  await call(admin, 'safety/settle', { id: found.id, settled: true, note: 'Ailesiyle görüşüldü' });
  const pieceId = randomUUID();
  const draftId = randomUUID();
  await call(learner, 'writing/start', { pieceId, draftId, promptId: null });
  expect(await count('messages')).toBe(1);
  expect(await retention().runIfDue()).toBe(true);
  expect(await retention().runIfDue()).toBe(false);
  expect(await count('conversations')).toBe(1);

  const before = (await call(admin, 'privacy/retention')).body;
  expect(before.kinds.find(({ kind }: { kind: string }) => kind === 'chat')).toMatchObject({
    days: 30,
    stored: 1,
    next: 0,
    oldestAt: clock.now().toISOString(),
  });

  await pass(31);
  expect((await call(admin, 'privacy/retention')).body.kinds).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'chat', next: 1 })]),
  );
  expect(await retention().runIfDue()).toBe(true);
  expect([await count('conversations'), await count('turns'), await count('messages')]).toEqual([0, 0, 0]);
  expect([await count('writings'), await count('safety_cases')]).toEqual([1, 1]);

  await pass(31);
  await retention().runIfDue();
  expect([await count('writings'), await count('writing_drafts'), await count('safety_cases')]).toEqual([
    0, 0, 1,
  ]);
  await pass(31);
  await retention().runIfDue();
  expect(await count('safety_cases')).toBe(0);

  const { runs } = (await call(admin, 'privacy/retention')).body;
  expect(runs.map(({ counts }: { counts: unknown }) => counts)).toEqual([
    [{ kind: 'safety', count: 1 }],
    [{ kind: 'writing', count: 1 }],
    [{ kind: 'chat', count: 1 }],
    [],
  ]);
  expect(await count('users', `id = '${learner.id}'`)).toBe(1);
});

test('retention › deletes expired technical records, and leaves valid and open records unchanged', async () => {
  const [one, other] = [await addAndSignIn(app, admin), await addAndSignIn(app, admin)];
  const day = 24 * 3_600_000;
  const at = (days: number) => new Date(clock.now().getTime() + days * day);
  const [over, good] = [randomUUID(), randomUUID()];
  for (const [id, last, owner] of [
    [over, at(-31), one.id],
    [good, at(-29), other.id],
  ] as const) {
    await sql`insert into guardian_requests (id, user_id, code_hash, email, asked_at, expires_at)
      values (${id}, ${owner}, ${id}, null, ${at(-400)}, ${last})`.execute(app.database.db);
    await sql`insert into idp_verification (id, identifier, value, expires_at)
      values (${id}, ${id}, ${id}, ${last})`.execute(app.database.db);
    await sql`insert into idp_session (id, user_id, token, expires_at)
      select ${id}, user_id, ${id}, ${last} from idp_session limit 1`.execute(app.database.db);
    await sql`insert into message_review_runs (id, state, filter, total, asked_at, ended_at)
      values (${id}, 'done', '{}', 1, ${at(-400)}, ${last})`.execute(app.database.db);
    await sql`insert into recording_runs (id, state, total, asked_at, ended_at)
      values (${id}, 'cancelled', 1, ${at(-400)}, ${last})`.execute(app.database.db);
    await sql`insert into curriculum_imports (id, made_by, made_at)
      values (${id}, ${owner}, ${last})`.execute(app.database.db);
    await sql`insert into invitations (code_hash, user_id, expires_at)
      values (${id}, ${owner}, ${last})`.execute(app.database.db);
  }
  for (const [id, days] of [
    [over, -123],
    [good, -110],
  ] as const) {
    await sql`insert into ai_usage (day, user_id) values (${at(days)}::date, ${id})`.execute(app.database.db);
  }
  await sql`insert into retention_runs (day, at, rows) values ('2020-01-01', '2020-01-01', '{}')`.execute(
    app.database.db,
  );
  const open = randomUUID();
  await sql`insert into message_review_runs (id, state, filter, total, asked_at)
    values (${open}, 'running', '{}', 1, ${at(-400)})`.execute(app.database.db);
  const sessions = await count('idp_session');
  clock.advance(24 * 3600);
  expect(await retention({ ...times, RETENTION_RECORDS_DAYS: 30 }).runIfDue()).toBe(true);
  const tables = [
    'guardian_requests',
    'idp_verification',
    'idp_session',
    'message_review_runs',
    'recording_runs',
  ];
  for (const [table, id] of [
    ...[...tables, 'curriculum_imports'].map((name) => [name, 'id'] as const),
    ['invitations', 'code_hash'] as const,
  ]) {
    const left = [
      await count(table, `${id}::text = '${over}'`),
      await count(table, `${id}::text = '${good}'`),
    ];
    expect([table, ...left]).toEqual([table, 0, 1]);
  }
  expect(await count('message_review_runs', `id = '${open}'`)).toBe(1);
  expect(await count('retention_runs', "day = '2020-01-01'")).toBe(0);
  expect(await count('idp_session')).toBe(sessions - 1);
  await sql`delete from message_review_runs`.execute(app.database.db);
  expect([
    await count('ai_usage', `user_id = '${over}'`),
    await count('ai_usage', `user_id = '${good}'`),
  ]).toEqual([0, 1]);
  const [run] = (await call(admin, 'privacy/retention')).body.runs;
  expect(run.counts).toEqual([
    { kind: 'usage', count: 1 },
    { kind: 'records', count: 8 },
  ]);
});

test('retention › leaves an open safety case unchanged, regardless of its age', async () => {
  const learner = await addAndSignIn(app, admin);
  const conversationId = randomUUID();
  await call(learner, 'chat/start', { conversationId, kind: 'free' });
  await call(learner, 'chat/send-message', { conversationId, turnId: randomUUID(), text: 'I want to die' });
  await pass(2000);
  await retention().runIfDue();
  expect(await count('safety_cases')).toBe(1);
  expect(await count('conversations')).toBe(0);
});

describe('retention after a jump of the clock', () => {
  /** Creates a conversation with the current date and then deletes expired data. */
  const talk = async () => {
    const learner = await addAndSignIn(app, admin);
    const conversationId = randomUUID();
    await call(learner, 'chat/start', { conversationId, kind: 'free' });
    await pass(1);
    await retention().runIfDue();
    return { learner, isThere: async () => (await count('conversations', `id = '${conversationId}'`)) === 1 };
  };
  const state = async () => (await call(admin, 'privacy/retention')).body;
  const confirm = (now: string, who = admin) => call(who, 'privacy/confirm-retention', { now });

  test('deletes no data when the clock is far ahead of the time of the last deletion', async () => {
    const { learner, isThere } = await talk();
    const before = clock.now();
    expect((await state()).pause).toBeNull();
    clock.advance(800 * 24 * 3600);
    expect(await retention().runIfDue()).toBe(false);
    // Data stored while the clock is wrong must not be used as evidence that the clock is right.
    await call(learner, 'chat/start', { conversationId: randomUUID(), kind: 'free' });
    expect(await retention().runIfDue()).toBe(false);
    expect(await isThere()).toBe(true);
    expect((await state()).pause).toEqual({
      reason: 'jump',
      now: clock.now().toISOString(),
      lastRunAt: before.toISOString(),
    });
    clock.set(before.toISOString());
    expect((await state()).pause).toBeNull();
    await pass(1);
    expect(await retention().runIfDue()).toBe(true);
    expect(await isThere()).toBe(true);
  });

  test('deletes expired data after an administrator has confirmed the clock, and records the confirmation', async () => {
    const { learner, isThere } = await talk();
    const from = clock.now().toISOString();
    clock.advance(31 * 24 * 3600);
    const now = clock.now().toISOString();
    expect((await confirm(now, learner)).status).toBe(403);
    expect((await confirm(from)).status).toBe(409);
    expect(await isThere()).toBe(true);
    const confirmed = await confirm(now);
    expect(confirmed.body).toMatchObject({ pause: null });
    expect(await isThere()).toBe(false);
    expect((await confirm(now)).status).toBe(409);
    const { rows } = await sql`
      select detail from audit_log where action = 'retention.confirm'`.execute(app.database.db);
    expect(rows).toEqual([{ detail: { from, to: now } }]);
  });

  test('deletes no data while the server clock is ahead of the database clock', async () => {
    const { db } = app.database;
    const { isPaused, runIfDue } = createRetention({
      db,
      clock: { now: () => new Date(Date.now() + 3 * 24 * 3_600_000) },
      log: pino({ level: 'silent' }),
      config: times,
      timeZone: 'Europe/Istanbul',
      comparesClocks: true,
    });
    expect([await isPaused(), await runIfDue()]).toEqual([true, false]);
  });
});

test('retention status › is visible only to administrators', async () => {
  const learner = await addAndSignIn(app, admin);
  expect((await call(learner, 'privacy/retention')).status).toBe(403);
});

test('erasure › is repeated after a restored backup has added the data of an erased user again', async () => {
  const learner = await addAndSignIn(app, admin);
  const { rows } = await sql<{
    row: object;
  }>`select to_jsonb(u) as row from users u where id = ${learner.id}`.execute(app.database.db);
  expect((await call(admin, 'user/delete-user', { userId: learner.id })).status).toBe(200);
  const file = await readFile(join(app.dataDir, 'erased-users.txt'), 'utf8');
  expect(file).toMatch(/^[0-9a-f]{64} /m);
  for (const trace of [learner.id, learner.email]) expect(file).not.toContain(trace);

  // Stores the user’s row, so that the test can insert it again like a backup from the day before.
  const columns = Object.keys(rows[0]?.row ?? {}).filter(
    (name) => !['name_fold', 'surname_fold', 'email_fold'].includes(name),
  );
  const list = columns.map((name) => `"${name}"`).join(', ');
  await sql`insert into users (${sql.raw(list)}) select ${sql.raw(list)}
    from jsonb_populate_record(null::users, ${JSON.stringify(rows[0]?.row)}::jsonb)`.execute(app.database.db);
  expect(await count('users', `id = '${learner.id}'`)).toBe(1);
  const records = await count('erasures');
  const silent = pino({ level: 'silent' });
  const { db, pool } = app.database;
  await createIdentity({
    db,
    pool,
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: app.dataDir }),
    clock,
    log: silent,
    outbox: createOutbox({
      db,
      jobs: { send: async () => {}, work: async () => {} },
      clock,
      log: silent,
      mail: createMail(undefined, 'Pratik <pratik@localhost>', silent),
    }),
    live: createLive(String(pool.options.connectionString), silent),
  });
  expect(await count('users', `id = '${learner.id}'`)).toBe(0);
  expect(await count('erasures')).toBe(records + 1);
});

test('written text that mentions danger › is answered with help instead of corrections, and opens a safety case', async () => {
  const learner = await addAndSignIn(app, admin);
  const pieceId = randomUUID();
  const draftId = randomUUID();
  await call(learner, 'writing/start', { pieceId, draftId, promptId: null });
  const text = 'My day. I went to school. I want to kill myself.';
  const sent = { draftId, text, saveId: randomUUID(), revision: 0, unheard: [] };
  const { body } = await call(learner, 'writing/submit', sent);
  expect(body.drafts[0]).toMatchObject({ danger: 'self-harm', feedback: null, assessment: null });
  expect(await count('messages', `id = '${draftId}'`)).toBe(0);
  const { cases } = (await call(admin, 'safety/list', { openOnly: true })).body;
  expect(cases.find(({ id }: { id: string }) => id === draftId)).toMatchObject({ source: 'writing' });
});

test('bulk job for messages › deletes its list of selected users when it ends', async () => {
  const filter = { states: [], userFilter: 'Gizli Kişi', disputedOnly: false };
  expect((await call(admin, 'message-process/start-run', { filter })).status).toBe(200);
  expect(await count('message_review_runs', `filter::text like '%Gizli%'`)).toBe(1);
  await call(admin, 'message-process/cancel-run', {});
  expect(await count('message_review_runs', `filter::text like '%Gizli%'`)).toBe(0);
});
