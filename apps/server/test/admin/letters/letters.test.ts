import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import type { ListedLetter } from '@pratik/contract/letters';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetWishMs } from '../../../src/identity/provider/reset-letter.ts';
import { createMail } from '../../../src/platform/mail/mail.ts';
import { createOutbox, mostAttempts } from '../../../src/platform/mail/outbox.ts';
import { startTestApp, type TestApp } from '../../harness.ts';
import { startMailServer } from '../../mail-server.ts';
import { addAndSignIn, type Session, signIn, signInFirstAdministrator } from '../../users.ts';

const log = pino({ level: 'silent' });
const newPassword = 'yepyeni bir şifre';

/** Starts a mail server that accepts connections and never responds. `givenUp` counts the attempts that ended. */
const startSilentServer = async (): Promise<{ url: string; server: Server; givenUp(): number }> => {
  let ended = 0;
  const server = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .on('close', () => {
        ended += 1;
      });
    socket.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    server,
    givenUp: () => ended,
  };
};

const listOf = async (app: TestApp, admin: Session, body: object = {}): Promise<ListedLetter[]> => {
  const answer = await app.send('POST', '/api/private/mail/list', { token: admin.token, body });
  return answer.json<{ letters: ListedLetter[] }>().letters;
};
let added = 0;
const add = async (app: TestApp, admin: Session) => {
  added += 1;
  const body = { name: 'Işıl', surname: 'Öz', email: `davetli-${added}@example.com`, role: 'user' };
  const answer = await app.send('POST', '/api/private/user/add-user', { token: admin.token, body });
  const { id, firstSignIn } = answer.json<{ id: string; firstSignIn: { url: string; mailed: boolean } }>();
  return { id, email: body.email, firstSignIn };
};

test('user/add-user › does not wait for a mail server that does not respond', async () => {
  const silent = await startSilentServer();
  const app = await startTestApp({ env: { SMTP_URL: silent.url } });
  const admin = await signInFirstAdministrator(app);
  const { id, firstSignIn } = await add(app, admin);
  expect(firstSignIn.mailed).toBe(true);
  // The request did not wait until an attempt to send the e-mail ended at its time limit.
  expect(silent.givenUp()).toBe(0);
  expect(await listOf(app, admin, { userId: id })).toMatchObject([
    { kind: 'invitation', state: 'waiting', endedAt: null, canRetry: false },
  ]);
  silent.server.close();
  await app.close();
});

