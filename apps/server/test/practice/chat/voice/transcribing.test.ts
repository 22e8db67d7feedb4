import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transcribeLimit } from '../../../../src/practice/chat/voice/transcribing.service.ts';
import {
  type FakeTranscriptionServer,
  startFakeTranscriptionServer,
} from '../../../fake-transcription-server.ts';
import { startTestApp, type TestApp } from '../../../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../../users.ts';
import { wavOf } from '../../../wav.ts';

let stt: FakeTranscriptionServer;
let app: TestApp;
/** A second app of the same instance whose transcription timeout is one second. */
let hasty: TestApp;
/** A third app of the same instance whose circuit breaker opens after failures. */
let patient: TestApp;
let admin: Session;
beforeAll(async () => {
  stt = await startFakeTranscriptionServer();
  const env = {
    TRANSCRIPTION_BASE_URL: stt.url,
    TRANSCRIPTION_MODEL: 'kulak-1',
    TRANSCRIPTION_API_KEY: 'anahtar',
    TRANSCRIPTION_USD_PER_MINUTE: '0.6',
  };
  app = await startTestApp({ env });
  hasty = await startTestApp({ env: { ...env, TRANSCRIPTION_SECONDS: '1' }, organizationOf: app });
  patient = await startTestApp({ env, organizationOf: app });
  admin = await signInFirstAdministrator(app);
});
afterAll(async () => {
  await hasty.close();
  await patient.close();
  await app.close();
  await stt.close();
});

const post = (who: Session, path: string, body: object, inApp = app) =>
  inApp.send('POST', `/api/private/${path}`, { token: who.token, body });
const upload = (who: Session, conversationId: string, file: Uint8Array, inApp = app) =>
  inApp.send('POST', '/api/private/voice/transcribe', { token: who.token, body: { conversationId }, file });
const decide = (who: Session, given: boolean) =>
  post(who, 'privacy/decide', { purpose: 'voice', given, version: 1, service: new URL(stt.url).host });
const listeningOf = async (who: Session) =>
  (await app.send('GET', '/api/private/voice/options', { token: who.token })).json().listening;
const begin = async ({ allowed = true } = {}) => {
  const learner = await addAndSignIn(app, admin);
  if (allowed) await decide(learner, true);
  const conversationId = randomUUID();
  await post(learner, 'chat/start', { conversationId, kind: 'free' });
  return { learner, conversationId };
};
const hear = (who: Session, conversationId: string, file: Uint8Array, inApp = app) =>
  upload(who, conversationId, file, inApp);
const nameOf = (answer: { json(): { type: string } }) => answer.json().type.replace('/problems/', '');

describe('transcription', () => {
  it('calls the configured provider through the OpenAI-compatible API', async () => {
    const { learner, conversationId } = await begin();
    stt.next({ kind: 'ok', text: ' I went to\nthe market. ' });
    const answer = await hear(learner, conversationId, wavOf(2));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ text: 'I went to the market.', seconds: 2 });
    expect(stt.requests.at(-1)).toMatchObject({
      authorization: 'Bearer anahtar',
      model: 'kulak-1',
      language: 'en',
      name: 'speech.wav',
      type: 'audio/wav',
      seconds: 2,
    });
  });

  it('counts the time since the last activity as practice time, up to the length of the recording plus 45 seconds', async () => {
    const { learner, conversationId } = await begin();
    app.clock.advance(58);
    const whole = await hear(learner, conversationId, wavOf(50, 4000));
    expect(whole.json().meter.usedSeconds).toBe(58);
    app.clock.advance(3);
    const again = await hear(learner, conversationId, wavOf(50, 4000));
    expect(again.json().meter.usedSeconds).toBe(61);
    app.clock.advance(600);
    const late = await hear(learner, conversationId, wavOf(30, 4000));
    expect(late.json().meter.usedSeconds).toBe(61 + 45 + 30);
  });

  it('rejects invalid audio, and recordings for conversations that are closed or belong to another user', async () => {
    const { learner, conversationId } = await begin();
    const other = await addAndSignIn(app, admin);
    await decide(other, true);
    expect(nameOf(await hear(learner, conversationId, Buffer.from('this is no sound')))).toBe(
      'sound-unreadable',
    );
    expect(nameOf(await hear(learner, conversationId, wavOf(0)))).toBe('sound-unreadable');
    expect(nameOf(await hear(learner, conversationId, wavOf(63, 8000)))).toBe('sound-too-long');
    expect(nameOf(await hear(learner, conversationId, Buffer.alloc(3_000_000)))).toBe('payload-too-large');
    expect((await hear(other, conversationId, wavOf(1))).statusCode).toBe(404);
    const stranger = await app.send('POST', '/api/private/voice/transcribe', { body: {} });
    expect(stranger.statusCode).toBe(401);
    await post(learner, 'chat/end', { conversationId });
    expect(nameOf(await hear(learner, conversationId, wavOf(1)))).toBe('conversation-closed');
  });

  it('limits the number of requests per user', async () => {
    const [{ learner, conversationId }, other] = [await begin(), await begin()];
    const answers: string[] = [];
    for (let index = 0; index <= transcribeLimit.attempts; index += 1) {
      answers.push(nameOf(await hear(learner, conversationId, Buffer.from('no sound'))));
    }
    const refused = answers.filter((name) => name !== 'sound-unreadable');
    // The per-minute limit depends on the real clock. On a slow machine the limit of the longer period is reached
    // first.
    expect(refused).toHaveLength(1);
    expect(['slow-down', 'too-many-requests']).toContain(refused[0]);
    expect((await hear(other.learner, other.conversationId, wavOf(1))).statusCode).toBe(200);
  });
});

