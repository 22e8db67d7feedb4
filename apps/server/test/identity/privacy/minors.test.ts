import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeAiServer } from '../../fake-ai-server.ts';
import { type GuardianApp, startGuardianApp } from '../../guardian-app.ts';
import { startTestApp, type TestApp } from '../../harness.ts';
import { startMailServer } from '../../mail-server.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../users.ts';

let ai: FakeAiServer;
let app: TestApp;
let admin: Session;
let configured: GuardianApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ ai, app, admin, configured, close } = await startGuardianApp());
});
afterAll(() => close());

test('age group › can be chosen once by the user, and can then be changed only by an administrator', async () => {
  const { call } = configured;
  const learner = await addAndSignIn(app, admin);
  expect((await call(learner, 'user/get-profile')).body.asksAge).toBe(true);
  expect((await call(admin, 'user/get-profile')).body.asksAge).toBeUndefined();
  expect((await call(learner, 'privacy/set-age-band', { band: '13-17' })).status).toBe(200);
  expect((await call(learner, 'privacy/set-age-band', { band: '13-17' })).status).toBe(200);
  expect((await call(learner, 'privacy/set-age-band', { band: 'adult' })).status).toBe(409);
  expect((await call(learner, 'user/get-profile')).body.asksAge).toBeUndefined();
  expect((await call(learner, 'privacy/get')).body.minor).toEqual({
    band: '13-17',
    guardian: 'missing',
    renew: [],
    link: null,
    canMail: false,
  });

  const corrected = { userId: learner.id, band: 'adult' };
  expect((await call(learner, 'privacy/correct-age-band', corrected)).status).toBe(403);
  expect((await call(admin, 'privacy/correct-age-band', corrected)).body.minor.band).toBe('adult');
  const { entries } = (await call(admin, 'audit/list', { action: 'user.age-band' })).body;
  expect(entries[0]).toMatchObject({ targetId: learner.id, detail: { band: 'adult' } });
});

test('guardian consent › is required in addition to the child’s consent, and ends when the guardian withdraws it', async () => {
  const { call, consent, partnerOf, begin, say, asked } = configured;
  const learner = await addAndSignIn(app, admin, { name: 'Elif', surname: 'Ak' });
  // No text is sent to a provider while the child’s age is unknown.
  await consent(learner);
  expect(await partnerOf(learner)).toBe('offline');
  await call(learner, 'privacy/set-age-band', { band: 'under-13' });
  expect(await partnerOf(learner)).toBe('offline');

  const link = await call(admin, 'privacy/make-guardian-link', { userId: learner.id });
  const code = new URLSearchParams(new URL(link.body.url).hash.slice(1)).get('code');
  expect((await call(learner, 'privacy/get')).body.minor.guardian).toBe('asked');
  const read = (await call(null, 'guardian/read', { code })).body;
  expect(read).toMatchObject({
    learner: 'Elif Ak',
    decision: null,
  });
  expect(read.consents[0]).toMatchObject({ purpose: 'ai', service: new URL(ai.url).host });
  expect(JSON.stringify(read)).not.toContain(learner.email);

  const guardian = 'Nur Ak';
  const covers = await asked();
  expect((await call(null, 'guardian/decide', { code, given: true, covers })).status).toBe(400);
  expect((await call(null, 'guardian/decide', { code, given: true, guardian, covers })).status).toBe(200);
  expect(await partnerOf(learner)).toBe('ai');
  const talk = await begin(learner);
  await say(learner, talk, 'I like the sea.');
  const sent = ai.requests.length;
  expect(sent).toBeGreaterThan(0);

  // The withdrawal of a consent requires no guardian name.
  expect((await call(null, 'guardian/decide', { code, given: false })).status).toBe(200);
  expect((await say(learner, talk, 'My secret is blue.')).status).toBe(200);
  expect((await call(learner, `chat/get-conversation?id=${talk}`)).body.conversation.partner).toBe('offline');
  expect(ai.requests).toHaveLength(sent);
  const { minor } = (await call(admin, `privacy/minor?userId=${learner.id}`)).body;
  type Decided = { given: boolean; means: string; guardian: string | null };
  expect(minor.decisions.map(({ given, means, guardian: by }: Decided) => [given, means, by])).toEqual([
    [false, 'link', null],
    [true, 'link', guardian],
  ]);
});