describe('e-mail outbox', () => {
  let app: TestApp;
  let admin: Session;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    server = await startMailServer();
    // Starts the app without a job worker, so that each test starts the send attempts itself.
    app = await startTestApp({
      env: { SMTP_URL: server.url, PUBLIC_URL: 'http://pratik.okul.example', ROLES: 'api' },
    });
    admin = await signInFirstAdministrator(app);
  });
  beforeEach(async () => {
    server.refuse(null);
    server.letters.length = 0;
    await app.database.pool.query('truncate rate_limits');
  });
  afterAll(async () => {
    await app.close();
    await server.stop();
  });

  const outboxTo = (url: string) => {
    const mail = createMail(url, 'Pratik <pratik@okul.example>', log);
    const jobs = { send: async () => {}, work: async () => {} };
    return createOutbox({ db: app.database.db, jobs, clock: app.clock, log, mail });
  };
  const attempt = (letterId: string, url = server.url) => outboxTo(url).deliver({ data: { letterId } });
  const texts = async (letterId: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from mail_texts where letter_id = ${letterId}`.execute(app.database.db);
    return rows[0]?.n ?? 0;
  };
  const only = async (filter: object): Promise<ListedLetter> => {
    const [letter] = await listOf(app, admin, filter);
    if (!letter) throw new Error('the outbox contains no e-mail');
    return letter;
  };
  const retry = (id: string) =>
    app.send('POST', '/api/private/mail/retry', { token: admin.token, body: { id } });

  test('sends an e-mail when the mail server is available again, and then deletes the text of the e-mail', async () => {
    const { id, email, firstSignIn } = await add(app, admin);
    const letter = await only({ userId: id });
    await expect(attempt(letter.id, 'smtp://127.0.0.1:1')).rejects.toThrow('not sent yet');
    expect(await only({ userId: id })).toMatchObject({
      state: 'waiting',
      reason: 'unreachable',
      attempts: 1,
    });
    expect(await texts(letter.id)).toBe(1);
    await attempt(letter.id);
    expect(await only({ userId: id })).toMatchObject({ state: 'sent', reason: null, canRetry: false });
    expect(await server.letterTo(email)).toContain(firstSignIn.url);
    expect(await texts(letter.id)).toBe(0);
  });

  test('sends an e-mail only once when two jobs process it', async () => {
    const { id, email } = await add(app, admin);
    const letter = await only({ userId: id });
    const both = await Promise.allSettled([attempt(letter.id), attempt(letter.id)]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    await attempt(letter.id);
    expect(server.letters.filter(({ to }) => to === email)).toHaveLength(1);
  });

  test('sends an e-mail that a killed process had begun to send, even when the clock was set back', async () => {
    const { id } = await add(app, admin);
    const letter = await only({ userId: id });
    const claimAt = (time: Date) =>
      sql`update mail_letters set claimed_at = ${time} where id = ${letter.id}`.execute(app.database.db);
    const now = app.clock.now().getTime();
    await claimAt(new Date(now - 1000));
    await expect(attempt(letter.id)).rejects.toThrow('not sent yet');
    await claimAt(new Date(now + 86_400_000));
    await attempt(letter.id);
    expect(await only({ userId: id })).toMatchObject({ state: 'sent' });
  });

  test('shows the reason when an address is rejected, and sends the e-mail again on request', async () => {
    const { id, email } = await add(app, admin);
    const letter = await only({ userId: id });
    server.refuse(550);
    await attempt(letter.id);
    expect(await only({ state: 'failed' })).toMatchObject({
      id: letter.id,
      userId: id,
      to: email,
      reason: 'refused',
      attempts: 1,
      canRetry: true,
    });
    server.refuse(null);
    expect((await retry(letter.id)).json()).toMatchObject({ state: 'waiting', attempts: 0 });
    await attempt(letter.id);
    expect(await only({ userId: id })).toMatchObject({ state: 'sent' });
    expect((await retry(letter.id)).json()).toMatchObject({ type: '/problems/conflict' });
    expect((await retry(randomUUID())).statusCode).toBe(404);
    const { rows } = await sql`select target_id, detail from audit_log where action = 'letter.retry'`.execute(
      app.database.db,
    );
    expect(rows).toEqual([{ target_id: id, detail: { kind: 'invitation' } }]);
  });

  test('retries while the mail server is busy, and marks the e-mail as failed after the last attempt', async () => {
    const { id } = await add(app, admin);
    const letter = await only({ userId: id });
    server.refuse(451);
    await expect(attempt(letter.id)).rejects.toThrow('not sent yet');
    await sql`update mail_letters set attempts = ${mostAttempts - 1} where id = ${letter.id}`.execute(
      app.database.db,
    );
    await attempt(letter.id);
    expect(await only({ userId: id })).toMatchObject({
      state: 'failed',
      reason: 'busy',
      attempts: mostAttempts,
    });
  });

  test('deletes the text of an e-mail without sending it when the link in the text has expired', async () => {
    const { id } = await add(app, admin);
    const letter = await only({ userId: id });
    const before = app.clock.now();
    app.clock.advance(73 * 3600);
    await outboxTo(server.url).sweep();
    expect(await only({ userId: id })).toMatchObject({
      state: 'failed',
      reason: 'expired',
      canRetry: false,
    });
    expect(await texts(letter.id)).toBe(0);
    app.clock.set(before.toISOString());
  });

  test('creates a new job for a waiting e-mail whose job is lost', async () => {
    const { id } = await add(app, admin);
    const letter = await only({ userId: id });
    const sent: object[] = [];
    const mail = createMail(server.url, 'Pratik <pratik@okul.example>', log);
    const jobs = {
      send: async (_tx: unknown, _queue: unknown, data: object) => void sent.push(data),
      work: async () => {},
    };
    const before = app.clock.now();
    app.clock.advance(3 * 3600);
    await createOutbox({ db: app.database.db, jobs, clock: app.clock, log, mail }).sweep();
    expect(sent).toContainEqual({ letterId: letter.id });
    app.clock.set(before.toISOString());
  });

  test('sends the password reset e-mail after an outage of the mail server, without storing the text of the e-mail', async () => {
    const user = await addAndSignIn(app, admin);
    const ask = () => app.send('POST', '/api/idp/request-password-reset', { body: { email: user.email } });
    expect((await ask()).json()).toEqual({ success: true });
    expect((await ask()).json()).toEqual({ success: true });
    const { rows } = await sql<{ id: string; expires_at: Date }>`
      select id, expires_at from mail_letters where recipient = ${user.email}`.execute(app.database.db);
    expect(rows).toHaveLength(1);
    const [wish] = rows as [{ id: string; expires_at: Date }];
    expect(wish.expires_at.getTime()).toBe(app.clock.now().getTime() + resetWishMs);
    expect(await texts(wish.id)).toBe(0);

    const page = server.url;
    const reset = async (attemptedAt: string) => {
      const outbox = outboxTo(attemptedAt);
      const { createResetWriter } = await import('../../../src/identity/provider/reset-letter.ts');
      const issuer = await sql<{ issuer: string }>`select issuer from identities limit 1`.execute(
        app.database.db,
      );
      outbox.writeWhenSent(
        'password-reset',
        createResetWriter({
          db: app.database.db,
          issuer: issuer.rows[0]?.issuer ?? '',
          origin: 'http://pratik.okul.example',
          now: Date.now,
        }),
      );
      await outbox.deliver({ data: { letterId: wish.id } });
    };
    await expect(reset('smtp://127.0.0.1:1')).rejects.toThrow('not sent yet');
    await reset(page);
    const [url = ''] = /http:\S+/.exec(await server.letterTo(user.email)) ?? [];
    const token = /token=([\w-]+)/.exec(url)?.[1] ?? '';
    const set = await app.send('POST', '/api/idp/reset-password', { body: { token, newPassword } });
    expect(set.json()).toEqual({ success: true });
    await signIn(app, { email: user.email, password: newPassword });
    expect(await only({ userId: user.id })).toMatchObject({ kind: 'password-reset', state: 'sent' });
  });

  test('cannot be listed by learners, and is listed for administrators without the texts of the e-mails', async () => {
    const learner = await addAndSignIn(app, admin);
    const refused = await app.send('POST', '/api/private/mail/list', { token: learner.token, body: {} });
    expect(refused.statusCode).toBe(403);
    const { firstSignIn } = await add(app, admin);
    const listed = await app.send('POST', '/api/private/mail/list', { token: admin.token, body: {} });
    expect(listed.json()).toMatchObject({ configured: true });
    expect(listed.body).not.toContain(firstSignIn.url);
    expect(listed.body).not.toContain('Merhaba');
  });
});
