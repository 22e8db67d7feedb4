import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from './server.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createHttpServer({
    log: pino({ level: 'silent' }),
    logRequests: false,
    trustedProxies: [],
    publicUrl: 'https://pratik.example',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const answerTo = async (request: string): Promise<string> => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
};

test.each([
  ['a malformed address', 'GET /%c0%ae HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
  ['a header that is none', 'GET / HTTP/1.1\r\nHost: localhost\r\nno header\r\n\r\n', 400],
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['headers of 32 kB', `GET / HTTP/1.1\r\nHost: localhost\r\nx-long: ${'x'.repeat(32_000)}\r\n\r\n`, 431],
])(
  'response to a malformed request › has the security headers when the request has %s',
  async (_, request, status) => {
    const [head = ''] = (await answerTo(request)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const header of [
      'x-content-type-options: nosniff',
      'x-frame-options: DENY',
      'referrer-policy: same-origin',
      'strict-transport-security: max-age=31536000',
      'cache-control: no-store',
    ]) {
      expect(head.split('\r\n')).toContain(header);
    }
  },
);
