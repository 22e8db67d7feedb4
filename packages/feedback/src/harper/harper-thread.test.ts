import { afterEach, expect, test, vi } from 'vitest';
import { createHarperThread, type HarperThread } from './harper-thread.ts';

/** Answers each task with its words; "hang" never returns, "crash" throws, "exit" leaves. */
const script = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, words }) => {
  if (words[0] === 'hang') for (;;);
  if (words[0] === 'crash') throw new Error('panic');
  if (words[0] === 'exit') process.exit(0);
  parentPort.postMessage({ kind: 'answer', answer: { id, lints: [], misspellings: [{ word: words[0], suggestions: [] }] } });
});
parentPort.postMessage({ kind: 'ready' });
`;
const workerOf = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

let thread: HarperThread | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await thread?.close();
  thread = undefined;
});

const timeoutMs = 300;

/** Its limits pass only where a test lets them: how fast the machine is says nothing. */
function open(code = script): HarperThread {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  thread = createHarperThread({
    dialect: 'both',
    timeoutMs,
    startTimeoutMs: 10_000,
    workerUrl: workerOf(code),
  });
  return thread;
}

const ask = (to: HarperThread, word: string, signal?: AbortSignal) =>
  to.ask({ sentences: [], words: [word] }, signal);
const wordOf = async (answer: ReturnType<typeof ask>) => (await answer).misspellings[0]?.word;

test('answers go to whoever asked', async () => {
  const harper = open();
  expect(await Promise.all(['one', 'two', 'three'].map((word) => wordOf(ask(harper, word))))).toEqual([
    'one',
    'two',
    'three',
  ]);
});

test.each([
  ['hang', 'timeout'],
  ['crash', 'crashed'],
  ['exit', 'crashed'],
])('a task that makes the thread %s fails alone; those behind it are answered', async (word, failure) => {
  const harper = open();
  await harper.ready();
  const poison = ask(harper, word);
  const behind = ask(harper, 'fine');
  if (failure === 'timeout') vi.advanceTimersByTime(timeoutMs);
  await expect(poison).rejects.toMatchObject({ name: 'FeedbackError', failure });
  expect(await wordOf(behind)).toBe('fine');
});

test('the error never holds the text', async () => {
  await expect(ask(open(), 'crash')).rejects.toThrow('Harper crashed on this text');
});

test('a thread that cannot start fails those who wait, and says so', async () => {
  const harper = open('throw new Error("no such file")');
  await expect(Promise.all([ask(harper, 'one'), ask(harper, 'two')])).rejects.toMatchObject({
    failure: 'crashed',
  });
});

test('a waiting task can be called off', async () => {
  const harper = open();
  const controller = new AbortController();
  const first = ask(harper, 'one');
  const second = ask(harper, 'two', controller.signal);
  controller.abort();
  await expect(second).rejects.toMatchObject({ failure: 'aborted' });
  expect(await wordOf(first)).toBe('one');
  await expect(ask(harper, 'three', AbortSignal.abort())).rejects.toMatchObject({ failure: 'aborted' });
});

test('closing fails what is under way and what comes later', async () => {
  const harper = open();
  await harper.ready();
  const hanging = ask(harper, 'hang');
  const closing = harper.close();
  await expect(hanging).rejects.toMatchObject({ failure: 'closed' });
  await closing;
  await expect(ask(harper, 'one')).rejects.toMatchObject({ failure: 'closed' });
});
