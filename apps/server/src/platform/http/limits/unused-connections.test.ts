import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createLog } from '../../log/log.ts';
import { createHttpServer } from '../server.ts';

const open = async (port: number) => {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  return { socket, ended: once(socket, 'close') };
};

it('server shutdown › waits neither for unused preconnected sockets nor for idle connections', async () => {
  const app = await createHttpServer({ log: createLog('silent'), logRequests: false, trustedProxies: [] });
  app.get('/', async () => 'here');
  const accepted = once(app.server, 'connection');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const unused = await open(port);
  await accepted;
  const used = await open(port);
  used.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [answer] = await once(used.socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  await app.close();
  await Promise.all([unused.ended, used.ended]);
});
