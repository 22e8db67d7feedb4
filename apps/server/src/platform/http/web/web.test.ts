import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '../server.ts';
import { serveWeb } from './web.ts';

const template = '<html><head><title>Pratik</title></head><body></body></html>';
const plan = {
  '/': ['/assets/home-1.js'],
  '/pages/*': ['/assets/shell-1.js'],
  '/pages/chat': ['/assets/shell-1.js', '/assets/chat-1.js'],
  '/pages/user-edit/:id': ['/assets/edit-1.js'],
};
const script = 'export const greeting = "merhaba";\n'.repeat(100);

let dist: string;
let app: FastifyInstance;
beforeAll(async () => {
  dist = `${await mkdtemp(join(tmpdir(), 'pratik-web-'))}/`;
  await mkdir(`${dist}assets`);
  await writeFile(`${dist}index.html`, template);
  await writeFile(`${dist}login.html`, '<html>Giriş</html>');
  await writeFile(`${dist}login.html.br`, brotliCompressSync('<html>Giriş</html>'));
  await writeFile(`${dist}routes-preload.json`, JSON.stringify(plan));
  await writeFile(`${dist}assets/chat-1.js`, script);
  await writeFile(`${dist}sw.js`, script);
  await writeFile(`${dist}manifest.webmanifest`, '{}');
  await writeFile(`${dist}assets/chat-1.js.br`, brotliCompressSync(script));
  app = await createHttpServer({ log: pino({ level: 'silent' }), logRequests: false, trustedProxies: [] });
  app.get('/api/known', async () => ({ ok: true }));
  await serveWeb(app, { provider: 'embedded' }, dist);
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

const preloaded = async (url: string): Promise<string[]> => {
  const { body } = await app.inject(url);
  return [...body.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(
    ([, file]) => file ?? '',
  );
};

test('web page › preloads the JavaScript chunks of its route', async () => {
  expect(await preloaded('/')).toEqual(['/assets/home-1.js']);
  expect(await preloaded('/pages/chat?x=1')).toEqual(['/assets/shell-1.js', '/assets/chat-1.js']);
  expect(await preloaded('/pages/user-edit/42')).toEqual(['/assets/edit-1.js']);
  expect(await preloaded('/pages/nothing-yet')).toEqual(['/assets/shell-1.js']);
  expect(await preloaded('/nowhere')).toEqual([]);
});

test('web page › is sent for every application URL and must be revalidated by the browser', async () => {
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await app.inject({ method, url: '/nowhere' });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(answer.body).toBe(method === 'GET' ? template : '');
  }
  const login = await app.inject('/auth/login');
  expect([login.body, login.headers['content-type']]).toEqual([
    '<html>Giriş</html>',
    'text/html; charset=utf-8',
  ]);
});

test.each(['/index.html', '/login.html', '/auth/login', '/nowhere'])(
  'web page %s › is sent with the content policy, whether or not the response is compressed',
  async (url) => {
    for (const encoding of ['identity', 'br']) {
      const answer = await app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    }
  },
);

test('static file › is sent in its precompressed form, with the cache header of its folder', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const answer = await app.inject({ url: '/assets/chat-1.js', headers });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  expect(answer.rawPayload.length).toBe(brotliCompressSync(script).length);
  expect((await app.inject('/assets/chat-1.js')).body).toBe(script);
  const page = await app.inject({ url: '/auth/login', headers });
  expect([page.headers['content-encoding'], page.headers['cache-control']]).toEqual(['br', 'no-cache']);
  expect(brotliDecompressSync(page.rawPayload).toString()).toBe('<html>Giriş</html>');
});

test('service worker and manifest › must be revalidated by the browser on each request', async () => {
  const types = { 'sw.js': 'application/javascript', 'manifest.webmanifest': 'application/manifest+json' };
  for (const [file, type] of Object.entries(types)) {
    const { statusCode, headers } = await app.inject(`/${file}`);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-type']).toContain(type);
  }
  expect((await app.inject('/app-shell')).body).toBe(template);
});

test('unknown file or API URL › returns a problem document instead of the application page', async () => {
  for (const url of ['/assets/gone-2.js', '/api/unknown', '/api/']) {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json().type]).toEqual([404, '/problems/not-found']);
  }
  expect((await app.inject({ method: 'POST', url: '/pages/chat' })).statusCode).toBe(404);
  expect((await app.inject('/api/known')).json()).toEqual({ ok: true });
});

test('content policy › is sent with pages but not with files under /assets/', async () => {
  for (const url of ['/', '/auth/login']) {
    expect((await app.inject(url)).headers['content-security-policy']).toMatch(/^default-src 'self'; /);
  }
  expect((await app.inject('/assets/chat-1.js')).headers['content-security-policy']).toBeUndefined();
});

test('external identity provider › is named in the application page, which the server sends instead of the prerendered sign-in page', async () => {
  const outside = await createHttpServer({
    log: pino({ level: 'silent' }),
    logRequests: false,
    trustedProxies: [],
    publicUrl: 'https://pratik.okul.example',
  });
  const oidc = {
    authority: 'https://kimlik.example',
    clientId: 'p',
    scope: 'openid',
    audience: null,
    button: null,
  };
  await serveWeb(outside, { provider: 'oidc', oidc }, dist);
  const answer = await outside.inject('/auth/login');
  expect(answer.body).toBe(
    template.replace('<head>', '<head><meta name="pratik-identity" content="oidc" />'),
  );
  expect(answer.headers['content-security-policy']).toContain("connect-src 'self' https://kimlik.example;");
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  await outside.close();
  expect((await app.inject('/')).headers['strict-transport-security']).toBeUndefined();
});

test('page metadata › says that administrators need a second factor when the configuration requires it, and says nothing otherwise', async () => {
  const asking = await createHttpServer({
    log: pino({ level: 'silent' }),
    logRequests: false,
    trustedProxies: [],
  });
  await serveWeb(asking, { provider: 'embedded', secondFactor: 'admins' }, dist);
  const marked = '<meta name="pratik-second-factor" content="admins" />';
  expect((await asking.inject('/pages/user-list')).body).toContain(marked);
  await asking.close();
  expect((await app.inject('/pages/user-list')).body).not.toContain('pratik-second-factor');
});
