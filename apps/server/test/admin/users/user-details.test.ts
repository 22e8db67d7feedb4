import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../harness.ts';
import { addAndSignIn, type Session, signIn, signInFirstAdministrator } from '../../users.ts';

let app: TestApp;
let admin: Session;
let learner: Awaited<ReturnType<typeof addAndSignIn>>;

const nobody = '00000000-0000-4000-8000-000000000000';
const get = (path: string, id: string, token = admin.token) =>
  app.send('GET', `/api/private/user/${path}?id=${id}`, { token });
const endSessions = (body: object, token = admin.token) =>
  app.send('POST', '/api/private/user/end-user-sessions', { token, body });
const query = (text: string, values: unknown[]) => app.database.pool.query(text, values);

beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
  learner = await addAndSignIn(app, admin);
});
afterAll(() => app.close());

describe.each(['get-progress', 'list-corrections', 'get-privacy', 'list-user-sessions'])(
  'user/%s',
  (path) => {
    test('rejects learners, even when they request their own data, and returns 404 for an unknown user', async () => {
      expect((await get(path, learner.id, learner.token)).statusCode).toBe(403);
      expect((await get(path, nobody)).statusCode).toBe(404);
      expect((await get(path, 'x')).statusCode).toBe(400);
    });
  },
);

describe('user/get-progress', () => {
  test('returns the last twelve weeks in the user’s time zone, ending with the current week', async () => {
    await query(`update users set goal_days = 4 where id = $1`, [learner.id]);
    const rows = [
      ['2025-12-21', 'chat', 600_000, 1],
      ['2025-12-22', 'chat', 60_000, 1],
      ['2026-03-08', 'chat', 120_000, 1],
      ['2026-03-09', 'reading', 180_000, 0],
      ['2026-03-09', 'chat', 60_000, 1],
    ];
    for (const [day, kind, ms, turns] of rows) {
      await query(
        `insert into activity_days (user_id, day, kind, active_ms, learner_turns, last_event_at)
         values ($1, $2, $3, $4, $5, now())`,
        [learner.id, day, kind, ms, turns],
      );
    }
    const progress = (await get('get-progress', learner.id)).json();
    expect(progress.weeks).toHaveLength(12);
    expect(progress.weeks[0]).toEqual({ monday: '2025-12-22', minutes: 1, days: 1 });
    expect(progress.weeks.slice(-2)).toEqual([
      { monday: '2026-03-02', minutes: 2, days: 1 },
      { monday: '2026-03-09', minutes: 4, days: 1 },
    ]);
    expect(progress.goal).toEqual({ days: 4, doneThisWeek: 1 });
    expect(progress.streak).toMatchObject({ days: 2, todayDone: false });
    expect(progress.skills).toEqual([]);
    expect(progress.scale.length).toBeGreaterThan(0);
    expect(progress.errorProfile).toEqual({ words: { lately: 0, before: 0 }, codes: [] });
  });
});

describe('user/list-corrections', () => {
  test('counts the corrections that were shown, disputed or changed, by error code', async () => {
    const text = 'I go to school yesterday';
    const add = async (at: string, corrections: [string, number, number, string[], string?, boolean?][]) => {
      const id = randomUUID();
      await query(
        `insert into messages (id, user_id, source, text, day, state, created_at, finished_at)
         values ($1, $2, 'chat', $3, '2026-03-09', 'done', $4, $4)`,
        [id, learner.id, text, at],
      );
      for (const [code, start, end, replacements, verdict, reported] of corrections) {
        await query(
          `insert into corrections (id, message_id, code, start_at, end_at, replacements, source, confidence,
             explanation, verdict, reported_at)
           values (gen_random_uuid(), $1, $2, $3, $4, $5, 'transfer-grammar', 0.9, '{"tr":"t","en":"e"}', $6, $7)`,
          [id, code, start, end, JSON.stringify(replacements), verdict ?? null, reported ? at : null],
        );
      }
      return id;
    };
    await add('2025-11-01T09:00:00Z', [['spelling', 0, 1, ['X']]]);
    const older = await add('2026-03-01T09:00:00Z', [['tense-other', 2, 4, ['went'], 'approved']]);
    const newer = await add('2026-03-09T09:00:00Z', [
      ['tense-other', 2, 4, ['went'], 'rejected', true],
      ['punctuation', 15, 24, []],
    ]);
    const answer = (await get('list-corrections', learner.id)).json();
    expect(answer.messages).toBe(2);
    expect(answer.codes).toEqual([
      { code: 'tense-other', shown: 2, reported: 1, changed: 1, lastAt: '2026-03-09T09:00:00.000Z' },
      { code: 'punctuation', shown: 1, reported: 0, changed: 0, lastAt: '2026-03-09T09:00:00.000Z' },
    ]);
    expect(answer.latest).toEqual([
      {
        messageId: newer,
        at: '2026-03-09T09:00:00.000Z',
        code: 'punctuation',
        source: 'transfer-grammar',
        wrong: 'yesterday',
        right: null,
      },
      {
        messageId: older,
        at: '2026-03-01T09:00:00.000Z',
        code: 'tense-other',
        source: 'transfer-grammar',
        wrong: 'go',
        right: 'went',
      },
    ]);
  });
});

