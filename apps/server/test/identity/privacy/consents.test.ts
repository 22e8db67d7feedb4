import { randomUUID } from 'node:crypto';
import { browserService, type PrivacyTextKind } from '@pratik/contract/privacy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeAiServer, startFakeAiServer } from '../../fake-ai-server.ts';
import { startTestApp, type TestApp } from '../../harness.ts';
import { eventsIn } from '../../practice-app.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../users.ts';

let ai: FakeAiServer;
let app: TestApp;
let admin: Session;
beforeAll(async () => {
  ai = await startFakeAiServer();
  app = await startTestApp({ env: { AI_BASE_URL: ai.url, AI_MODEL: 'fake', AI_FEEDBACK: 'false' } });
  admin = await signInFirstAdministrator(app);
});
afterAll(async () => {
  await app.close();
  await ai.close();
});

const call = async (who: Session, path: string, body?: object) => {
  const answer = await app.send(body ? 'POST' : 'GET', `/api/private/${path}`, {
    token: who.token,
    ...(body ? { body } : {}),
  });
  const events = String(answer.headers['content-type']).startsWith('text/event-stream');
  return {
    status: answer.statusCode,
    body: events ? undefined : answer.json(),
    events: events ? eventsIn(answer.body) : [],
  };
};
const decide = async (who: Session, given: boolean) => {
  const [consent] = (await call(who, 'privacy/get')).body.consents;
  const { purpose, version, service } = consent;
  return call(who, 'privacy/decide', { purpose, given, version, service });
};
const begin = async (who: Session) => {
  const conversationId = randomUUID();
  const { body } = await call(who, 'chat/start', { conversationId, kind: 'free' });
  return body.conversation;
};
const say = (who: Session, conversationId: string, text: string) =>
  call(who, 'chat/send-message', { conversationId, turnId: randomUUID(), text });

test('AI consent › is required before any text is sent to the AI provider', async () => {
  const learner = await addAndSignIn(app, admin);
  expect((await call(learner, 'chat/options')).body).toMatchObject({
    partner: 'offline',
    consentMissing: true,
  });
  const conversation = await begin(learner);
  expect(conversation.partner).toBe('offline');
  const before = ai.requests.length;
  const { events } = await say(learner, conversation.id, 'I like the sea.');
  expect(events.at(-1)).toMatchObject({ type: 'done' });
  expect(ai.requests).toHaveLength(before);
});

test('AI consent › is valid only for the provider that it names, and until the user withdraws it', async () => {
  const learner = await addAndSignIn(app, admin);
  const { body: state } = await call(learner, 'privacy/get');
  expect(state.consents).toEqual([
    expect.objectContaining({
      purpose: 'ai',
      service: new URL(ai.url).host,
      given: false,
      decidedAt: null,
    }),
    // No transcription provider is configured, so the consent for voice concerns the speech recognition of the
    // browser.
    expect.objectContaining({ purpose: 'voice', service: browserService, given: false }),
  ]);
  expect((await decide(learner, true)).body.consents[0].given).toBe(true);
  expect((await call(learner, 'chat/options')).body.partner).toBe('ai');
  const conversation = await begin(learner);
  expect(conversation.partner).toBe('ai');
  ai.next({ kind: 'ok', text: 'The sea is lovely. Do you swim?' });
  await say(learner, conversation.id, 'I like the sea.');
  expect(JSON.stringify(ai.requests.at(-1)?.body)).toContain('I like the sea.');

  const sent = ai.requests.length;
  const { body: after } = await decide(learner, false);
  expect(after.consents[0].given).toBe(false);
  expect(after.log.map((one: { given: boolean }) => one.given)).toEqual([false, true]);
  const { events } = await say(learner, conversation.id, 'My secret is blue.');
  expect(events.at(-1)).toMatchObject({ type: 'done' });
  const { body: read } = await call(learner, `chat/get-conversation?id=${conversation.id}`);
  expect(read.conversation.partner).toBe('offline');
  expect(ai.requests).toHaveLength(sent);
});

test('consent › is accepted only for the text version and provider that were shown to the user', async () => {
  const learner = await addAndSignIn(app, admin);
  const service = new URL(ai.url).host;
  const wish = { purpose: 'ai', given: true, version: 1, service };
  expect((await call(learner, 'privacy/decide', { ...wish, version: 99 })).status).toBe(409);
  expect((await call(learner, 'privacy/decide', { ...wish, service: 'other.example.org' })).status).toBe(409);
  expect((await call(learner, 'privacy/decide', { ...wish, purpose: 'voice' })).status).toBe(409);
  expect((await call(learner, 'privacy/decide', { ...wish, purpose: 'reminders' })).status).toBe(404);
  expect((await call(learner, 'privacy/get')).body.log).toEqual([]);
});

