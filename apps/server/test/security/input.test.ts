import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAndSignIn, adminAccount, type Session, signInFirstAdministrator } from '../users.ts';
import { type Answer, leaksIn, type Product, startProduct } from './product.ts';

let product: Product;
let admin: Session;
let learner: Session & { id: string; password: string };
const answers: Answer[] = [];
beforeAll(async () => {
  product = await startProduct();
  admin = await signInFirstAdministrator(product.app);
  learner = await addAndSignIn(product.app, admin);
});
afterAll(() => product.close());

const send = async (...given: Parameters<Product['ask']>): Promise<Answer> => {
  const answer = await product.ask(...given);
  answers.push(answer);
  return answer;
};
const json = ['content-type', 'application/json'];
const bearer = () => ['authorization', `Bearer ${learner.token}`];
const profile = {
  name: 'Can',
  surname: 'Öz',
  levelId: null,
  timeZone: 'Europe/Istanbul',
  language: 'tr',
  correctionDose: 'at-once-all',
};
const update = (body: string) =>
  send('POST', '/api/private/user/update-profile', [...bearer(), ...json], body);

test.each([
  '/../../../../etc/passwd',
  '/assets/../../../../etc/passwd',
  '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/..\\..\\package.json',
  '/%00',
  '/assets/a%00.js',
  '//etc/passwd',
  '/.env',
  '/.git/config',
  '/api/private/../../.env',
  '/api/private/user/%2e%2e/%2e%2e/x',
  '/%c0%ae%c0%ae/',
])('path %s › cannot be used to read a file of the server', async (path) => {
  const { body, status } = await send('GET', path);
  expect(status).toBeLessThan(500);
  expect(body).not.toMatch(/root:|"workspaces"|\[core\]|DATABASE_URL/);
});

describe('request body', () => {
  test('cannot change objects of the server through the keys __proto__, prototype and constructor', async () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const { status } = await update(
        `{"${key}":{"role":"admin","isAdmin":true},${JSON.stringify(profile).slice(1)}`,
      );
      expect(status).toBe(400);
    }
    // A call that ignores unknown fields also refuses this body.
    const loose = await send(
      'POST',
      '/api/private/user/getRole',
      [...bearer(), ...json],
      '{"__proto__":{"a":1}}',
    );
    expect([loose.status, loose.type]).toEqual([400, 'malformed-body']);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    const role = await send('POST', '/api/private/user/getRole', [...bearer(), ...json], '{}');
    expect(role.body).toBe('{"role":"user"}');
  });

  test.each<[string, unknown]>([
    ['an object', { $gt: '' }],
    ['a list', ['Can']],
    ['a number', 1],
    ['null', null],
    ['text with NUL', 'Can\0'],
    ['too long', 'x'.repeat(81)],
  ])('is rejected with a field error when the name is %s', async (_, name) => {
    const answer = await update(JSON.stringify({ ...profile, name }));
    expect([answer.status, answer.type]).toEqual([400, 'validation']);
    expect(JSON.parse(answer.body).errors[0].pointer).toBe('/name');
  });

  test.each<[string, unknown]>([
    ['an object', { $ne: null }],
    ['a list', [adminAccount.password]],
    ['true', true],
  ])('cannot be used to sign in when the password is %s', async (_, password) => {
    const body = JSON.stringify({ email: adminAccount.email, password });
    expect((await send('POST', '/api/idp/sign-in/email', json, body)).type).toBe('validation');
  });

  test('is rejected when it has 5 MB, is not JSON or is nested too deeply', async () => {
    const large = await update(JSON.stringify({ ...profile, name: 'x'.repeat(5_000_000) }));
    expect([large.status, large.type]).toEqual([413, 'payload-too-large']);
    for (const body of ['{', '[', 'nul', '{"name":', '\u0000'])
      expect((await update(body)).type).toBe('malformed-body');
    const deep = await update(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(deep.status).toBe(400);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; application/json',
  ])(
    'is rejected when JSON is sent with the content type %s, which a form on another site could send',
    async (type) => {
      const body = JSON.stringify(adminAccount);
      const answer = await send('POST', '/api/idp/sign-in/email', ['content-type', type], body);
      expect([answer.status, answer.type]).toEqual([415, 'unsupported-media-type']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );
});

describe('cross-origin request', () => {
  test('gets no CORS permission, not even in a preflight request', async () => {
    for (const origin of ['https://kotu.example', 'null', 'http://localhost:9999']) {
      const asked = await send('OPTIONS', '/api/private/user/getRole', [
        'origin',
        origin,
        'access-control-request-method',
        'POST',
        'access-control-request-headers',
        'authorization,content-type',
      ]);
      const read = await send('GET', '/api/public/config', ['origin', origin]);
      for (const { headers } of [asked, read]) {
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    }
  });

  test.each<[string, string[]]>([
    ['an evil Origin', ['origin', 'https://kotu.example']],
    ['the Origin null', ['origin', 'null']],
    ['no Origin', []],
    ['one that ends alike', ['origin', 'http://127.0.0.1.kotu.example']],
  ])('is rejected as a POST request with the session cookie and %s', async (_, headers) => {
    for (const path of ['sign-out', 'sign-in/email']) {
      const all = [...headers, 'cookie', learner.cookie, ...json];
      const answer = await send('POST', `/api/idp/${path}`, all, JSON.stringify(adminAccount));
      expect([answer.status, answer.type]).toEqual([403, 'forbidden']);
    }
  });
});

test('log injection › cannot add a line to the server log', async () => {
  const forged = '{"level":30,"msg":"forged"}';
  await send('GET', `/api/private/${encodeURIComponent(`x\n${forged}`)}`, ['user-agent', `a ${forged}`]);
  await send(
    'POST',
    '/api/idp/sign-in/email',
    json,
    JSON.stringify({ email: `a\n${forged}@b.example`, password: 'x' }),
  );
  for (const line of product.log) {
    expect(line.trimEnd()).not.toContain('\n');
    expect(JSON.parse(line).msg).not.toBe('forged');
  }
});

test('responses and log › contain no stack trace, token or password after the requests of all earlier tests', () => {
  expect(answers.length).toBeGreaterThan(40);
  expect(
    leaksIn(product, answers, [learner.token, learner.password, adminAccount.password, admin.token]),
  ).toEqual([]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});
