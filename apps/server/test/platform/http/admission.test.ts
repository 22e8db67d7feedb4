import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Admission, limitRequests } from '../../../src/platform/http/limits/admission.ts';
import { createHttpServer } from '../../../src/platform/http/server.ts';
import { sendEvents } from '../../../src/platform/http/streams/sse.ts';
import { startTestApp } from '../../harness.ts';
import { signInFirstAdministrator } from '../../users.ts';

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
let app: FastifyInstance;
let admission: Admission;
let answer: () => void;

beforeEach(async () => {
  const gate = Promise.withResolvers<void>();
  answer = gate.resolve;
  app = await createHttpServer({ log, logRequests: false, trustedProxies: [] });
  admission = limitRequests(app, { most: 2, expectedWaitMs: () => 0 });
  app.get('/wait', async () => {
    await gate.promise;
    return 'done';
  });
  app.get('/api/public/health', async () => 'ok');
  app.get('/stream', async (asked, reply) => {
    const streams = { stopping: new AbortController().signal, open: new Set<Promise<void>>() };
    const events = (async function* () {
      yield { type: 'ready' };
      await gate.promise;
    })();
    return sendEvents(asked, reply, streams, events);
  });
});
afterEach(() => app.close());

const statusOf = (url: string, agent: Agent): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end();
  });

const get = (url: string) => app.inject({ method: 'GET', url });

describe('request admission', () => {
  test('rejects requests above the limit with 503 and Retry-After until earlier requests have ended', async () => {
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

  test('stops reading from the connection of a rejected request for two seconds', async () => {
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const paused = Promise.withResolvers<Socket>();
    app.server.on('connection', (socket) => socket.once('pause', () => paused.resolve(socket)));
    const waiting = [get('/wait'), get('/wait')];
    await expect.poll(() => admission.inWork()).toBe(2);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await statusOf(`${address}/wait`, agent)).toBe(503);
    expect((await paused.promise).isPaused()).toBe(true);
    answer();
    await Promise.all(waiting);
    expect(await statusOf(`${address}/wait`, agent)).toBe(200);
    agent.destroy();
  });

  test('accepts health checks even when it rejects all other requests', async () => {
    const waiting = [get('/wait'), get('/wait')];
    await expect.poll(() => admission.isFull()).toBe(true);
    expect((await get('/api/public/health')).statusCode).toBe(200);
    answer();
    await Promise.all(waiting);
  });

  test('does not count an event stream as a running request after the stream has started', async () => {
    const streams = [get('/stream'), get('/stream'), get('/stream')];
    await expect.poll(() => admission.inWork()).toBe(0);
    expect(admission.isFull()).toBe(false);
    answer();
    await Promise.all(streams);
  });

  test('does not count a request as running after it was rejected as invalid', async () => {
    expect((await get('/unknown')).statusCode).toBe(404);
    expect((await get('/%E0%A4%A')).statusCode).toBe(400);
    await expect.poll(() => admission.inWork()).toBe(0);
  });
});

describe('API calls', () => {
  test('get 503 with Retry-After while every database connection is in use', async () => {
    const busy = await startTestApp({ env: { REQUESTS_AT_ONCE: '30', DATABASE_POOL: '2' } });
    const { token } = await signInFirstAdministrator(busy);
    const inUse = await Promise.all([busy.database.pool.connect(), busy.database.pool.connect()]);
    const url = '/api/private/user/getRole';
    const answers = Array.from({ length: 25 }, () => busy.send('POST', url, { token }));
    const first = await Promise.race(answers);
    expect([first.statusCode, first.headers['retry-after'], first.json().type]).toEqual([
      503,
      '2',
      '/problems/busy',
    ]);
    expect(first.headers['x-content-type-options']).toBe('nosniff');
    expect((await busy.send('GET', '/api/public/health')).statusCode).toBe(200);
    for (const client of inUse) client.release();
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect([...new Set(statuses)].sort()).toEqual([200, 503]);
    await busy.close();
  });
});

test('readiness › returns 503 when the process has reached its request limit, whereas liveness and health return 200', async () => {
  const gate = Promise.withResolvers<void>();
  const full = await startTestApp({ env: { REQUESTS_AT_ONCE: '10' } });
  full.http.addHook('onRequest', async (asked) => {
    if (asked.url === '/landing-in-work') await gate.promise;
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