describe('transcription consent', () => {
  it('is required before a recording is sent to the provider, and ends when the user withdraws it', async () => {
    const { learner, conversationId } = await begin({ allowed: false });
    const service = new URL(stt.url).host;
    const sent = stt.requests.length;
    expect(await listeningOf(learner)).toEqual({ service, allowed: false });
    for (const file of [wavOf(2), Buffer.from('this is no sound')]) {
      const refused = await hear(learner, conversationId, file);
      expect([refused.statusCode, nameOf(refused)]).toEqual([403, 'consent-missing']);
    }
    expect(stt.requests).toHaveLength(sent);

    expect((await decide(learner, true)).json().consents).toEqual([
      expect.objectContaining({ purpose: 'voice', service, given: true }),
    ]);
    expect(await listeningOf(learner)).toEqual({ service, allowed: true });
    stt.next({ kind: 'ok', text: 'Now you hear me.' });
    const heard = await hear(learner, conversationId, wavOf(2));
    expect(heard.json().text).toBe('Now you hear me.');
    expect(stt.requests).toHaveLength(sent + 1);

    await decide(learner, false);
    expect(await listeningOf(learner)).toEqual({ service, allowed: false });
    expect(nameOf(await hear(learner, conversationId, wavOf(2)))).toBe('consent-missing');
    expect(stt.requests).toHaveLength(sent + 1);
  });

  it('is valid only for the user who gave it', async () => {
    await begin();
    const { learner, conversationId } = await begin({ allowed: false });
    expect(nameOf(await hear(learner, conversationId, wavOf(1)))).toBe('consent-missing');
  });
});

describe('transcription provider', () => {
  it('causes different problems when it fails and when it times out, and no problem when its transcript is empty', async () => {
    const { learner, conversationId } = await begin();
    const said = (inApp = app) => hear(learner, conversationId, wavOf(1), inApp);
    for (const [kind, name, inApp] of [
      ['error', 'transcription-failed', app],
      ['garbage', 'transcription-failed', app],
      ['stall', 'transcription-slow', hasty],
    ] as const) {
      stt.next({ kind });
      expect(nameOf(await said(inApp))).toBe(name);
    }
    stt.next({ kind: 'empty' });
    expect((await said()).json().text).toBe('');
    stt.next({ kind: 'busy' });
    const busy = await said();
    expect([nameOf(busy), busy.headers['retry-after']]).toEqual(['transcription-failed', '9']);
    stt.next({ kind: 'empty' });
    expect((await said()).json().text).toBe('');
  });

  it.each(['endless', 'redirect'] as const)(
    'is not called a second time, and its connection is closed, when its response is %s',
    async (kind) => {
      const { learner, conversationId } = await begin();
      const before = stt.requests.length;
      stt.next({ kind });
      expect(nameOf(await hear(learner, conversationId, wavOf(1)))).toBe('transcription-failed');
      expect(stt.requests.length - before).toBe(1);
      expect(await stt.lastSent()).toBeLessThan(16_000_000);
    },
  );

  it('may return a long transcript, of which only the first 2,000 characters are used', async () => {
    const { learner, conversationId } = await begin();
    stt.next({ kind: 'ok', text: 'word '.repeat(1000) });
    expect((await hear(learner, conversationId, wavOf(1))).json().text).toHaveLength(2000);
  });

  it('is not called for some time after three consecutive failures', async () => {
    const { learner, conversationId } = await begin();
    stt.next({ kind: 'error' }, { kind: 'error' }, { kind: 'error' });
    for (let count = 0; count < 3; count += 1) await hear(learner, conversationId, wavOf(1), patient);
    const before = stt.requests.length;
    const refused = await hear(learner, conversationId, wavOf(1), patient);
    expect([nameOf(refused), stt.requests.length]).toEqual(['transcription-failed', before]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('causes costs per second of audio, except when it rejects the request', async () => {
    const { learner, conversationId } = await begin();
    const spent = async () => {
      const { days, use } = (
        await app.send('GET', '/api/private/message-process/costs', { token: admin.token })
      ).json();
      return use.find(
        (one: { day: string; purpose: string }) => one.purpose === 'transcription' && one.day === days.at(-1),
      );
    };
    app.clock.advance(86_400);
    expect(await spent()).toBeUndefined();
    await hear(learner, conversationId, wavOf(3));
    expect(await spent()).toMatchObject({ calls: 1, seconds: 3, characters: 0, inputTokens: 0 });
    stt.next({ kind: 'garbage' });
    expect(nameOf(await hear(learner, conversationId, wavOf(1.5)))).toBe('transcription-failed');
    for (const kind of ['error', 'busy'] as const) {
      stt.next({ kind });
      await hear(learner, conversationId, wavOf(5));
    }
    const { seconds, costUsd } = await spent();
    expect(seconds).toBe(4.5);
    expect(costUsd).toBeCloseTo((4.5 / 60) * 0.6, 6);
  });

  it('is optional: recordings are rejected when no provider is configured', async () => {
    const deaf = await startTestApp();
    const someone = await addAndSignIn(deaf, await signInFirstAdministrator(deaf));
    const before = stt.requests.length;
    const answer = await upload(someone, randomUUID(), wavOf(1), deaf);
    expect([answer.statusCode, nameOf(answer)]).toEqual([501, 'transcription-off']);
    expect(stt.requests.length).toBe(before);
    await deaf.close();
  });
});
