import { decodeJwt } from 'jose';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Live } from '../../src/platform/live/live.ts';
import { createLive } from '../../src/platform/live/live.ts';
import { startTestApp, type TestApp } from '../harness.ts';
import { appCode } from '../security/authenticator.ts';
import { addAndSignIn, type Session, signIn, signInFirstAdministrator } from '../users.ts';

let app: TestApp;
let admin: Session;
let live: Live;
let address: string;
/** Opens a second connection for database notifications, like another server process of the instance. */
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
  live = createLive(app.database.url, pino({ level: 'silent' }));
  await live.start();
  address = await app.http.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await live.stop();
  await app.close();
});

/**
 * Returns the sessions that receive `session-ended` because of `act`. The wait ends when an event sent after `act`
 * arrives.
 */
const sessionsNotified = async (
  userId: string,
  sessions: Session[],
  act: () => Promise<unknown>,
): Promise<Session[]> => {
  const heard = new Set<Session>();
  const marker = '00000000-0000-4000-8000-00000000000a';
  let arrived = () => {};
  const unsubscribe = [
    ...sessions.map((session) =>
      live.subscribe({
        userId,
        sessionId: String(decodeJwt(session.token).sid),
        admin: false,
        push: (event) => {
          if (event.type === 'session-ended') heard.add(session);
        },
      }),
    ),
    live.subscribe({ userId: marker, sessionId: null, admin: false, push: () => arrived() }),
  ];
  await act();
  await new Promise<void>((resolve) => {
    arrived = resolve;
    void live.announce(app.database.db, { user: marker }, { type: 'ready' });
  });
  for (const stop of unsubscribe) stop();
  return sessions.filter((session) => heard.has(session));
};

const threeSessions = async () => {
  const user = await addAndSignIn(app, admin);
  const [second, third] = [await signIn(app, user), await signIn(app, user)];
  return { user, second, third, all: [user, second, third] };
};
const call = (path: string, token: string, body: object = {}) =>
  app.send('POST', `/api/private/user/${path}`, { token, body });

test('sign-out › sends the event session-ended only to the session that signs out', async () => {
  const { user, second, all } = await threeSessions();
  const headers = { cookie: second.cookie, origin: 'http://localhost:80' };
  expect(
    await sessionsNotified(user.id, all, () => app.send('POST', '/api/idp/sign-out', { body: {}, headers })),
  ).toEqual([second]);
});

test('sessions › are limited to 100 per account, and the next sign-in ends the session that has been inactive longest', async () => {
  const { user, second, third, all } = await threeSessions();
  const { pool } = app.database;
  await pool.query(`update idp_session set last_seen_at = now() - interval '1 day' where id = $1`, [
    decodeJwt(second.token).sid,
  ]);
  await pool.query(
    `insert into idp_session (id, user_id, token, expires_at)
     select 'dolu-' || n, user_id, 'dolu-' || n, expires_at
     from idp_session, generate_series(1, 97) as n where id = $1`,
    [decodeJwt(third.token).sid],
  );
  expect(await sessionsNotified(user.id, all, () => signIn(app, user))).toEqual([second]);
  const { rows } = await pool.query('select count(*)::int as n from idp_session where user_id = $1', [
    decodeJwt(user.token).sub,
  ]);
  expect(rows).toEqual([{ n: 100 }]);
});

test('ending sessions › sends the event session-ended only to the sessions that were ended', async () => {
  const { user, second, third, all } = await threeSessions();
  const sessionId = decodeJwt(second.token).sid;
  expect(await sessionsNotified(user.id, all, () => call('end-session', user.token, { sessionId }))).toEqual([
    second,
  ]);
  expect(await sessionsNotified(user.id, all, () => call('end-other-sessions', user.token))).toEqual([
    second,
    third,
  ]);
});

test('password change › sends the event session-ended to all sessions except the current session', async () => {
  const { user, second, third, all } = await threeSessions();
  const change = { currentPassword: user.password, newPassword: 'bambaşka bir şifre' };
  expect(await sessionsNotified(user.id, all, () => call('change-password', user.token, change))).toEqual([
    second,
    third,
  ]);
});

test('closing or deleting an account › sends the event session-ended to all sessions of the account', async () => {
  for (const [path, body] of [
    ['set-status', (id: string) => ({ userIds: [id], status: 'disabled' })],
    ['delete-user', (id: string) => ({ userId: id })],
  ] as const) {
    const { user, all } = await threeSessions();
    expect(await sessionsNotified(user.id, all, () => call(path, admin.token, body(user.id)))).toEqual(all);
  }
});

/** Runs `act` after a stream opens, and returns the stream’s event types until it ends. */
const streamed = async (user: Session, act: () => Promise<unknown>): Promise<string[]> => {
  const answer = await fetch(`${address}/api/private/events/stream`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  const events: string[] = [];
  for await (const chunk of answer.body ?? []) {
    const text = new TextDecoder().decode(chunk);
    events.push(...[...text.matchAll(/^event: (.+)$/gm)].map(([, type]) => String(type)));
    if (events.length === 1) await act();
  }
  return events;
};

test('event stream › ends when the session ends', async () => {
  const user = await addAndSignIn(app, admin);
  const close = () => call('set-status', admin.token, { userIds: [user.id], status: 'disabled' });
  expect(await streamed(user, close)).toEqual(['ready', 'session-ended']);
});

test('event stream › ends when the user removes the second factor', async () => {
  const user = await addAndSignIn(app, admin, { role: 'admin' });
  const { secret } = (await call('begin-authenticator-app', user.token, { password: user.password })).json();
  const made = await call('confirm-authenticator-app', user.token, { code: appCode(secret) });
  const [code] = made.json<{ recoveryCodes: string[] }>().recoveryCodes;
  const end = () =>
    call('end-authenticator-app', user.token, { password: user.password, code }).then((answer) =>
      expect(answer.statusCode).toBe(200),
    );
  expect(await streamed(user, end)).toEqual(['ready', 'authenticate-again']);
});

test('event stream › ends when the user’s role changes, and the next stream contains only the events for the new role', async () => {
  const user = await addAndSignIn(app, admin, { role: 'admin' });
  const messageReview = (id: string) =>
    live.announce(app.database.db, 'administrators', {
      type: 'message-process',
      messageId: id,
      state: 'failed',
    });
  const id = '00000000-0000-4000-8000-00000000000b';
  const change = { id: user.id, name: 'Can', surname: 'Öz', levelId: null };
  const asAdministrator = await streamed(user, async () => {
    await messageReview(id);
    await call('update', admin.token, { ...change, revision: 0, role: 'user' });
    await messageReview(id);
  });
  expect(asAdministrator).toEqual(['ready', 'message-process', 'role-changed']);
  expect((await call('get-all-users', user.token)).statusCode).toBe(403);

  const asLearner = await streamed(user, async () => {
    await messageReview(id);
    await call('update', admin.token, { ...change, revision: 1, role: 'admin' });
  });
  expect(asLearner).toEqual(['ready', 'role-changed']);
});
