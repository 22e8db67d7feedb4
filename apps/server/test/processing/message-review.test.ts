import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInUser } from '../../src/platform/http/caller.ts';
import { type PracticeApp, startPracticeApp } from '../practice-app.ts';

let app: PracticeApp;
let admin: SignedInUser;
let ayse: SignedInUser;
let isil: SignedInUser;
beforeAll(async () => {
  app = await startPracticeApp({ worker: false });
  admin = await app.users.add({ name: 'Yönetici', surname: 'Bir', role: 'admin' });
  ayse = await app.users.add({ name: 'Ayşe', surname: 'Gökçe' });
  isil = await app.users.add({ name: 'Işıl', surname: 'İnan' });
});
afterAll(() => app.close());

/** Inserts a message with the columns that message processing fills. */
const put = async (user: SignedInUser, given: Record<string, string | number | boolean>): Promise<string> => {
  const id = randomUUID();
  const row = {
    id,
    user_id: user.id,
    source: 'chat',
    text: 'Hello.',
    day: '2026-03-10',
    state: 'done',
    created_at: '2026-03-10T09:00:00Z',
    ...given,
  };
  const values = Object.values(row).map((value) => (typeof value === 'string' ? `'${value}'` : value));
  await app.run(`insert into messages (${Object.keys(row).join(', ')}) values (${values.join(', ')})`);
  return id;
};
type Listed = { id: string; userName: string; excerpt: string };
const list = async (query: object = {}) => {
  const answer = await app.call(admin, 'message-process/list', query);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { ...answer.body, ids: answer.body.messages.map((one: Listed) => one.id) };
};

test('message review › is accessible only to administrators', async () => {
  for (const path of ['list', 'count', 'retry']) {
    const answer = await app.call(
      ayse,
      `message-process/${path}`,
      path === 'retry' ? { ids: [randomUUID()] } : {},
    );
    expect(answer.status).toBe(403);
  }
  const one = await app.call(ayse, `message-process/get-by-id?id=${randomUUID()}`, undefined, 'GET');
  expect(one.status).toBe(403);
  expect((await app.call(ayse, 'progress/admin-dashboard', undefined, 'GET')).status).toBe(403);
});

test('message review list › applies filters, sort order and page number', async () => {
  const a = await put(ayse, {
    state: 'failed',
    reason: 'x',
    duration_ms: 5,
    created_at: '2026-03-10T09:00:00Z',
  });
  const b = await put(isil, { state: 'done', duration_ms: 50, created_at: '2026-03-10T21:30:00Z' });
  const c = await put(ayse, { state: 'waiting', source: 'writing', created_at: '2026-03-12T09:00:00Z' });

  expect((await list()).ids).toEqual([c, b, a]);
  expect((await list({ order: 'asc' })).ids).toEqual([a, b, c]);
  expect((await list({ states: ['failed', 'waiting'] })).ids).toEqual([c, a]);
  expect((await list({ source: 'writing' })).ids).toEqual([c]);
  // A day in Istanbul begins at 21:00 UTC of the previous day.
  expect((await list({ from: '2026-03-11', to: '2026-03-11' })).ids).toEqual([b]);
  expect((await list({ to: '2026-03-10' })).ids).toEqual([a]);
  expect((await list({ sort: 'durationMs', order: 'desc' })).ids).toEqual([b, a, c]);
  expect((await list({ sort: 'durationMs', order: 'asc' })).ids).toEqual([c, a, b]);
  const took = (await list()).messages.map(({ durationMs }: { durationMs: number | null }) => durationMs);
  expect(took).toEqual([null, 50, 5]);
  expect(await list({ size: 2, page: 1 })).toMatchObject({
    ids: [a],
    total: 3,
    totalCapped: false,
    page: 1,
    size: 2,
  });
  expect((await list({ page: 1000 })).ids).toEqual([]);

  expect((await list({ userFilter: 'IŞIL' })).ids).toEqual([b]);
  expect((await list({ userFilter: 'ışıl inan' })).ids).toEqual([b]);
  expect((await list({ userFilter: 'gokce' })).ids).toEqual([c, a]);
  expect((await list({ userFilter: 'gö' })).ids).toEqual([c, a]);
  expect((await list({ userFilter: 'ökç' })).ids).toEqual([c, a]);
  expect((await list({ userFilter: 'ök' })).ids).toEqual([]);
  expect((await list({ userFilter: isil.id.slice(0, 13) })).ids).toEqual([b]);
  expect((await list({ userFilter: '%' })).ids).toEqual([]);
  expect((await list({ userFilter: '___' })).ids).toEqual([]);
  // The database normalizes this full-width character to a bracket, which would break a search pattern.
  expect((await list({ userFilter: '（' })).ids).toEqual([]);
});

