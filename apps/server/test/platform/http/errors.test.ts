import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '../../../src/platform/http/problem.ts';
import { createHttpServer } from '../../../src/platform/http/server.ts';
import { createLog } from '../../../src/platform/log/log.ts';
import { startTestApp, type TestApp } from '../../harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const getRole = '/api/private/user/getRole';
const problem = 'application/problem+json; charset=utf-8';

test('authentication › returns 401 with WWW-Authenticate: Bearer when the token is missing or invalid', async () => {
  for (const token of [undefined, 'no.such.token']) {
    const answer = await app.send('POST', getRole, token ? { token } : {});
    expect(answer.statusCode).toBe(401);
    expect(answer.headers).toMatchObject({ 'www-authenticate': 'Bearer', 'content-type': problem });
    expect(answer.json()).toEqual({
      type: '/problems/unauthenticated',
      title: 'Unauthenticated',
      status: 401,
      requestId: answer.headers['x-request-id'],
    });
  }
});

test('routing › returns 405 with Allow for a wrong method, and 404 for an unknown URL', async () => {
  const wrong = await app.send('GET', `${getRole}?x=1`);
  expect([wrong.statusCode, wrong.headers.allow, wrong.headers['content-type']]).toEqual([
    405,
    'POST',
    problem,
  ]);
  expect(wrong.json()).toMatchObject({ type: '/problems/method-not-allowed' });
  const unknown = await app.send('POST', '/api/private/user/get-role');
  expect([unknown.statusCode, unknown.json().type]).toEqual([404, '/problems/not-found']);
});

test.each(['/sign-up/email', '/admin/list-users', '/get-session', '/change-password', ''])(
  'embedded identity provider › does not serve /api/idp%s',
  async (path) => {
    for (const method of ['GET', 'POST'] as const) {
      expect((await app.send(method, `/api/idp${path}`)).statusCode).toBe(404);
    }
  },
);

test('error handling › returns a problem document for a malformed URL', async () => {
  const answer = await app.send('GET', '/api/%E0%A4%A');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, problem]);
  expect(answer.json()).toMatchObject({ type: '/problems/malformed-body', title: 'Malformed body' });
});

test('validation › returns an error code and a field pointer for each issue', async () => {
  const answer = await app.send('POST', '/api/public/setup/create-administrator', {
    body: { code: 'x', name: 5, surname: '', email: 'x', password: 'kısa' },
  });
  expect([answer.statusCode, answer.json().title]).toEqual([400, 'Validation']);
  expect(answer.json().errors).toEqual([
    { pointer: '/name', code: 'unreadable' },
    { pointer: '/surname', code: 'own-surname-missing' },
    { pointer: '/email', code: 'email-invalid' },
    { pointer: '/password', code: 'password-too-short', params: { least: 10 } },
  ]);
});

describe('a request that the client aborts', () => {
  test('is not logged as an error', async () => {
    const lines: string[] = [];
    const log = createLog('debug', { write: (line) => void lines.push(line) });
    const server = await createHttpServer({ log, logRequests: true, trustedProxies: [] });
    const arrived = Promise.withResolvers<void>();
    const cancelled = Promise.withResolvers<void>();
    server.post('/upload', async (_request, reply) => {
      arrived.resolve();
      await new Promise((resolve) => reply.raw.once('close', resolve));
      throw new Error('the work was aborted');
    });
    server.addHook('onError', async () => cancelled.resolve());
    const url = await server.listen({ host: '127.0.0.1', port: 0 });
    const browser = new AbortController();
    const call = fetch(`${url}/upload`, {
      method: 'POST',
      body: '{}',
      signal: browser.signal,
      headers: { 'content-type': 'application/json' },
    });
    await arrived.promise;
    browser.abort();
    await expect(call).rejects.toThrow();
    await cancelled.promise;
    await server.close();
    const levels = lines.map((line) => (JSON.parse(line) as { level: number }).level);
    expect(lines.join('')).toContain('request cancelled');
    expect(Math.max(...levels)).toBeLessThan(40);
  });
});

test('server log › contains an entry for an internal error, but none for a request that failed because of a provider', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const server = await createHttpServer({ log, logRequests: false, trustedProxies: [] });
  for (const name of ['transcription-failed', 'speech-failed', 'provider-cannot', 'internal'] as const) {
    server.get(`/${name}`, () => Promise.reject(new Problem(name)));
  }
  for (const name of ['transcription-failed', 'speech-failed', 'provider-cannot']) {
    expect((await server.inject(`/${name}`)).statusCode).toBeGreaterThanOrEqual(500);
  }
  expect(lines).toEqual([]);
  expect((await server.inject('/internal')).statusCode).toBe(500);
  expect(lines).toHaveLength(1);
  await server.close();
});
