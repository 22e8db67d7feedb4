import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../users.ts';

let app: TestApp;
let admin: Session;
let learner: Session & { id: string };
let another: Session & { id: string };

const nobody = '00000000-0000-4000-8000-000000000000';
const call = (path: string, body: object, token = admin.token) =>
  app.send('POST', `/api/private/user/${path}`, { token, body });
const levelsOf = async (...ids: string[]) => {
  const { rows } = await app.database.pool.query(
    'select id, level_id from users where id = any($1::uuid[])',
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.level_id);
};
const audited = async (action: string) => {
  const { rows } = await app.database.pool.query(
    'select target_id, detail from audit_log where action = $1 order by id',
    [action],
  );
  return rows;
};
const invite = async (email: string): Promise<string> => {
  const answer = await call('add-user', { name: 'İnci', surname: 'Su', email, role: 'user' });
  return answer.json().id;
};

beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
  learner = await addAndSignIn(app, admin, { levelId: 'A1' });
  another = await addAndSignIn(app, admin, { levelId: 'B1' });
});
afterAll(() => app.close());

test.each([
  ['set-levels', { changes: [{ userId: nobody, levelId: 'A1' }] }],
  ['invite-again', { userIds: [nobody] }],
])('user/%s › rejects callers who are not signed-in administrators', async (path, body) => {
  expect((await app.send('POST', `/api/private/user/${path}`, { body })).statusCode).toBe(401);
  expect((await call(path, body, learner.token)).statusCode).toBe(403);
});

describe('user/set-levels', () => {
  const both = (levelId: string | null) => ({
    changes: [learner.id, another.id].map((userId) => ({ userId, levelId })),
  });

  test('returns each changed user with the previous level, so that the change can be undone', async () => {
    const answer = await call('set-levels', both('B1'));
    expect(answer.json()).toEqual({ changed: [{ userId: learner.id, before: 'A1' }] });
    expect(await levelsOf(learner.id, another.id)).toEqual(['B1', 'B1']);
    const back = { changes: [{ userId: learner.id, levelId: 'A1' }] };
    expect((await call('set-levels', back)).json()).toEqual({
      changed: [{ userId: learner.id, before: 'B1' }],
    });
    expect(await levelsOf(learner.id)).toEqual(['A1']);
    expect(await audited('user.set-level')).toEqual([
      { target_id: learner.id, detail: { from: 'A1', to: 'B1' } },
      { target_id: learner.id, detail: { from: 'B1', to: 'A1' } },
    ]);
  });

  test('can remove the level of a user, and applies only the last change when a request contains several changes for one user', async () => {
    expect((await call('set-levels', both(null))).json().changed).toHaveLength(2);
    expect((await call('set-levels', both(null))).json().changed).toEqual([]);
    const twice = {
      changes: [
        { userId: learner.id, levelId: 'C1' },
        { userId: learner.id, levelId: 'A2' },
      ],
    };
    expect((await call('set-levels', twice)).json().changed).toEqual([{ userId: learner.id, before: null }]);
    expect(await levelsOf(learner.id, another.id)).toEqual(['A2', null]);
  });

  test('changes no user when a level does not exist', async () => {
    const before = await levelsOf(learner.id, another.id);
    const answer = await call('set-levels', {
      changes: [
        { userId: another.id, levelId: 'C1' },
        { userId: learner.id, levelId: 'Z9' },
      ],
    });
    expect(answer.statusCode).toBe(400);
    expect(await levelsOf(learner.id, another.id)).toEqual(before);
  });

  test.each([
    { changes: [] },
    { changes: [{ userId: 'x', levelId: null }] },
    { changes: Array.from({ length: 101 }, () => ({ userId: nobody, levelId: null })) },
  ])('rejects invalid input (case %#)', async (body) => {
    expect((await call('set-levels', body)).statusCode).toBe(400);
  });
});

