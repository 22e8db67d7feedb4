import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { openDatabaseDoor } from '../../../test/database-door.ts';
import { cloneDatabase, type TestDatabase } from '../../../test/databases.ts';
import { type Listener, listen } from './listen.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let door: Server;
let listener: Listener;
/** Handles each connection attempt of a test: accepts or closes the connection. */
let answer: (socket: Socket) => void;

/** Accepts a connection attempt by forwarding it to the database. */
const letIn = (socket: Socket) => {
  const { hostname, port } = new URL(database.url);
  const onward = dial(Number(port), hostname);
  socket.pipe(onward).pipe(socket);
  for (const one of [socket, onward]) one.on('error', () => undefined);
  socket.on('close', () => onward.destroy());
  onward.on('close', () => socket.destroy());
};

/**
 * Polls until the condition is true, because the speed of machines differs. Each poll advances the fake time by 50 ms.
 */
const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 20_000 });

beforeAll(async () => {
  database = await cloneDatabase(inject('postgresUrl'));
  door = createServer((socket) => answer(socket)).listen(0, '127.0.0.1');
  await once(door, 'listening');
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await listener.close();
  door.close();
  await database.drop();
});

test('listening connection › reconnects after a lost connection with one attempt at a time, and reports the interruption once', async () => {
  const sockets: Socket[] = [];
  const attempts = () => sockets.length;
  answer = (socket) => {
    sockets.push(socket);
    letIn(socket);
  };
  const gap = Promise.withResolvers<void>();
  const onGap = vi.fn(() => gap.resolve());
  const url = new URL(database.url);
  url.host = `127.0.0.1:${(door.address() as AddressInfo).port}`;
  listener = await listen(url.href, 'test', { onNotification: () => undefined, onGap }, log);
  expect(attempts()).toBe(1);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answer = (socket) => {
    sockets.push(socket);
    socket.destroy();
  };
  sockets[0]?.destroy();
  for (let refused = 1; refused <= 4; refused += 1) {
    await until(() => vi.getTimerCount() > 0);
    // Each refused connection must schedule exactly one new attempt; otherwise the number of attempts would grow
    // without limit.
    expect(attempts()).toBe(refused);
    // The step is repeated, because the next timer may belong to another test in this process.
    await until(() => {
      if (attempts() === refused) vi.advanceTimersToNextTimer();
      return attempts() > refused;
    });
  }
  expect(onGap).not.toHaveBeenCalled();

  await until(() => vi.getTimerCount() > 0);
  answer = (socket) => {
    sockets.push(socket);
    letIn(socket);
  };
  await until(() => {
    if (attempts() === 5) vi.advanceTimersToNextTimer();
    return attempts() > 5;
  });
  await gap.promise;

  // The server accepts connections in order, so an unwanted reconnection attempt would be accepted before this
  // connection.
  vi.advanceTimersByTime(60_000);
  const last = dial((door.address() as AddressInfo).port, '127.0.0.1');
  await once(last, 'connect');
  await until(() => sockets.some((socket) => socket.remotePort === last.localPort));
  last.destroy();
  expect([onGap.mock.calls.length, attempts()]).toEqual([1, 7]);
});

test('listening connection › sends the next heartbeat only after the previous heartbeat was answered', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const silent = await openDatabaseDoor(database.url);
  const one = await listen(silent.url, 'test', { onNotification: () => {}, onGap: () => {} }, log);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const beats = () => query.mock.calls.filter(([text]) => (text as unknown) === 'select 1').length;
  silent.silence();
  vi.advanceTimersByTime(60_000);
  expect(beats()).toBe(1);
  query.mockRestore();
  vi.useRealTimers();
  await silent.close();
  await one.close();
});
