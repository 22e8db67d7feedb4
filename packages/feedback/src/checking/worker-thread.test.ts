import { afterEach, expect, test, vi } from 'vitest';
import { createWorkerThread, type WorkerThread } from './worker-thread.ts';

/** Answers each task with itself; "hang" never returns, "crash" throws, "exit" ends the thread. */
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

/** Its limits pass only where a test lets them: how fast the machine is says nothing. */
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

test('returns each answer to its caller', async () => {
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
])('only the task that makes the thread %s fails; later tasks are answered', async (word, failure) => {
  const worker = open();
  await worker.ready();
  const poison = ask(worker, word);
  const behind = ask(worker, 'fine');
  if (failure === 'timeout') vi.advanceTimersByTime(timeoutMs);
  await expect(poison).rejects.toMatchObject({ name: 'FeedbackError', failure });
  expect(await behind).toBe('fine');
});

test('errors never contain the text', async () => {
  await expect(ask(open(), 'crash')).rejects.toThrow('The checker crashed on this text');
});

test('a thread that cannot start rejects waiting calls with the reason', async () => {
  const worker = open('throw new Error("no such file")');
  await expect(Promise.all([ask(worker, 'one'), ask(worker, 'two')])).rejects.toMatchObject({
    failure: 'crashed',
  });
});

test('a waiting task can be called off', async () => {
  const worker = open();
  const controller = new AbortController();
  const first = ask(worker, 'one');
  const second = ask(worker, 'two', controller.signal);
  controller.abort();
  await expect(second).rejects.toMatchObject({ failure: 'aborted' });
  expect(await first).toBe('one');
  await expect(ask(worker, 'three', AbortSignal.abort())).rejects.toMatchObject({ failure: 'aborted' });
});

test('closing rejects running and later calls', async () => {
  const worker = open();
  await worker.ready();
  const hanging = ask(worker, 'hang');
  const closing = worker.close();
  await expect(hanging).rejects.toMatchObject({ failure: 'closed' });
  await closing;
  await expect(ask(worker, 'one')).rejects.toMatchObject({ failure: 'closed' });
});