test('message review list › shows disputed messages before all others when it is sorted by time', async () => {
  const given = { userFilter: 'Elif' };
  const elif = await app.users.add({ name: 'Elif', surname: 'Koç' });
  const at = (hour: number, more: object = {}) =>
    put(elif, { created_at: `2026-03-01T0${hour}:00:00Z`, ...more });
  const reported = { disputed: true, state: 'needs-review' };
  const [a, b, c, d, e] = [
    await at(1, reported),
    await at(2),
    await at(3, reported),
    await at(4),
    await at(5),
  ];
  expect((await list(given)).ids).toEqual([c, a, e, d, b]);
  expect((await list({ ...given, order: 'asc' })).ids).toEqual([a, c, b, d, e]);
  const pages = [0, 1, 2].map(async (page) => (await list({ ...given, size: 2, page })).ids);
  expect(await Promise.all(pages)).toEqual([[c, a], [e, d], [b]]);
  expect((await list({ ...given, size: 3, page: 0 })).ids).toEqual([c, a, e]);
  expect((await list({ ...given, states: ['done'] })).ids).toEqual([e, d, b]);
  expect((await list({ ...given, disputedOnly: true })).ids).toEqual([c, a]);
  // When the list is sorted by another column, disputed messages do not come first.
  expect((await list({ ...given, sort: 'attempts' })).ids).toEqual([a, b, c, d, e].sort().reverse());
});

test('message review list › reports the invalid fields of a filter', async () => {
  const answer = await app.call(admin, 'message-process/list', { states: ['nonsense'], size: 1000 });
  expect(answer.status).toBe(400);
  expect(answer.body.errors.map((error: { pointer: string }) => error.pointer).sort()).toEqual([
    '/size',
    '/states/0',
  ]);
});

test('message review › shows an excerpt in the list and the whole text in the detail view', async () => {
  const id = await put(isil, { text: '👍'.repeat(300) });
  const listed = (await list({ userFilter: 'Işıl' })).messages.find((one: Listed) => one.id === id);
  expect(listed).toMatchObject({ userName: 'Işıl İnan', excerpt: '👍'.repeat(160) });
  const detail = await app.call(admin, `message-process/get-by-id?id=${id}`, undefined, 'GET');
  expect(detail.body).toMatchObject({
    text: '👍'.repeat(300),
    excerpt: listed.excerpt,
    attemptList: [],
    correctionList: [],
  });
  const unknown = await app.call(admin, `message-process/get-by-id?id=${randomUUID()}`, undefined, 'GET');
  expect(unknown.status).toBe(404);
});

test('message retry › queues the selected messages, except those that are being processed', async () => {
  const user = await app.users.add({ name: 'Retry', surname: 'Person' });
  const failed = await put(user, { state: 'failed' });
  const other = await put(user, { state: 'done' });
  const busy = await put(user, { state: 'processing' });
  const answer = await app.call(admin, 'message-process/retry', { ids: [failed, other, busy, randomUUID()] });
  expect(answer.body).toEqual({ retried: 2 });
  expect((await list({ userFilter: 'Retry', states: ['waiting'] })).ids.sort()).toEqual(
    [failed, other].sort(),
  );
  const jobs = await app.run(`select data->>'messageId' as id from pgboss.job where name = 'feedback'`);
  const queued = jobs.rows.map((row) => row.id);
  expect(queued).toEqual(expect.arrayContaining([failed, other]));
  expect(queued).not.toContain(busy);
});

test('message counts › show at most 1,000, and say that there are more messages', async () => {
  const user = await app.users.add({ name: 'Çok', surname: 'Yazan' });
  await app.run(`insert into messages (id, user_id, source, text, day, state, created_at)
    select gen_random_uuid(), '${user.id}', 'chat', 'x', '2026-03-01', 'needs-review', now() + n * interval '1 second'
    from generate_series(1, 1001) n`);
  expect(await list({ states: ['needs-review'], size: 1 })).toMatchObject({ total: 1000, totalCapped: true });
  const { counts } = (await app.call(admin, 'message-process/count', {})).body;
  expect(counts).toHaveLength(5);
  const { rows } = await app.run(
    `select to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest
     from messages where state = 'needs-review'`,
  );
  expect(counts).toContainEqual({
    state: 'needs-review',
    count: 1000,
    capped: true,
    oldestAt: rows[0]?.oldest,
  });
  expect(counts).toContainEqual(expect.objectContaining({ state: 'done', oldestAt: null }));
});

