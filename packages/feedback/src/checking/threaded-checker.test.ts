import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Checker } from './checker.ts';
import { createThreadedChecker } from './threaded-checker.ts';

/**
 * Script of a worker with two sources, "first" and "second". The checked text determines what the sources do;
 * for example, with "second hangs", the second source never returns.
 */
const script = `
import { parentPort } from 'node:worker_threads';
const hanging = new BroadcastChannel('checker-hangs');
const correction = (source) => ({ code: 'other', start: 0, end: 1, replacements: [source], source: 'harper', confidence: 0.5 });
parentPort.on('message', ({ id, task }) => {
  for (const source of ['first', 'second']) {
    if (task.skip.includes(source)) continue;
    parentPort.postMessage({ kind: 'part', id, part: { source, corrections: null } });
    if (task.text.includes(source + ' hangs')) { hanging.postMessage(source); for (;;); }
    if (task.text.includes(source + ' panics')) throw new Error(task.text);
    parentPort.postMessage({ kind: 'part', id, part: { source, corrections: [correction(source)] } });
  }
  parentPort.postMessage({ kind: 'answer', id, answer: {} });
});
parentPort.postMessage({ kind: 'ready', start: { sources: ['first', 'second'], version: 'first-1+second-1' } });
`;

const workerUrl = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
const timeoutMs = 300;

let checker: Checker | undefined;
const open = async (): Promise<Checker> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  checker = await createThreadedChecker({ dialect: 'both', timeoutMs, startTimeoutMs: 60_000, workerUrl });
  return checker;
};
afterEach(async () => {
  vi.useRealTimers();
  await checker?.close();
  checker = undefined;
});

/**
 * Lets the time limit expire only when the thread hangs, so that the tests do not depend on the speed of the
 * machine.
 */
const outlast = async <Value>(answer: () => Promise<Value>): Promise<Value> => {
  const hangs = new BroadcastChannel('checker-hangs');
  hangs.onmessage = () => setImmediate(() => setImmediate(() => vi.advanceTimersByTime(timeoutMs)));
  return answer().finally(() => hangs.close());
};
const found = ({ corrections }: Awaited<ReturnType<Checker['find']>>) =>
  corrections.map(({ replacements }) => replacements[0]);

describe('checker with one worker thread per source of corrections', () => {
  test('returns the corrections of all sources', async () => {
    const answer = await (await open()).find('fine');
    expect(found(answer)).toEqual(['first', 'second']);
    expect(answer.errors).toEqual([]);
  });

  test.each([
    ['first hangs', ['second'], { source: 'first', failure: 'timeout' }],
    ['second hangs', ['first'], { source: 'second', failure: 'timeout' }],
    ['first panics', ['second'], { source: 'first', failure: 'crashed' }],
    ['second panics', ['first'], { source: 'second', failure: 'crashed' }],
  ])('returns the corrections of the working source when the %s', async (text, kept, error) => {
    const opened = await open();
    const answer = await outlast(() => opened.find(text));
    expect(found(answer)).toEqual(kept);
    expect(answer.errors).toEqual([error]);
    expect(found(await opened.find('fine'))).toEqual(['first', 'second']);
  });

  test('rejects the call when every source has failed', async () => {
    const opened = await open();
    await expect(outlast(() => opened.find('first hangs second panics'))).rejects.toMatchObject({
      name: 'FeedbackError',
    });
  });

  test('checks other texts after one source did not finish the check of a text', async () => {
    const opened = await open();
    const [, behind] = await outlast(() => Promise.all([opened.find('second hangs'), opened.find('fine')]));
    expect(found(behind)).toEqual(['first', 'second']);
  });
});
