import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { costLimits } from '../../../../src/platform/http/limits/call-limits.ts';
import { sayLimit } from '../../../../src/practice/chat/voice/speaking-aloud.service.ts';
import { type FakeVoice, fakeVoice } from '../../../fake-voice.ts';
import { startTestApp, type TestApp } from '../../../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../../users.ts';

let app: TestApp;
let voice: FakeVoice;
let admin: Session;
let learner: Session;
beforeAll(async () => {
  voice = fakeVoice('configured');
  app = await startTestApp({ speech: [voice] });
  admin = await signInFirstAdministrator(app);
  learner = await addAndSignIn(app, admin);
});
afterAll(() => app.close());

const say = (body: object, who: Session = learner) =>
  app.send('POST', '/api/private/voice/say', { token: who.token, body });

const saidFiles = (folder: string) =>
  readdir(join(folder, 'speech'), { recursive: true }).catch((): string[] => []);

it('reading aloud › speaks a sentence of a conversation in the requested voice, and stores no audio', async () => {
  const options = await app.send('GET', '/api/private/voice/options', { token: learner.token });
  expect(options.json()).toEqual({ speaking: 'configured', listening: null });

  const first = await say({ text: ' Hello there. ', voice: 'female-0' });
  expect(first.statusCode).toBe(200);
  expect(first.json()).toMatchObject({ voice: 'configured', url: null, seconds: expect.any(Number) });
  expect(Buffer.from(first.json().sound, 'base64').subarray(0, 4).toString()).toBe('fLaC');
  const opus = await say({ text: 'Hello there.', voice: 'female-0', format: 'opus' });
  expect(Buffer.from(opus.json().sound, 'base64').subarray(0, 4).toString()).toBe('OggS');
  voice.asked.pop();
  await say({ text: 'Hello there.', voice: 'male-1' });
  expect(voice.asked).toEqual(['Hello there.', 'Hello there.']);
  expect(await saidFiles(app.dataDir)).toEqual([]);
});

it('reading aloud › creates the audio of a library sentence once for all users, and returns a link to it', async () => {
  const body = { text: 'Ece wakes at five.', voice: 'female-0' };
  const first = await say(body);
  expect(first.json()).toMatchObject({ voice: 'configured', url: expect.stringContaining('/api/audio/') });
  const sound = await app.send('GET', first.json().url);
  expect(sound.statusCode).toBe(200);
  expect(sound.rawPayload.subarray(0, 4).toString()).toBe('fLaC');

  expect((await say(body, admin)).json().url).toBe(first.json().url);
  expect((await say({ ...body, voice: 'male-1' })).json().url).not.toBe(first.json().url);
  expect(voice.asked.filter((text) => text === body.text)).toHaveLength(2);

  for (const name of await saidFiles(app.dataDir)) {
    expect((await stat(join(app.dataDir, 'speech', name))).mode & 0o077).toBe(0);
  }
});

it('reading aloud › rejects signed-out callers, empty or too long text, and unknown voices', async () => {
  expect((await app.send('POST', '/api/private/voice/say', { body: {} })).statusCode).toBe(401);
  for (const body of [
    { text: '  ', voice: 'female-0' },
    { text: 'a'.repeat(601), voice: 'female-0' },
    { text: 'Hi.', voice: 'robot' },
  ]) {
    expect((await say(body)).statusCode).toBe(400);
  }
});

it('reading aloud › limits the requests of each user separately', async () => {
  const other = await addAndSignIn(app, admin);
  const body = { text: 'Again.', voice: 'female-0' };
  const answers: number[] = [];
  for (let index = 0; index <= sayLimit.attempts; index += 1) {
    answers.push((await say(body, other)).statusCode);
  }
  // The per-minute limit depends on the real clock. On a slow machine only the limit of the longer period is
  // reached.
  const spoken = answers.filter((status) => status === 200).length;
  expect(spoken).toBeGreaterThanOrEqual(costLimits.sound.perMinute);
  expect(spoken).toBeLessThanOrEqual(sayLimit.attempts);
  expect(answers.filter((status) => status === 429)).toHaveLength(answers.length - spoken);
  expect((await say(body)).statusCode).toBe(200);
});