const useOf = async (code: string) => (await configured.call(null, 'guardian/read', { code })).body.use;
const linksOf = async (userId: string) =>
  (await configured.call(admin, `privacy/minor?userId=${userId}`)).body.minor.links;

test('guardian link › accepts one decision, and after a consent only the withdrawal of this consent', async () => {
  const { call, child, codeFor, decide } = configured;
  const learner = await child();
  const first = await codeFor(learner.id);
  expect(await useOf(first)).toBe('decide');
  expect([await decide(first, false), await decide(first, false)]).toEqual([200, 200]);
  expect([await useOf(first), await decide(first, true)]).toEqual(['none', 400]);

  const second = await codeFor(learner.id);
  expect([await decide(second, true), await decide(second, true)]).toEqual([200, 200]);
  expect(await useOf(second)).toBe('withdraw');
  expect(await linksOf(learner.id)).toMatchObject([{ use: 'withdraw', mailed: false }]);
  expect([await decide(second, false), await decide(second, true)]).toEqual([200, 400]);
  expect(await linksOf(learner.id)).toEqual([]);
  const { decisions } = (await call(admin, `privacy/minor?userId=${learner.id}`)).body.minor;
  expect(decisions.map(({ given }: { given: boolean }) => given)).toEqual([false, true, false]);
});

test('guardian link › expires after thirty days, or when it is cancelled or replaced', async () => {
  const { call, child, codeFor, decide } = configured;
  const learner = await child();
  const replaced = await codeFor(learner.id);
  const waiting = await codeFor(learner.id);
  expect(await decide(replaced, true)).toBe(400);
  expect((await call(learner, 'privacy/get')).body.minor).toMatchObject({
    guardian: 'asked',
    canMail: false,
  });
  expect((await call(learner, 'privacy/take-back-guardian-link', {})).status).toBe(200);
  expect((await call(learner, 'privacy/take-back-guardian-link', {})).status).toBe(404);
  expect(await decide(waiting, true)).toBe(400);
  expect((await call(learner, 'privacy/get')).body.minor).toMatchObject({ guardian: 'missing', link: null });

  // A link with which a guardian consented can withdraw the consent. Only an administrator can end such a link; the
  // child and newer links cannot.
  const given = await codeFor(learner.id);
  await decide(given, true);
  expect((await call(learner, 'privacy/ask-guardian', { email: 'veli@example.com' })).status).toBe(409);
  expect((await call(learner, 'privacy/take-back-guardian-link', {})).status).toBe(404);
  const newer = await codeFor(learner.id);
  expect(await useOf(given)).toBe('withdraw');
  expect((await call(learner, 'privacy/end-guardian-links', { userId: learner.id })).status).toBe(403);
  const ended = await call(admin, 'privacy/end-guardian-links', { userId: learner.id });
  expect(ended.body.minor.links).toEqual([]);
  expect([await decide(given, false), await decide(newer, false)]).toEqual([400, 400]);
  const { entries } = (await call(admin, 'audit/list', { action: 'user.guardian-link-end' })).body;
  const [byAdministrator, byChild] = entries;
  expect([byChild.actor.id, byChild.targetId]).toEqual([learner.id, learner.id]);
  expect(byAdministrator.actor.id).not.toBe(learner.id);

  const late = await codeFor(learner.id);
  app.clock.advance(30 * 86_400);
  expect(await decide(late, true)).toBe(400);
});

test('guardian refusal › invalidates the guardian’s open link, so that nobody can consent with it', async () => {
  const { call, child, codeFor, decide } = configured;
  const learner = await child();
  const onPaper = await codeFor(learner.id);
  await call(admin, 'privacy/record-guardian', { userId: learner.id, given: false });
  expect(await decide(onPaper, true)).toBe(400);

  const given = await codeFor(learner.id);
  await decide(given, true);
  const waiting = await codeFor(learner.id);
  expect(await decide(given, false)).toBe(200);
  expect(await decide(waiting, true)).toBe(400);
  expect((await call(learner, 'privacy/get')).body.minor).toMatchObject({ guardian: 'refused', link: null });
});