test('consent text › can be changed only by an administrator, who decides whether existing consents end', async () => {
  const learner = await addAndSignIn(app, admin);
  expect((await call(learner, 'privacy/list-texts')).status).toBe(403);
  const textOf = async (kind: PrivacyTextKind) =>
    (await call(admin, 'privacy/list-texts')).body.texts.find((text: { kind: string }) => text.kind === kind);
  await decide(learner, true);
  const { version } = await textOf('ai');
  const change = { kind: 'ai', tr: 'Yeni bir onay metni yazıldı.', en: 'A new text of the consent.' };
  expect((await call(learner, 'privacy/save-text', { ...change, version, asksAgain: true })).status).toBe(
    403,
  );

  expect((await call(admin, 'privacy/save-text', { ...change, version, asksAgain: false })).status).toBe(200);
  expect((await call(learner, 'privacy/get')).body.consents[0]).toMatchObject({ given: true, tr: change.tr });
  const late = await call(admin, 'privacy/save-text', { ...change, version, asksAgain: true });
  expect(late.status).toBe(409);
  // The response to a conflict contains the current text and its author.
  expect([await textOf('ai'), await textOf('notice')]).toMatchObject([
    { version: version + 1, tr: change.tr, madeBy: 'Ayşe Yılmaz' },
    { madeBy: null },
  ]);

  await call(admin, 'privacy/save-text', { ...change, version: version + 1, asksAgain: true });
  expect((await call(learner, 'privacy/get')).body.consents[0].given).toBe(false);
  expect((await call(learner, 'chat/options')).body.partner).toBe('offline');
  const { body: audit } = await call(admin, 'audit/list', { size: 20 });
  expect(audit.entries[0]).toMatchObject({ action: 'privacy-text.save', targetId: 'ai' });

  const { version: last } = await textOf('ai');
  await decide(learner, true);
  const { log } = (await call(learner, 'privacy/get')).body;
  expect(log.map((entry: { version: number }) => entry.version)).toEqual([last, version]);
});

test('privacy texts included in the installation › have the date of the installation, not the date on which they were written', async () => {
  // The date of a text may be the start of the transaction that ran all migrations, before the first recorded time.
  const { rows } = await app.database.pool.query(
    `select kind, version from privacy_texts, (
       select min(timestamp::timestamptz) as first, max(timestamp::timestamptz) as last from kysely_migration
     ) migrated
     where made_by is null and made_at not between first - interval '1 hour' and last`,
  );
  expect(rows).toEqual([]);
  const { texts } = (await call(admin, 'privacy/list-texts')).body;
  const dates = await app.database.pool.query("select made_at from privacy_texts where kind = 'notice'");
  const shown = texts.find((text: { kind: string }) => text.kind === 'notice').madeAt;
  expect(dates.rows.map((row) => row.made_at.toISOString())).toContain(shown);
});

test('privacy notice › can be marked as read in its current version only, and without any consent', async () => {
  const learner = await addAndSignIn(app, admin);
  const { notice } = (await call(learner, 'privacy/get')).body;
  expect(notice).toMatchObject({ version: 2, readAt: null });
  expect((await call(learner, 'privacy/read-notice', { version: 7 })).status).toBe(409);
  const { body } = await call(learner, 'privacy/read-notice', { version: 2 });
  expect(body.notice.readAt).not.toBeNull();
  expect(body.consents[0].given).toBe(false);
});

test('list of consents › contains only the browser’s speech recognition when no provider is configured', async () => {
  const bare = await startTestApp();
  const chief = await signInFirstAdministrator(bare);
  const answer = await bare.send('GET', '/api/private/privacy/get', { token: chief.token });
  expect(answer.json().consents).toEqual([expect.objectContaining({ purpose: 'voice' })]);
  const options = await bare.send('GET', '/api/private/chat/options', { token: chief.token });
  expect(options.json()).toMatchObject({ partner: 'offline', consentMissing: false });
  await bare.close();
});

test('profile › reports an unread privacy notice until the user has marked the current version as read', async () => {
  const learner = await addAndSignIn(app, admin);
  const profile = async (who: Session) => (await call(who, 'user/get-profile')).body;
  const noticeOf = async (who: Session) => (await call(who, 'privacy/get')).body.notice;
  for (const who of [learner, admin]) {
    const { version } = await noticeOf(who);
    expect((await profile(who)).unreadNotice).toBe(true);
    await call(who, 'privacy/read-notice', { version });
    expect((await profile(who)).unreadNotice).toBeUndefined();
  }
  const { texts } = (await call(admin, 'privacy/list-texts')).body;
  const { kind, version, tr, en } = texts.find((text: { kind: string }) => text.kind === 'notice');
  const renewed = { kind, version, tr: `${tr} Yeni.`, en: `${en} New.`, asksAgain: false };
  expect((await call(admin, 'privacy/save-text', renewed)).status).toBe(200);
  expect((await profile(learner)).unreadNotice).toBe(true);
  expect((await call(learner, 'privacy/read-notice', { version })).status).toBe(409);
  await call(learner, 'privacy/read-notice', { version: version + 1 });
  expect((await profile(learner)).unreadNotice).toBeUndefined();
});