it('reading aloud › returns the problem speech-failed when the speech engine fails', async () => {
  voice.fail();
  const failed = await say({ text: 'Nobody says this.', voice: 'female-0' });
  expect([failed.statusCode, failed.json().type]).toEqual([503, '/problems/speech-failed']);
});

it('reading aloud › sends neither a child’s sentences without guardian consent nor private data to the provider', async () => {
  const [configured, basic] = [fakeVoice('configured'), fakeVoice('basic')];
  const school = await startTestApp({ speech: [configured, basic], env: { MINORS: 'on' } });
  const chief = await signInFirstAdministrator(school);
  const child = await addAndSignIn(school, chief, { name: 'Nilay', surname: 'Ak' });
  const call = (path: string, body: object, who: Session = child) =>
    school.send('POST', `/api/private/${path}`, { token: who.token, body });
  const spoken = async (text: string) =>
    (await call('voice/say', { text, voice: 'female-0' })).json<{ voice: string }>().voice;

  expect(await spoken('You live near the sea.')).toBe('basic');
  await call('privacy/set-age-band', { band: '13-17' });
  expect(await spoken('You have a dog.')).toBe('basic');
  const paper = { userId: child.id, given: true, guardian: 'Ali Kaya', covers: [] };
  await call('privacy/record-guardian', paper, chief);
  expect(await spoken('You like films.')).toBe('configured');
  expect(await spoken('Your number is 0532 123 45 67.')).toBe('basic');
  expect(await spoken('My number is oh five three two, one two three, four five, six seven.')).toBe('basic');
  expect(await spoken('Nice to meet you, Nilay!')).toBe('basic');
  expect(await spoken('I want to kill myself.')).toBe('basic');
  expect(configured.asked).toEqual(['You like films.']);
  await school.close();
});

it('reading aloud › sends conversation sentences to an external provider only while the user consents to this provider', async () => {
  const [configured, basic] = [fakeVoice('configured'), fakeVoice('basic')];
  const service = 'voice.example.org';
  const env = { SPEECH_BASE_URL: `https://${service}/v1`, SPEECH_MODEL: 'ses-1' };
  const school = await startTestApp({ speech: [configured, basic], env });
  const user = await addAndSignIn(school, await signInFirstAdministrator(school));
  const post = (path: string, body: object) =>
    school.send('POST', `/api/private/${path}`, { token: user.token, body });
  const get = async (path: string) =>
    (await school.send('GET', `/api/private/${path}`, { token: user.token })).json();
  const voiceOf = async (text: string) =>
    (await post('voice/say', { text, voice: 'female-0' })).json<{ voice: string }>().voice;
  const decide = (given: boolean) =>
    post('privacy/decide', { purpose: 'speech', given, version: 1, service });

  expect((await get('voice/options')).elsewhere).toEqual({ service, allowed: false });
  expect(await voiceOf('You like the sea.')).toBe('basic');
  // A library sentence contains no personal data, so it needs no consent.
  expect(await voiceOf('Ece wakes at five.')).toBe('configured');
  const { consents } = await get('privacy/get');
  expect(consents).toContainEqual(expect.objectContaining({ purpose: 'speech', service, given: false }));

  expect((await decide(true)).statusCode).toBe(200);
  expect((await get('voice/options')).elsewhere).toEqual({ service, allowed: true });
  expect(await voiceOf('You like the sea.')).toBe('configured');
  await decide(false);
  expect(await voiceOf('You like the sea.')).toBe('basic');
  expect(await voiceOf('You like the rain.')).toBe('basic');
  expect(configured.asked).toEqual(['Ece wakes at five.', 'You like the sea.']);
  await school.close();
});

it('reading aloud › requires no consent when the provider is in the organisation’s network', async () => {
  const configured = fakeVoice('configured');
  const env = { SPEECH_BASE_URL: 'http://kokoro:8880/v1', SPEECH_MODEL: 'ses-1' };
  const school = await startTestApp({ speech: [configured], env });
  const chief = await signInFirstAdministrator(school);
  const { body, ...answer } = await school.send('POST', '/api/private/voice/say', {
    token: chief.token,
    body: { text: 'You like the sea.', voice: 'female-0' },
  });
  expect([answer.statusCode, JSON.parse(body).voice]).toEqual([200, 'configured']);
  const options = await school.send('GET', '/api/private/voice/options', { token: chief.token });
  expect(options.json()).not.toHaveProperty('elsewhere');
  await school.close();
});
