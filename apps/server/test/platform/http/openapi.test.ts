import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Answer = { description: string; content: Record<string, unknown> };
type Operation = { security?: unknown[]; responses: Record<string, Answer> };

const operation = async (method: 'get' | 'post', path: string): Promise<Operation> => {
  const { paths } = (await app.send('GET', '/api/openapi.json')).json();
  return paths[path][method];
};

test('OpenAPI document › contains the seven calls that the specification requires, each with a bearer token', async () => {
  for (const [method, name] of [
    ['post', 'getRole'],
    ['post', 'get-all-users'],
    ['post', 'delete-user'],
    ['post', 'add-user'],
    ['get', 'get-by-id'],
    ['post', 'create'],
    ['post', 'update-profile'],
  ] as const) {
    expect(await operation(method, `/api/private/user/${name}`)).toMatchObject({
      security: [{ bearer: [] }],
      responses: { 200: {}, 401: {}, 403: {}, 503: {} },
    });
  }
});

test('OpenAPI document › names the content type of every response, and the problem types of every error response', async () => {
  const { responses } = await operation('post', '/api/private/user/create');
  expect(Object.keys(responses[200]?.content ?? {})).toEqual(['application/json']);
  expect(Object.keys(responses[409]?.content ?? {})).toEqual(['application/problem+json']);
  expect(responses[409]?.description).toBe('/problems/already-registered, /problems/email-taken');
  const stream = await operation('post', '/api/private/chat/send-message');
  expect(Object.keys(stream.responses[200]?.content ?? {})).toEqual(['text/event-stream']);
  const file = await operation('post', '/api/private/user/export');
  expect(Object.keys(file.responses[200]?.content ?? {})).toEqual(['text/csv']);
});

test('OpenAPI document › defines the problem document once, and every error response references the definition', async () => {
  const document = (await app.send('GET', '/api/openapi.json')).body;
  expect(document.length).toBeLessThan(1_500_000);
  const { paths, components } = JSON.parse(document);
  expect(components.schemas.Problem.required).toEqual(['type', 'title', 'status']);
  const answers = Object.values<Record<string, Operation>>(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap(({ content }) => content?.['application/problem+json'] ?? []);
  expect(answers.length).toBeGreaterThan(1000);
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set(['{"schema":{"$ref":"#/components/schemas/Problem"}}']),
  );
});

test('OpenAPI document › is compressed once for all clients', async () => {
  const headers = { 'accept-encoding': 'br, gzip' };
  const [first, second] = [
    await app.http.inject({ method: 'GET', url: '/api/openapi.json', headers }),
    await app.http.inject({ method: 'GET', url: '/api/openapi.json', headers }),
  ];
  expect(first.headers['content-encoding']).toBe('gzip');
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(JSON.parse(gunzipSync(first.rawPayload).toString()).openapi).toBe('3.1.0');
});

test('API documentation page › has the same content security policy as every other page', async () => {
  const page = await app.send('GET', '/api/docs');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'; ");
  expect(page.body).not.toMatch(/<script(?![^>]* src=)/);
});

test('OpenAPI document › is served only at /api/openapi.json, and not at the default URLs of the documentation library', async () => {
  for (const path of ['json', '%6Ason', 'json?x']) {
    const answer = await app.send('GET', `/api/docs/${path}`);
    expect([path, answer.statusCode, answer.headers.location]).toEqual([path, 308, '/api/openapi.json']);
  }
  for (const path of ['yaml', 'yam%6C', 'yaml?x', 'yaml/']) {
    const answer = await app.send('GET', `/api/docs/${path}`);
    expect([path, answer.statusCode]).toEqual([path, 404]);
  }
});

test('OpenAPI document › can be requested 120 times per minute from one network address', async () => {
  // Compressed documents are requested, because copying 120 uncompressed documents of 1 MB can take longer than a
  // minute.
  const headers = { 'accept-encoding': 'gzip' };
  const ask = (url: string, remoteAddress: string) => app.send('GET', url, { remoteAddress, headers });
  const statuses = new Set<number>();
  for (let time = 0; time < 120; time += 1)
    statuses.add((await ask('/api/openapi.json', '203.0.113.9')).statusCode);
  expect([...statuses]).toEqual([200]);
  for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/json', '/api/docs/yaml']) {
    const refused = await ask(url, '203.0.113.9');
    expect([url, refused.statusCode]).toEqual([url, 429]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await ask('/api/docs', '203.0.113.10')).statusCode).toBe(200);
});
