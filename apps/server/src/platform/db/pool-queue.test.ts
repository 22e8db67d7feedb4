import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { watchPoolQueue } from './pool-queue.ts';

/** Creates a fake pool, in which the test decides when a request receives a connection. */
const startPool = () => {
  let at = 0;
  const asked: ((client: object) => void)[] = [];
  const pool = Object.assign(new EventEmitter(), {
    waitingCount: 0,
    connect: (callback?: (error: undefined, client: object, release: () => void) => void) => {
      if (callback) return void asked.push((client) => callback(undefined, client, () => {}));
      return new Promise<object>((resolve) => asked.push(resolve));
    },
  });
  const queue = watchPoolQueue(pool as unknown as pg.Pool, 4, () => at);
  const use = (ms: number) => {
    const client = {};
    pool.emit('acquire', client);
    at += ms;
    pool.emit('release', undefined, client);
  };
  return { pool, queue, asked, use, pass: (ms: number) => (at += ms) };
};

test('pool queue › estimates a wait of zero when no request waits for a connection', () => {
  const { queue, use } = startPool();
  for (let turn = 0; turn < 200; turn += 1) use(40);
  expect(queue.expectedWaitMs()).toBe(0);
});

test('pool queue › estimates the wait from the queue length and the average time for which a connection is used', () => {
  const { pool, queue, use } = startPool();
  for (let turn = 0; turn < 200; turn += 1) use(40);
  pool.waitingCount = 100;
  expect(Math.round(queue.expectedWaitMs())).toBe(1000);
});

test('pool queue › estimates at least the time that the oldest request has already waited', () => {
  const { pool, queue, asked, pass } = startPool();
  void (pool as unknown as pg.Pool).connect();
  pass(300);
  (pool as unknown as pg.Pool).connect(() => {});
  pool.waitingCount = 2;
  pass(100);
  expect(queue.expectedWaitMs()).toBe(400);
  asked[1]?.({});
  expect(queue.expectedWaitMs()).toBe(400);
});

test('pool queue › reports how long each request waited, whether connect() was called with a callback or returned a promise', async () => {
  const { pool, queue, asked, pass } = startPool();
  const waits: number[] = [];
  queue.onAcquire((seconds) => waits.push(seconds));
  const byPromise = (pool as unknown as pg.Pool).connect();
  (pool as unknown as pg.Pool).connect(() => {});
  pass(2000);
  for (const give of asked) give({});
  await byPromise;
  expect(waits).toEqual([2, 2]);
});