test('guardian’s decision on paper › can be recorded by an administrator', async () => {
  const { call, consent, partnerOf, asked } = configured;
  const learner = await addAndSignIn(app, admin);
  await consent(learner);
  await call(learner, 'privacy/set-age-band', { band: '13-17' });
  const covers = await asked();
  const paper = { userId: learner.id, given: true, guardian: 'Ali Kaya', covers };
  expect((await call(learner, 'privacy/record-guardian', paper)).status).toBe(403);
  expect((await call(admin, 'privacy/record-guardian', paper)).body.minor.decisions[0]).toMatchObject({
    given: true,
    guardian: 'Ali Kaya',
    means: 'paper',
    covers,
  });
  expect(await partnerOf(learner)).toBe('ai');
  // A withdrawal requires no guardian name, but a consent does.
  const bare = { userId: learner.id, given: true };
  expect((await call(admin, 'privacy/record-guardian', { ...bare, covers })).status).toBe(400);
  const taken = await call(admin, 'privacy/record-guardian', { ...bare, given: false });
  expect(taken.body.minor.decisions[0]).toMatchObject({ given: false, guardian: null });
  expect(await partnerOf(learner)).toBe('offline');
});

test('guardian request › is rejected for adults and for the child’s own e-mail address', async () => {
  const { call } = configured;
  const learner = await addAndSignIn(app, admin);
  await call(learner, 'privacy/set-age-band', { band: 'adult' });
  expect((await call(learner, 'privacy/ask-guardian', { email: 'veli@example.com' })).status).toBe(404);
  expect((await call(admin, 'privacy/make-guardian-link', { userId: learner.id })).status).toBe(404);
  expect((await call(null, 'guardian/read', { code: 'nothing' })).body.type).toContain('invitation-invalid');
  const child = await addAndSignIn(app, admin);
  expect((await call(child, 'privacy/ask-guardian', { email: 'veli@example.com' })).body).toEqual({
    mailed: false,
  });
  const own = await call(child, 'privacy/ask-guardian', { email: child.email.toUpperCase() });
  expect([own.status, own.body.errors[0].pointer]).toEqual([400, '/email']);
});

test('age group › is not requested from users when the setting MINORS is off', async () => {
  const open = await startTestApp();
  const chief = await signInFirstAdministrator(open);
  const get = async (path: string) =>
    (await open.send('GET', `/api/private/${path}`, { token: chief.token })).json();
  expect((await get('privacy/get')).minor).toBeUndefined();
  expect((await get('user/get-profile')).asksAge).toBeUndefined();
  const band = { band: 'adult' };
  const answer = await open.send('POST', '/api/private/privacy/set-age-band', {
    token: chief.token,
    body: band,
  });
  expect(answer.statusCode).toBe(404);
  await open.close();
});

test('guardian e-mail › contains the code of the link in the URL fragment, and is sent at most three times a day', async () => {
  const server = await startMailServer();
  const configured = await startTestApp({
    env: { MINORS: 'on', SMTP_URL: server.url, PUBLIC_URL: 'http://pratik.okul.example' },
  });
  const child = await addAndSignIn(configured, await signInFirstAdministrator(configured), { name: 'Elif' });
  await configured.send('POST', '/api/private/privacy/set-age-band', {
    token: child.token,
    body: { band: '13-17' },
  });
  const ask = () =>
    configured.send('POST', '/api/private/privacy/ask-guardian', {
      token: child.token,
      body: { email: 'veli@example.com' },
    });
  expect((await ask()).json()).toEqual({ mailed: true });
  expect(await server.letterTo('veli@example.com')).toMatch(/\/auth\/guardian#code=[\w-]{32}/);
  await ask();
  await ask();
  expect((await ask()).statusCode).toBe(429);
  // Each e-mail to a guardian invalidates the link of the earlier e-mail.
  const { rows } = await configured.database.pool.query(
    'select count(*)::int as all, (count(*) filter (where expires_at > $1))::int as good from guardian_requests',
    [configured.clock.now()],
  );
  expect(rows).toEqual([{ all: 3, good: 1 }]);
  await configured.close();
  await server.stop();
});

test('guardian e-mail › is not sent when no public URL is configured', async () => {
  const configured = await startTestApp({ env: { MINORS: 'on', SMTP_URL: 'smtp://127.0.0.1:1' } });
  const child = await addAndSignIn(configured, await signInFirstAdministrator(configured));
  const asked = await configured.send('POST', '/api/private/privacy/ask-guardian', {
    token: child.token,
    body: { email: 'veli@example.com' },
    headers: { host: 'kotu.example' },
  });
  expect(asked.json()).toEqual({ mailed: false });
  const { rows } = await configured.database.pool.query('select email from guardian_requests');
  expect(rows).toEqual([]);
  await configured.close();
});
