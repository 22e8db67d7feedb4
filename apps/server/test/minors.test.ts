import { randomUUID } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeAiServer, startFakeAiServer } from './fake-ai-server.ts';
import { startTestApp, type TestApp } from './harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from './people.ts';

let ai: FakeAiServer;
let app: TestApp;
let admin: Session;
beforeAll(async () => {
  ai = await startFakeAiServer();
  app = await startTestApp({
    env: { AI_BASE_URL: ai.url, AI_MODEL: 'fake', AI_FEEDBACK: 'false', MINORS: 'on' },
  });
  admin = await signInFirstAdministrator(app);
});
afterAll(async () => {
  await app.close();
  await ai.close();
});

const call = async (who: Session | null, path: string, body?: object) => {
  const base = who ? '/api/private/' : '/api/public/';
  const answer = await app.send(body ? 'POST' : 'GET', `${base}${path}`, {
    ...(who ? { token: who.token } : {}),
    ...(body ? { body } : {}),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  return { status: answer.statusCode, body: isJson ? answer.json() : undefined };
};
const consent = (who: Session) =>
  call(who, 'privacy/decide', { purpose: 'ai', given: true, version: 1, service: new URL(ai.url).host });
const partnerOf = async (who: Session) => (await call(who, 'chat/options')).body.partner;
const begin = async (who: Session) => {
  const conversationId = randomUUID();
  await call(who, 'chat/start', { conversationId, kind: 'free' });
  return conversationId;
};
const say = (who: Session, conversationId: string, text: string) =>
  call(who, 'chat/send-message', { conversationId, turnId: randomUUID(), text });

test('the age band is asked once; only an administrator changes it, and that is written down', async () => {
  const learner = await addAndSignIn(app, admin);
  expect((await call(learner, 'user/get-profile')).body.asksAge).toBe(true);
  expect((await call(admin, 'user/get-profile')).body.asksAge).toBeUndefined();
  expect((await call(learner, 'privacy/set-age-band', { band: '13-17' })).status).toBe(200);
  expect((await call(learner, 'privacy/set-age-band', { band: '13-17' })).status).toBe(200);
  expect((await call(learner, 'privacy/set-age-band', { band: 'adult' })).status).toBe(409);
  expect((await call(learner, 'user/get-profile')).body.asksAge).toBeUndefined();
  expect((await call(learner, 'privacy/get')).body.minor).toEqual({ band: '13-17', guardian: 'missing' });

  const corrected = { userId: learner.id, band: 'adult' };
  expect((await call(learner, 'privacy/correct-age-band', corrected)).status).toBe(403);
  expect((await call(admin, 'privacy/correct-age-band', corrected)).body.minor.band).toBe('adult');
  const { entries } = (await call(admin, 'audit/list', { action: 'user.age-band' })).body;
  expect(entries[0]).toMatchObject({ targetId: learner.id, detail: { band: 'adult' } });
});

test('a child’s own consent is not enough; the guardian’s link opens the way and closes it again at once', async () => {
  const learner = await addAndSignIn(app, admin, { name: 'Elif', surname: 'Ak' });
  // Before anything is said of the age, nothing goes out.
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
  expect((await call(null, 'guardian/decide', { code, given: true, guardian })).status).toBe(200);
  expect(await partnerOf(learner)).toBe('ai');
  const talk = await begin(learner);
  await say(learner, talk, 'I like the sea.');
  const sent = ai.requests.length;
  expect(sent).toBeGreaterThan(0);

  await call(null, 'guardian/decide', { code, given: false, guardian });
  expect((await say(learner, talk, 'My secret is blue.')).status).toBe(200);
  expect((await call(learner, `chat/get-conversation?id=${talk}`)).body.conversation.partner).toBe('offline');
  expect(ai.requests).toHaveLength(sent);
  const { minor } = (await call(admin, `privacy/minor?userId=${learner.id}`)).body;
  expect(
    minor.decisions.map(({ given, means }: { given: boolean; means: string }) => [given, means]),
  ).toEqual([
    [false, 'link'],
    [true, 'link'],
  ]);
});

test('an administrator records a signed sheet', async () => {
  const learner = await addAndSignIn(app, admin);
  await consent(learner);
  await call(learner, 'privacy/set-age-band', { band: '13-17' });
  const paper = { userId: learner.id, given: true, guardian: 'Ali Kaya' };
  expect((await call(learner, 'privacy/record-guardian', paper)).status).toBe(403);
  expect((await call(admin, 'privacy/record-guardian', paper)).body.minor.decisions[0]).toMatchObject({
    given: true,
    guardian: 'Ali Kaya',
    means: 'paper',
  });
  expect(await partnerOf(learner)).toBe('ai');
});

test('an adult has no guardian to ask; a wrong code opens nothing; without a mail server one is told', async () => {
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

test('where the house does not ask, nobody is asked and consent alone counts', async () => {
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

test('the guardian’s letter carries the link in its fragment, and a day takes three of them', async () => {
  const letters: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        letters.push(Buffer.concat(chunks).toString('utf8'));
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const house = await startTestApp({
    env: { MINORS: 'on', SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'http://pratik.okul.example' },
  });
  const child = await addAndSignIn(house, await signInFirstAdministrator(house), { name: 'Elif' });
  await house.send('POST', '/api/private/privacy/set-age-band', {
    token: child.token,
    body: { band: '13-17' },
  });
  const ask = () =>
    house.send('POST', '/api/private/privacy/ask-guardian', {
      token: child.token,
      body: { email: 'veli@example.com' },
    });
  expect((await ask()).json()).toEqual({ mailed: true });
  const letter = letters.find((one) => one.includes('veli@example.com')) ?? '';
  const body = Buffer.from(letter.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8');
  expect(`${letter}${body}`.replaceAll('=\r\n', '')).toMatch(/\/auth\/guardian#code(?:=|=3D)[\w-]{32}/);
  await ask();
  await ask();
  expect((await ask()).statusCode).toBe(429);
  await house.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

test('no letter goes to a guardian where the house’s own address is not set', async () => {
  const house = await startTestApp({ env: { MINORS: 'on', SMTP_URL: 'smtp://127.0.0.1:1' } });
  const child = await addAndSignIn(house, await signInFirstAdministrator(house));
  const asked = await house.send('POST', '/api/private/privacy/ask-guardian', {
    token: child.token,
    body: { email: 'veli@example.com' },
    headers: { host: 'kotu.example' },
  });
  expect(asked.json()).toEqual({ mailed: false });
  const { rows } = await house.database.pool.query('select email from guardian_requests');
  expect(rows).toEqual([]);
  await house.close();
});
