import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Streams, sendEvents } from './sse.ts';

type Said = { type: string; text?: string };

let app: FastifyInstance;
let stopping: AbortController;
let streams: Streams;
let events: () => AsyncIterable<Said>;
const sockets: Socket[] = [];

beforeEach(async () => {
  stopping = new AbortController();
  streams = { stopping: stopping.signal, open: new Set() };
  app = fastify();
  app.addHook('onRequest', async (_, reply) => void reply.header('x-content-type-options', 'nosniff'));
  app.get('/', (request, reply) => sendEvents(request, reply, streams, events()));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** Requests the stream; the socket is paused until the test reads from it. */
const ask = async (): Promise<Socket> => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return socket;
};
const heard = async (socket: Socket, what: string): Promise<string> => {
  let text = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += chunk;
    if (text.includes(what)) return text;
  }
  throw new Error(`"${what}" was not received: ${text}`);
};

test('event stream › sends the security headers and the event stream headers', async () => {
  events = async function* () {
    yield { type: 'one' };
  };
  const text = await heard(await ask(), 'event: one');
  expect(text).toContain('x-content-type-options: nosniff');
  expect(text).toContain('content-type: text/event-stream; charset=utf-8');
  expect(text).toContain('x-accel-buffering: no');
});

test('event stream › closes its event source when the client disconnects, even when no further event arrives', async () => {
  const left = Promise.withResolvers<void>();
  events = () => {
    const never = new Promise<IteratorResult<Said>>(() => undefined);
    let asked = false;
    const next = async () => {
      if (asked) return never;
      asked = true;
      return { done: false as const, value: { type: 'one' } };
    };
    const end = async () => {
      left.resolve();
      return { done: true as const, value: undefined };
    };
    return { [Symbol.asyncIterator]: () => ({ next, return: end }) };
  };
  const socket = await ask();
  await heard(socket, 'event: one');
  socket.destroy();
  await left.promise;
  await Promise.all(streams.open);
  expect(streams.open.size).toBe(0);
});

test('event stream › does not delay shutdown when a client stops reading', async () => {
  const large = 'x'.repeat(1_000_000);
  let sent = 0;
  events = async function* () {
    for (;;) {
      sent += 1;
      yield { type: 'large', text: large };
    }
  };
  await ask();
  await vi.waitUntil(() => sent > 1 && streams.open.size === 1, { timeout: 20_000 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stopping.abort();
  expect(streams.open.size).toBe(1);
  vi.advanceTimersToNextTimer();
  await Promise.all(streams.open);
  expect(streams.open.size).toBe(0);
});

test('event stream › releases the memory of events that were sent, while the stream stays open', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const sent: WeakRef<Said>[] = [];
  const most = 200;
  let finish = () => {};
  events = async function* () {
    for (let count = 0; count < most; count += 1) {
      const event = { type: 'one', text: String(count) };
      sent.push(new WeakRef(event));
      yield event;
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    yield { type: 'all' };
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  await heard(await ask(), 'event: all');
  collect();
  expect(sent.filter((one) => one.deref() !== undefined).length).toBeLessThan(most / 10);
  finish();
});
