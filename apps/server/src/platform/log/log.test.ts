import { expect, test } from 'vitest';
import { Problem } from '../http/problem.ts';
import { createHttpServer } from '../http/server.ts';
import { createLog } from './log.ts';

/** Creates a log and returns the log lines for the test. */
const readable = () => {
  const lines: string[] = [];
  return { log: createLog('info', { write: (line) => void lines.push(line) }), lines };
};

test('log › omits secrets and learners’ texts', () => {
  const { log, lines } = readable();
  log.info(
    { password: 'gizli-1', body: { newPassword: 'gizli-2', text: 'gizli-3', token: 'gizli-4' } },
    'test message',
  );
  log.info(
    { email: 'gizli-6@okul.example', account: { email: 'gizli-7@okul.example', apiKey: 'gizli-8' } },
    'test message',
  );
  log.info({ req: { method: 'GET', url: '/auth/reset-password?token=gizli-5', ip: '::1' } }, 'test message');
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toMatch(/gizli-\d/);
});

test('request log › omits the query string, the headers and the body', async () => {
  const { log, lines } = readable();
  const app = await createHttpServer({ log, logRequests: true, trustedProxies: [] });
  app.post('/ask', async () => ({ ok: true }));
  await app.inject({
    method: 'POST',
    url: '/ask?token=gizli-1',
    headers: { authorization: 'Bearer gizli-2', cookie: 'pratik_session=gizli-3' },
    payload: { text: 'gizli-4' },
  });
  await app.close();
  expect(lines.join('')).toContain('"url":"/ask"');
  expect(lines.join('')).not.toMatch(/gizli-\d/);
});

test('log › contains one line per minute for repeated errors while the identity provider’s keys are unavailable', () => {
  const lines: string[] = [];
  let now = 0;
  const log = createLog('info', { write: (line) => void lines.push(line) }, () => now);
  const fail = () => log.error({ err: new Problem('identity-unavailable') }, 'request failed');
  for (let count = 0; count < 5; count += 1) fail();
  expect(lines).toHaveLength(1);
  now = 60_000;
  fail();
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"outage":"identity-provider-unavailable","similarLinesLeftOut":4');
  log.error({ err: new Problem('internal') }, 'request failed');
  log.error({ err: new Problem('internal') }, 'request failed');
  expect(lines).toHaveLength(4);
});
