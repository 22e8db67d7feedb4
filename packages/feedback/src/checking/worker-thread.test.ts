import { afterEach, expect, test, vi } from 'vitest';
import { createWorkerThread, type WorkerThread } from './worker-thread.ts';

/**
 * Script of a worker that returns each task as its result. The task "hang" never returns, "crash" throws an error,
 * and "exit" ends the thread.
 */
const script = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, task }) => {
  if (task === 'hang') for (;;);
  if (task === 'crash') throw new Error('panic');
  if (task === 'exit') process.exit(0);
  parentPort.postMessage({ kind: 'answer', id, answer: task });
});
parentPort.postMessage({ kind: 'ready', start: 'loaded' });
`;
const workerOf = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

type Thread = WorkerThread<string, string, never, string>;

let thread: Thread | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await thread?.close();
  thread = undefined;
});

const timeoutMs = 300;

/**
 * Creates a thread whose time limits expire only when a test triggers them, so that the tests do not depend on the
 * speed of the machine.
 */
function open(code = script): Thread {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  thread = createWorkerThread({
    timeoutMs,
    startTimeoutMs: 10_000,
    workerUrl: workerOf(code),
  });
  return thread;
}

const ask = (to: Thread, word: string, signal?: AbortSignal) => to.ask(word, { signal });

test('worker thread › returns each result to the caller that requested it', async () => {
  const worker = open();
  expect(await Promise.all(['one', 'two', 'three'].map((word) => ask(worker, word)))).toEqual([
    'one',
    'two',
    'three',
  ]);
});

test.each([
  ['hang', 'timeout'],
  ['crash', 'crashed'],
  ['exit', 'crashed'],
])(
  'worker thread › rejects only the task that makes the thread %s, and completes the tasks after it',
  async (word, failure) => {
    const worker = open();
    await worker.ready();
    const poison = ask(worker, word);
    const behind = ask(worker, 'fine');
    if (failure === 'timeout') vi.advanceTimersByTime(timeoutMs);
    await expect(poison).rejects.toMatchObject({ name: 'FeedbackError', failure });
    expect(await behind).toBe('fine');
  },
);

test('worker thread › never includes the text of a task in an error message', async () => {
  await expect(ask(open(), 'crash')).rejects.toThrow('The checker crashed on this text');
});

test('worker thread › rejects waiting calls with the reason when it cannot start', async () => {
  const worker = open('throw new Error("no such file")');
  await expect(Promise.all([ask(worker, 'one'), ask(worker, 'two')])).rejects.toMatchObject({
    failure: 'crashed',
  });
});

test('worker thread › lets the caller cancel a task that is waiting', async () => {
  const worker = open();
  const controller = new AbortController();
  const first = ask(worker, 'one');
  const second = ask(worker, 'two', controller.signal);
  controller.abort();
  await expect(second).rejects.toMatchObject({ failure: 'aborted' });
  expect(await first).toBe('one');
  await expect(ask(worker, 'three', AbortSignal.abort())).rejects.toMatchObject({ failure: 'aborted' });
});

test('worker thread › rejects running and later calls when it is closed', async () => {
  const worker = open();
  await worker.ready();
  const hanging = ask(worker, 'hang');
  const closing = worker.close();
  await expect(hanging).rejects.toMatchObject({ failure: 'closed' });
  await closing;
  await expect(ask(worker, 'one')).rejects.toMatchObject({ failure: 'closed' });
});
