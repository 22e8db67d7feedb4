import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { METRICS: 'true' } });
});
afterAll(() => app.close());

test('requests are counted by route and status, beside jobs, streams and the process itself', async () => {
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
  expect(answer.body).toContain('nodejs_eventloop_lag_seconds');
  expect(answer.body).not.toContain('page-1');
});

test('off unless switched on', async () => {
  const plain = await startTestApp();
  const answer = await plain.send('GET', '/metrics');
  await plain.close();
  expect([answer.statusCode, answer.json().type]).toEqual([404, '/problems/not-found']);
});