describe('user/invite-again', () => {
  test('replaces the links of invited users, and skips users who have already signed in', async () => {
    const waiting = await invite('bekleyen@example.com');
    const body = { userIds: [waiting, learner.id, nobody] };
    const [first, second] = [await call('invite-again', body), await call('invite-again', body)];
    expect(second.json()).toEqual({
      invited: [
        {
          userId: waiting,
          name: 'İnci',
          surname: 'Su',
          email: 'bekleyen@example.com',
          url: expect.stringContaining('/auth/reset-password#token='),
          expiresAt: expect.any(String),
          mailed: false,
        },
      ],
      skipped: [learner.id, nobody],
    });
    const reset = (url: string) =>
      app.send('POST', '/api/idp/reset-password', {
        body: {
          newPassword: 'yepyeni bir şifre',
          token: new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '',
        },
      });
    expect((await reset(first.json().invited[0].url)).statusCode).toBe(400);
    expect((await reset(second.json().invited[0].url)).statusCode).toBe(200);
    expect((await audited('user.invite-again')).map(({ target_id }) => target_id)).toEqual([
      waiting,
      waiting,
    ]);
  });

  test('returns the links in the order in which the users were added, not in the order of the request', async () => {
    const ids: string[] = [];
    for (const who of ['zeki', 'ali', 'mert']) {
      ids.push(await invite(`${who}-sira@example.com`));
      app.clock.advance(1);
    }
    const answer = await call('invite-again', { userIds: ids.toReversed() });
    expect(answer.json().invited.map(({ userId }: { userId: string }) => userId)).toEqual(ids);
  });

  test('does not reopen closed accounts', async () => {
    const closed = await invite('kapali@example.com');
    await call('set-status', { userIds: [closed], status: 'disabled' });
    expect((await call('invite-again', { userIds: [closed] })).json()).toEqual({
      invited: [],
      skipped: [closed],
    });
  });
});

describe('user list', () => {
  const list = async (body: object) => (await call('get-all-users', body)).json();

  test('shows each user’s minutes since Monday, over all kinds of practice', async () => {
    // The current day is Tuesday, 10 March 2026. The Sunday before, 8 March, belongs to the previous week.
    const rows = [
      ['2026-03-08', 'chat', 600_000],
      ['2026-03-09', 'chat', 300_000],
      ['2026-03-10', 'chat', 90_000],
      ['2026-03-10', 'reading', 120_000],
    ];
    for (const [day, kind, ms] of rows) {
      await app.database.pool.query(
        `insert into activity_days (user_id, day, kind, active_ms, last_event_at) values ($1, $2, $3, $4, now())`,
        [learner.id, day, kind, ms],
      );
    }
    const minutes = async () => {
      const { users } = await list({});
      const of = (id: string) => users.find((user: { id: string }) => user.id === id).minutesThisWeek;
      return [of(learner.id), of(another.id)];
    };
    expect(await minutes()).toEqual([8.5, 0]);
  });

  test('can be filtered by users who were active recently, were inactive, or were never active', async () => {
    const put = (email: string, at: string | null) =>
      app.database.pool.query(
        `insert into users (id, name, surname, email, role, status, created_at, last_active_at)
         values (gen_random_uuid(), 'Q', 'Sessiz', $1, 'user', 'active', '2025-01-01', $2)`,
        [email, at],
      );
    await put('bugun@q.example', '2026-03-10T08:00:00Z');
    await put('alti@q.example', '2026-03-04T09:00:00Z');
    await put('sekiz@q.example', '2026-03-02T09:00:00Z');
    await put('kirk@q.example', '2026-01-29T09:00:00Z');
    await put('hic@q.example', null);
    const found = async (activityFilter: string) => {
      const { users } = await list({ activityFilter, surnameFilter: 'Sessiz', sort: 'email' });
      return users.map((user: { email: string }) => user.email.split('@')[0]);
    };
    expect(await found('week')).toEqual(['alti', 'bugun']);
    expect(await found('quiet-week')).toEqual(['kirk', 'sekiz']);
    expect(await found('quiet-month')).toEqual(['kirk']);
    expect(await found('never')).toEqual(['hic']);
    expect((await call('get-all-users', { activityFilter: 'sometimes' })).statusCode).toBe(400);
  });
});
