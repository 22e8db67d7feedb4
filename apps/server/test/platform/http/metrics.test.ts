import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishMetrics } from '../../../src/platform/http/metrics.ts';
import { createProviderMetrics } from '../../../src/platform/http/provider-metrics.ts';
import { type DatabaseDoor, openDatabaseDoor } from '../../database-door.ts';
import { startTestApp, type TestApp } from '../../harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { METRICS: 'true' } });
});
afterAll(() => app.close());

test('metrics › count requests by route and status, and contain values of jobs, streams and the process', async () => {
  for (let count = 0; count < 3; count += 1) await app.send('GET', '/api/public/health');
  await app.send('POST', '/api/private/user/getRole');
  await app.send('GET', '/no/such/page-1');
  const answer = await app.send('GET', '/metrics');
  expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = answer.body.split('\n');
  const count = 'pratik_http_request_duration_seconds_count';
  expect(lines).toContain(`${count}{method="GET",route="/api/public/health",status="200"} 3`);
  expect(lines).toContain(`${count}{method="POST",route="/api/private/user/getRole",status="401"} 1`);
  expect(lines).toContain('pratik_open_streams 0');
  expect(lines).toContain('pratik_jobs{queue="feedback",state="ready"} 0');
  expect(lines).toContain('pratik_db_pool_connections{state="waiting"} 0');
  expect(lines).toContain('pratik_oldest_waiting_message_seconds 0');
  expect(answer.body).toMatch(/^pratik_db_pool_wait_seconds_count [1-9]/m);
  expect(answer.body).toContain('nodejs_eventloop_lag_seconds');
  expect(answer.body).not.toContain('page-1');
});

test('metrics › count provider calls by result, and tokens by direction (input or output)', async () => {
  const http = Fastify();
  const metrics = createProviderMetrics(publishMetrics(http));
  metrics.providerCall('ai', { ok: true }, 1500);
  metrics.providerCall('ai', { ok: false, cause: 'timeout' }, 20_000);
  metrics.providerCall('mail', { ok: false, cause: 'unreachable' });
  metrics.aiTokens('chat', 900, 80);
  const lines = (await http.inject('/metrics')).body.split('\n');
  await http.close();
  expect(lines).toEqual(
    expect.arrayContaining([
      'pratik_provider_calls_total{provider="ai",outcome="ok"} 1',
      'pratik_provider_calls_total{provider="ai",outcome="timeout"} 1',
      'pratik_provider_calls_total{provider="mail",outcome="unreachable"} 1',
      'pratik_provider_call_duration_seconds_count{provider="ai"} 2',
      'pratik_ai_tokens_total{purpose="chat",direction="input"} 900',
      'pratik_ai_tokens_total{purpose="chat",direction="output"} 80',
    ]),
  );
});

test('metrics › are disabled by default', async () => {
  const plain = await startTestApp();
  const answer = await plain.send('GET', '/metrics');
  await plain.close();
  expect([answer.statusCode, answer.json().type]).toEqual([404, '/problems/not-found']);
});

test('metrics › are available during a database outage, without the values that come from the database', async () => {
  let door: DatabaseDoor | undefined;
  const away = await startTestApp({
    env: { METRICS: 'true' },
    reach: async (url) => {
      door = await openDatabaseDoor(url);
      return door.url;
    },
  });
  door?.shut();
  const answer = await away.send('GET', '/metrics');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('pratik_db_pool_connections{state="waiting"}');
  expect(answer.body).not.toMatch(/^pratik_oldest_waiting_message_seconds \d/m);
  door?.open();
  await away.close();
  await door?.close();
});

test('metrics › contain the age of the oldest waiting message, the age of the last backup and the results of provider calls', async () => {
  const { pool } = app.database;
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (id, name, surname, email, role, status, level_id, time_zone, created_at)
     values (gen_random_uuid(), 'Can', 'Öz', 'can@example.org', 'user', 'active', 'A1', 'Europe/Istanbul', now())
     returning id`,
  );
  await pool.query(
    `insert into messages (id, user_id, source, text, day, state, created_at)
     values (gen_random_uuid(), $1, 'writing', 'x', '2026-03-10', 'waiting', $2::timestamptz - interval '90 s')`,
    [rows[0]?.id, app.clock.now()],
  );
  await pool.query(`insert into backups (at, tables, rows, bytes) values (now() - interval '1 h', 1, 1, 1)`);
  const { body } = await app.send('GET', '/metrics');
  expect(body).toMatch(/^pratik_oldest_waiting_message_seconds 90$/m);
  expect(Number(/^pratik_backup_age_seconds ([\d.]+)$/m.exec(body)?.[1])).toBeGreaterThanOrEqual(3600);
  expect(body).toContain('# TYPE pratik_provider_calls_total counter');
});