describe('user sessions', () => {
  const sessions = async () => (await get('list-user-sessions', learner.id)).json();

  test('can be listed and ended, and the tokens of an ended session are invalid', async () => {
    const second = await signIn(app, learner);
    const open = await sessions();
    expect(open).toMatchObject({ ours: true, sessions: [{ device: expect.any(String) }, {}] });
    const own = await app.send('GET', '/api/private/user/list-sessions', { token: second.token });
    const current = own.json().sessions.find((session: { current: boolean }) => session.current);

    const one = await endSessions({ userId: learner.id, sessionId: current.id });
    expect(one.json()).toEqual({ ended: 1 });
    expect((await endSessions({ userId: learner.id, sessionId: current.id })).json()).toEqual({ ended: 0 });
    const profile = (token: string) => app.send('GET', '/api/private/user/get-profile', { token });
    expect((await profile(second.token)).statusCode).toBe(401);
    expect((await profile(learner.token)).statusCode).toBe(200);

    expect((await endSessions({ userId: learner.id })).json()).toEqual({ ended: 1 });
    expect((await profile(learner.token)).statusCode).toBe(401);
    expect(await sessions()).toEqual({ ours: true, sessions: [] });
    const { rows } = await query(
      `select target_id, detail from audit_log where action = 'user.end-sessions' order by id`,
      [],
    );
    expect(rows).toEqual([
      { target_id: learner.id, detail: { ended: 1 } },
      { target_id: learner.id, detail: { ended: 1 } },
    ]);
  });

  test('are not ended when the request contains the session id of a different user', async () => {
    const owner = await addAndSignIn(app, admin);
    const { sessions: open } = (await get('list-user-sessions', owner.id)).json();
    const answer = await endSessions({ userId: learner.id, sessionId: open[0].id });
    expect(answer.json()).toEqual({ ended: 0 });
    expect((await get('list-user-sessions', owner.id)).json().sessions).toHaveLength(1);
  });

  test('can be ended only by an administrator', async () => {
    const owner = await addAndSignIn(app, admin);
    expect((await endSessions({ userId: owner.id }, owner.token)).statusCode).toBe(403);
    expect((await endSessions({ userId: nobody })).statusCode).toBe(404);
  });
});

test('user/get-privacy › returns the privacy notices that the user has read, the history of consents, and the data copies that were requested', async () => {
  const app = await startTestApp({ env: { AI_BASE_URL: 'http://ai.example/v1', AI_MODEL: 'm' } });
  try {
    const boss = await signInFirstAdministrator(app);
    const user = await addAndSignIn(app, boss);
    const send = (path: string, token: string, body: object) =>
      app.send('POST', `/api/private/privacy/${path}`, { token, body });
    const privacy = async () => {
      const path = `/api/private/user/get-privacy?id=${user.id}`;
      const { consents, ...rest } = (await app.send('GET', path, { token: boss.token })).json();
      const ai = consents.filter(({ purpose }: { purpose: string }) => purpose === 'ai');
      return { ...rest, consents: ai };
    };
    expect(await privacy()).toEqual({
      notice: { version: 2, readAt: null },
      consents: [{ purpose: 'ai', service: 'ai.example', version: 1, given: false, decidedAt: null }],
      log: [],
      copies: [],
    });
    const at = app.clock.now().toISOString();
    const decision = { purpose: 'ai', version: 1, service: 'ai.example' };
    await send('read-notice', user.token, { version: 2 });
    await send('decide', user.token, { ...decision, given: true });
    await send('decide', user.token, { ...decision, given: false });
    await send('start-export', boss.token, { userId: user.id });
    expect(await privacy()).toEqual({
      notice: { version: 2, readAt: at },
      consents: [{ purpose: 'ai', service: 'ai.example', version: 1, given: false, decidedAt: at }],
      log: [
        { at, ...decision, given: false },
        { at, ...decision, given: true },
      ],
      copies: [{ at, bySelf: false, by: 'Ayşe Yılmaz' }],
    });
  } finally {
    await app.close();
  }
});
