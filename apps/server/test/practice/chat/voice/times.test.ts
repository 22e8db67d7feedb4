import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { getVoiceTimes, VoiceStage } from '@pratik/contract/voice-latency';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { msOf, stepOf } from '../../../../src/practice/chat/voice/time-steps.ts';
import { type FakeAiServer, startFakeAiServer } from '../../../fake-ai-server.ts';
import {
  type FakeTranscriptionServer,
  startFakeTranscriptionServer,
} from '../../../fake-transcription-server.ts';
import { startTestApp, type TestApp } from '../../../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../../users.ts';
import { wavOf } from '../../../wav.ts';

let ai: FakeAiServer;
let stt: FakeTranscriptionServer;
let app: TestApp;
let admin: Session;
let learner: Session;
/** The clock with which all stages are measured, in milliseconds. Only the fake servers of the test move this clock. */
let ticks = 1_000_000;
const takes = (ms: number) => () => {
  ticks += ms;
};
beforeAll(async () => {
  ai = await startFakeAiServer();
  stt = await startFakeTranscriptionServer();
  app = await startTestApp({
    ticks: () => ticks,
    env: {
      METRICS: 'true',
      AI_BASE_URL: ai.url,
      AI_MODEL: 'test',
      AI_FEEDBACK: 'false',
      TRANSCRIPTION_BASE_URL: stt.url,
      TRANSCRIPTION_MODEL: 'kulak-1',
    },
  });
  admin = await signInFirstAdministrator(app);
  learner = await addAndSignIn(app, admin);
  for (const [purpose, url] of [
    ['ai', ai.url],
    ['voice', stt.url],
  ] as const) {
    await post('privacy/decide', { purpose, given: true, version: 1, service: new URL(url).host });
  }
});
afterAll(async () => {
  await app.close();
  await Promise.all([ai.close(), stt.close()]);
});

const post = (path: string, body: object, who: Session = learner) =>
  app.send('POST', `/api/private/${path}`, { token: who.token, body });
const times = async (hours?: string) => {
  const url = `/api/private/voice/times${hours ? `?hours=${hours}` : ''}`;
  const answer: AnswerOf<typeof getVoiceTimes> = (await app.send('GET', url, { token: admin.token })).json();
  return new Map(answer.stages.map((stage) => [stage.stage, stage]));
};
const about = (ms: number) => msOf(stepOf(ms));

it('voice latency › is measured for each stage of a spoken turn', async () => {
  const conversationId = randomUUID();
  await post('chat/start', { conversationId, kind: 'free' });
  const sent = { token: learner.token, body: { conversationId }, file: wavOf(2) };
  const transcribe = () => app.send('POST', '/api/private/voice/transcribe', sent);
  stt.next({ kind: 'ok', text: 'I went to the market.', work: takes(640) });
  expect((await transcribe()).statusCode).toBe(200);
  // A failed transcription request must not add a measurement of this stage.
  stt.next({ kind: 'error' });
  await transcribe();

  ai.next({ kind: 'ok', text: 'What did you buy? Tell me.', work: takes(880) });
  await post('chat/send-message', { conversationId, turnId: randomUUID(), text: 'I went to the market.' });
  await post('voice/say', { text: 'What did you buy?', voice: 'female-0' });
  const measured = [
    { stage: 'written', ms: 910 },
    { stage: 'heard', ms: 2140 },
  ];
  expect((await post('voice/report-times', { times: measured })).statusCode).toBe(200);

  const seen = await times();
  const medianOf = (stage: VoiceStage) => [seen.get(stage)?.count, seen.get(stage)?.p50Ms];
  expect(medianOf('decoding')).toEqual([2, 1]);
  expect(medianOf('transcription')).toEqual([1, about(640)]);
  expect(medianOf('queue')).toEqual([1, 1]);
  expect(medianOf('first-token')).toEqual([1, about(880)]);
  expect(medianOf('first-sentence')).toEqual([1, 1]);
  expect(medianOf('speech')).toEqual([1, 1]);
  expect(medianOf('written')).toEqual([1, about(910)]);
  expect(medianOf('heard')).toEqual([1, about(2140)]);
  expect(medianOf('prepare')).toEqual([0, null]);
  // Fastify measures this stage with its own clock, so the test can check only the number of measurements.
  expect(seen.get('upload')?.count).toBe(2);
  expect(seen.get('heard')?.budgetMs).toBe(2500);

  const { body: metrics } = await app.send('GET', '/metrics');
  expect(metrics).toContain('pratik_voice_stage_duration_seconds_sum{stage="transcription"} 0.64');
  expect(metrics).toContain('pratik_voice_stage_duration_seconds_bucket{le="2.5",stage="heard"} 1');
});

it('voice latency › is summarised over the last day or the last week', async () => {
  app.clock.advance(30 * 3600);
  expect((await times()).get('heard')?.count).toBe(0);
  expect((await times('168')).get('heard')?.count).toBe(1);
  app.clock.advance(7 * 24 * 3600);
  expect((await times('168')).get('heard')?.count).toBe(0);
});

it('voice latency › can be read only by administrators, and clients can report only stages that happen in the browser', async () => {
  const refused = await app.send('GET', '/api/private/voice/times', { token: learner.token });
  expect(refused.statusCode).toBe(403);
  for (const body of [
    { times: [] },
    { times: [{ stage: 'transcription', ms: 5 }] },
    { times: [{ stage: 'heard', ms: -1 }] },
    { times: [{ stage: 'heard', ms: 5, text: 'what I said' }] },
  ]) {
    expect((await post('voice/report-times', body)).statusCode).toBe(400);
  }
});
