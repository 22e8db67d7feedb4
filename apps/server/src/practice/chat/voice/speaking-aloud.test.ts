import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeVoice, fakeVoice } from '../../../../test/fake-voice.ts';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../../../test/people.ts';
import { sayLimit } from './speaking-aloud.service.ts';

let app: TestApp;
let voice: FakeVoice;
let admin: Session;
let learner: Session;
beforeAll(async () => {
  voice = fakeVoice('house');
  app = await startTestApp({ speech: [voice] });
  admin = await signInFirstAdministrator(app);
  learner = await addAndSignIn(app, admin);
});
afterAll(() => app.close());

const say = (body: object, who: Session = learner) =>
  app.send('POST', '/api/private/voice/say', { token: who.token, body });

it('says a sentence once, in the voice asked for, and gives a link that plays', async () => {
  const options = await app.send('GET', '/api/private/voice/options', { token: learner.token });
  expect(options.json()).toEqual({ speaking: 'house', listening: null });

  const first = await say({ text: ' Hello there. ', voice: 'female-0' });
  expect(first.statusCode).toBe(200);
  expect(first.json()).toMatchObject({ voice: 'house' });
  const sound = await app.send('GET', first.json().url);
  expect(sound.statusCode).toBe(200);
  expect(sound.rawPayload.subarray(0, 4).toString()).toBe('fLaC');

  expect((await say({ text: 'Hello there.', voice: 'female-0' })).json().url).toBe(first.json().url);
  expect((await say({ text: 'Hello there.', voice: 'male-1' })).json().url).not.toBe(first.json().url);
  expect(voice.asked).toEqual(['Hello there.', 'Hello there.']);

  const folder = join(app.dataDir, 'speech');
  for (const name of await readdir(folder, { recursive: true })) {
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  }
});

it('refuses strangers, nothing, too much and unknown voices', async () => {
  expect((await app.send('POST', '/api/private/voice/say', { body: {} })).statusCode).toBe(401);
  for (const body of [
    { text: '  ', voice: 'female-0' },
    { text: 'a'.repeat(601), voice: 'female-0' },
    { text: 'Hi.', voice: 'robot' },
  ]) {
    expect((await say(body)).statusCode).toBe(400);
  }
});

it('lets nobody use the house’s voice without end', async () => {
  const other = await addAndSignIn(app, admin);
  const body = { text: 'Again.', voice: 'female-0' };
  let refused = 0;
  for (let index = 0; index <= sayLimit.attempts; index += 1) {
    if ((await say(body, other)).statusCode === 429) refused += 1;
  }
  expect(refused).toBe(1);
  expect((await say(body)).statusCode).toBe(200);
});

it('says so when nobody can speak', async () => {
  voice.fail();
  const failed = await say({ text: 'Nobody says this.', voice: 'female-0' });
  expect([failed.statusCode, failed.json().type]).toEqual([503, '/problems/speech-failed']);
});

it('a child’s talk goes to no service without a guardian, and nobody’s telephone number does', async () => {
  const [house, basic] = [fakeVoice('house'), fakeVoice('basic')];
  const school = await startTestApp({ speech: [house, basic], env: { MINORS: 'on' } });
  const chief = await signInFirstAdministrator(school);
  const child = await addAndSignIn(school, chief);
  const call = (path: string, body: object, who: Session = child) =>
    school.send('POST', `/api/private/${path}`, { token: who.token, body });
  const spoken = async (text: string) =>
    (await call('voice/say', { text, voice: 'female-0' })).json<{ voice: string }>().voice;

  expect(await spoken('You live near the sea.')).toBe('basic');
  await call('privacy/set-age-band', { band: '13-17' });
  expect(await spoken('You have a dog.')).toBe('basic');
  const paper = { userId: child.id, given: true, guardian: 'Ali Kaya' };
  await call('privacy/record-guardian', paper, chief);
  expect(await spoken('You like films.')).toBe('house');
  expect(await spoken('Your number is 0532 123 45 67.')).toBe('basic');
  expect(house.asked).toEqual(['You like films.']);
  await school.close();
});
