import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createHttpServer } from '../server.ts';

test('response compression › is used only for long responses and only when the client accepts compression', async () => {
  const app = await createHttpServer({
    log: pino({ level: 'silent' }),
    logRequests: false,
    trustedProxies: [],
  });
  const long = { text: 'ğüş '.repeat(1000) };
  app.get('/long', async () => long);
  app.get('/short', async () => ({ role: 'user' }));
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const compressed = await app.inject({ url: '/long', headers });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(JSON.parse(brotliDecompressSync(compressed.rawPayload).toString())).toEqual(long);
  expect((await app.inject({ url: '/long' })).headers['content-encoding']).toBeUndefined();
  expect((await app.inject({ url: '/short', headers })).headers['content-encoding']).toBeUndefined();
  await app.close();
});
