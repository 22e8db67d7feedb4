import { expect, test } from 'vitest';
import { createTurnstile } from './turnstile.ts';

/** Creates work that runs until the test calls its `end`. */
const blockedWork = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
};

test('task queue (turnstile) › starts “preferred” tasks before “common” tasks that have waited longer', async () => {
  const inTurn = createTurnstile({ concurrency: 1, queue: 8 });
  const first = blockedWork();
  const started: string[] = [];
  const start = (name: string) => async () => void started.push(name);
  const all = [
    inTurn(first.work),
    inTurn(start('common')),
    inTurn(start('preferred'), 'preferred'),
    inTurn(start('later'), 'common'),
  ];
  first.end();
  await Promise.all(all);
  expect(started).toEqual(['preferred', 'common', 'later']);
});

test('task queue (turnstile) › rejects a “common” task when the queue for “common” tasks is full, and still accepts a “preferred” task', async () => {
  const inTurn = createTurnstile({ concurrency: 1, queue: 1 });
  const first = blockedWork();
  const running = inTurn(first.work);
  const waits = inTurn(async () => 'common');
  await expect(inTurn(async () => 'too many')).rejects.toMatchObject({
    problem: 'too-many-requests',
    extras: { retryAfter: 2 },
  });
  const preferred = inTurn(async () => 'preferred', 'preferred');
  first.end();
  await running;
  expect(await Promise.all([waits, preferred])).toEqual(['common', 'preferred']);
});

test('task queue (turnstile) › runs at most one “suspect” task at a time, and starts none while a “common” task waits', async () => {
  const inTurn = createTurnstile({ concurrency: 2, queue: 8 });
  const [suspect, common] = [blockedWork(), blockedWork()];
  const started: string[] = [];
  const start = (name: string, work: () => Promise<void>) => async () => {
    started.push(name);
    await work();
  };
  const done = async () => {};
  const all = [
    inTurn(start('first suspect', suspect.work), 'suspect'),
    inTurn(start('second suspect', done), 'suspect'),
    inTurn(start('first common', common.work)),
    inTurn(start('second common', done)),
  ];
  expect(started).toEqual(['first suspect', 'first common']);
  suspect.end();
  await all[0];
  await all[3];
  common.end();
  await Promise.all(all);
  expect(started).toEqual(['first suspect', 'first common', 'second common', 'second suspect']);
});
