import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '../../../test/harness.ts';
import { type Admission, limitRequests } from './admission.ts';
import { createHttpServer } from './server.ts';
import { sendEvents } from './sse.ts';

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
let app: FastifyInstance;
let admission: Admission;
let answer: () => void;

beforeEach(async () => {
  const gate = Promise.withResolvers<void>();
  answer = gate.resolve;
  app = await createHttpServer({ log, logRequests: false, trustedProxies: [] });
  admission = limitRequests(app, 2);
  app.get('/wait', async () => {
    await gate.promise;
    return 'done';
  });
  app.get('/api/public/health', async () => 'ok');
  app.get('/stream', async (request, reply) => {
    const streams = { stopping: new AbortController().signal, open: new Set<Promise<void>>() };
    const events = (async function* () {
      yield { type: 'ready' };
      await gate.promise;
    })();
    return sendEvents(request, reply, streams, events);
  });
});
afterEach(() => app.close());

const get = (url: string) => app.inject({ method: 'GET', url });

describe('admission', () => {
  test('refuses requests over the limit with 503 and Retry-After, and accepts requests again afterwards', async () => {
    const waiting = [get('/wait'), get('/wait')];
    await expect.poll(() => admission.inWork()).toBe(2);
    const refused = await get('/wait');
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().type]).toEqual([
      503,
      '2',
      '/problems/busy',
    ]);
    await get('/wait');
    expect([admission.isFull(), admission.refused(), lines.length]).toEqual([true, 2, 1]);
    answer();
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await expect.poll(() => admission.inWork()).toBe(0);
    expect((await get('/wait')).statusCode).toBe(200);
  });

  test('accepts health checks when no other request is accepted', async () => {
    const waiting = [get('/wait'), get('/wait')];
    await expect.poll(() => admission.isFull()).toBe(true);
    expect((await get('/api/public/health')).statusCode).toBe(200);
    answer();
    await Promise.all(waiting);
  });

  test('does not count an event stream that has started', async () => {
    const streams = [get('/stream'), get('/stream'), get('/stream')];
    await expect.poll(() => admission.inWork()).toBe(0);
    expect(admission.isFull()).toBe(false);
    answer();
    await Promise.all(streams);
  });

  test('counts a rejected request as answered', async () => {
    expect((await get('/unknown')).statusCode).toBe(404);
    expect((await get('/%E0%A4%A')).statusCode).toBe(400);
    await expect.poll(() => admission.inWork()).toBe(0);
  });
});

test('readiness › returns 503 when the process is full, while liveness and health return 200', async () => {
  const gate = Promise.withResolvers<void>();
  const full = await startTestApp({ env: { REQUESTS_AT_ONCE: '10' } });
  full.http.addHook('onRequest', async (request) => {
    if (request.url === '/landing-in-work') await gate.promise;
  });
  const waiting = Array.from({ length: 10 }, () => full.send('GET', '/landing-in-work'));
  const status = async (name: string) => (await full.send('GET', `/api/public/${name}`)).statusCode;
  await expect.poll(() => status('ready')).toBe(503);
  expect([await status('live'), await status('health')]).toEqual([200, 200]);
  gate.resolve();
  await Promise.all(waiting);
  await expect.poll(() => status('ready')).toBe(200);
  await full.close();
});