test('dashboards › show a learner the learner’s own day, and an administrator the day of the whole instance', async () => {
  const school = await startPracticeApp({ clock: app.clock });
  try {
    const boss = await school.users.add({ role: 'admin' });
    const user = await school.users.add({ name: 'Elif', levelId: 'B1' });
    school.clock.set('2026-03-10T09:00:00Z');
    const begun = await school.call(user, 'chat/start', {
      conversationId: randomUUID(),
      kind: 'scenario',
      scenarioId: 'a1-cafe-in-moda',
    });
    const conversationId = begun.body.conversation.id;
    for (const _ of [1, 2]) {
      school.clock.advance(30);
      await school.call(user, 'chat/send-message', {
        conversationId,
        turnId: randomUUID(),
        text: 'A tea, please.',
      });
    }
    await school.run(`insert into activity_days (user_id, day, kind, active_ms, learner_turns, last_event_at)
      values ('${user.id}', '2026-03-09', 'writing', 60000, 1, now())`);
    await school.run(`insert into error_counts (user_id, week, code, count) values
      ('${user.id}', '2026-03-09', 'missing-article', 3), ('${user.id}', '2026-03-02', 'missing-article', 5),
      ('${user.id}', '2026-03-02', 'modal', 1), ('${user.id}', '2026-02-23', 'spelling', 9)`);

    const own = await school.call(user, 'progress/learner-dashboard', undefined, 'GET');
    expect(own.body).toMatchObject({
      name: 'Elif',
      level: 'B1',
      meter: { usedSeconds: 60, limitSeconds: 600, full: false },
      streak: { days: 2, todayDone: true, restDaysLeft: 1 },
      next: { kind: 'chat', why: 'begun' },
      errorProfile: {
        words: { lately: 6, before: 0 },
        codes: [
          { code: 'missing-article', lately: 8, before: 0, latelyRate: null, trend: null },
          { code: 'modal', lately: 1, before: 0 },
          { code: 'spelling', lately: 0, before: 9 },
        ],
      },
      openConversationId: conversationId,
    });
    expect(own.body.week).toEqual(
      ['09', '10', '11', '12', '13', '14', '15'].map((day) => ({
        day: `2026-03-${day}`,
        minutes: day === '10' || day === '09' ? 1 : 0,
        kinds:
          day === '10'
            ? [{ kind: 'chat', minutes: 1 }]
            : day === '09'
              ? [{ kind: 'writing', minutes: 1 }]
              : [],
      })),
    );

    await school.heard(boss.id, async () => {
      const { counts } = (await school.call(boss, 'message-process/count', {})).body;
      return counts.some((one: { state: string; count: number }) => one.state === 'done' && one.count === 2);
    });
    const all = (await school.call(boss, 'progress/admin-dashboard', undefined, 'GET')).body;
    expect(all).toMatchObject({
      users: { total: 2, activeToday: 1, activeThisWeek: 1 },
      queue: { oldestWaitingSeconds: null, medianDurationMs: expect.any(Number) },
      ai: { configured: false, tokensToday: 0, tokenCapPerDay: null },
      needs: { safety: 0, disputed: 0, failed: 0, flaggedQuestions: 0 },
    });
    expect(all.days).toHaveLength(14);
    expect(all.ai.spent).toMatchObject({ use: [] });
    expect(all.ai.spent.days.at(-1)).toBe('2026-03-10');
    expect(all.days.slice(-2)).toEqual([
      { day: '2026-03-09', users: 1, minutes: 1 },
      { day: '2026-03-10', users: 1, minutes: 1 },
    ]);
  } finally {
    await school.close();
  }
});

test('administrator dashboard › shows how long messages wait and are processed, and the tasks that are open', async () => {
  const now = '2026-03-14T09:00:00Z';
  app.clock.set(now);
  await app.run('delete from messages');
  await put(ayse, { state: 'waiting', created_at: '2026-03-14T08:58:30Z' });
  await put(ayse, { state: 'waiting', created_at: '2026-03-14T08:59:30Z' });
  await put(ayse, { state: 'failed', created_at: '2026-03-13T09:00:00Z' });
  await put(isil, { state: 'needs-review', disputed: true });
  for (const duration_ms of [10, 30, 500]) await put(isil, { finished_at: now, duration_ms });
  await app.run(`insert into curriculum_items
      (kind, id, level_id, title, state, version, body, flags, created_at, updated_at)
    select 'cloze', state || n, 'A1', 'x', state, 1, '{}', '{too-hard}', now(), now()
    from unnest('{published,retired}'::text[]) state, generate_series(1, 2) n`);
  const day = await app.call(admin, 'progress/admin-dashboard', undefined, 'GET');
  expect(day.body).toMatchObject({
    queue: { oldestWaitingSeconds: 90, medianDurationMs: 30 },
    needs: { disputed: 1, failed: 1, flaggedQuestions: 2 },
  });
  expect(day.body.queue.counts).toContainEqual({ state: 'waiting', count: 2 });
});
