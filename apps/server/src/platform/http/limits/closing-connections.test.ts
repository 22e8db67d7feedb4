import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../log/log.ts';
import { createHttpServer } from '../server.ts';

const serve = async (closeLimitMs?: number) => {
  const app = await createHttpServer({
    log: createLog('silent'),
    logRequests: false,
    trustedProxies: [],
    ...(closeLimitMs === undefined ? {} : { closeLimitMs }),
  });
  app.get('/', async () => 'here');
  app.post('/', async () => 'here');
  // The response is larger than the buffers at both ends of a connection together, so it stays incomplete until it is
  // read.
  app.get('/large', async () => Buffer.alloc(64_000_000));
  const released = Promise.withResolvers<string>();
  app.get('/slow', () => released.promise);
  const open = async () => {
    const { port } = app.server.address() as AddressInfo;
    const accepted = once(app.server, 'connection');
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    await accepted;
    return { socket, ended: once(socket, 'close') };
  };
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, open, release: released.resolve };
};

const request = (line: string) => `${line} HTTP/1.1\r\nHost: localhost\r\n`;

describe('shutdown of the HTTP server', () => {
  it('does not wait for unused or idle connections', async () => {
    const { app, open } = await serve();
    const unused = await open();
    const used = await open();
    used.socket.write(`${request('GET /')}\r\n`);
    const [answer] = await once(used.socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
    await app.close();
    await Promise.all([unused.ended, used.ended]);
  });

  it('closes connections with an incomplete request or an unread response at the time limit', async () => {
    const { app, open } = await serve(0);
    const incompleteBody = await open();
    incompleteBody.socket.write(
      `${request('POST /')}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a`,
    );
    const incompleteHeaders = await open();
    incompleteHeaders.socket.write(`${request('GET /')}\r\n`);
    await once(incompleteHeaders.socket, 'data');
    incompleteHeaders.socket.write(request('GET /'));
    const unread = await open();
    const begun = once(app.server, 'request');
    unread.socket.write(`${request('GET /large')}\r\n`);
    await begun;
    await once(unread.socket, 'readable');
    await app.close();
    unread.socket.resume();
    await Promise.all([incompleteBody.ended, incompleteHeaders.ended, unread.ended]);
  });

  it('completes a request that is in progress when the shutdown starts', async () => {
    const { app, open, release } = await serve();
    const { socket, ended } = await open();
    const begun = once(app.server, 'request');
    socket.write(`${request('GET /slow')}\r\n`);
    await begun;
    const closed = app.close();
    release('finished');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 [\s\S]*finished$/);
    socket.end();
    await Promise.all([closed, ended]);
  });
});
