import { expect, test } from 'vitest';
import { createReader } from './pushed-events.ts';

test('event reader › returns events in the order in which they were pushed', async () => {
  const reader = createReader<string>();
  reader.push('a');
  const seen: string[] = [];
  const reading = (async () => {
    for await (const event of reader) seen.push(event);
  })();
  reader.push('b');
  await Promise.resolve();
  reader.push('c');
  reader.end();
  await reading;
  expect(seen).toEqual(['a', 'b', 'c']);
});

test('event reader › ends immediately and calls the close callback when it is closed while waiting', async () => {
  let left = 0;
  const reader = createReader<string>(() => {
    left += 1;
  });
  const iterator = reader[Symbol.asyncIterator]();
  const waiting = iterator.next();
  await iterator.return?.();
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect(left).toBe(1);
  reader.push('too late');
  expect((await iterator.next()).done).toBe(true);
});
