import { Worker } from 'node:worker_threads';
import { FeedbackError } from '../errors.ts';
import type { HarperAnswer, HarperDialect, HarperMessage, HarperTask } from './protocol.ts';

type Waiting = {
  task: HarperTask;
  resolve: (answer: HarperAnswer) => void;
  reject: (error: FeedbackError) => void;
};

export type HarperThread = {
  ready(): Promise<void>;
  ask(task: Omit<HarperTask, 'id'>, signal?: AbortSignal): Promise<HarperAnswer>;
  close(): Promise<void>;
};

export type HarperThreadOptions = {
  dialect: HarperDialect;
  /** How long one task may take once it is its turn, in milliseconds. */
  timeoutMs: number;
  /** How long loading may take, in milliseconds. */
  startTimeoutMs: number;
  /** For tests: another worker in the place of Harper's. */
  workerUrl?: URL;
};

const harperWorker = new URL('./harper.worker.ts', import.meta.url);

/**
 * Harper in a thread of its own, one task at a time. A task that takes too long, or takes the thread
 * down, fails with FeedbackError ('timeout' or 'crashed'); the thread is started anew and the tasks
 * behind it go on.
 */
export function createHarperThread(options: HarperThreadOptions): HarperThread {
  const queue: Waiting[] = [];
  let current: Waiting | undefined;
  let worker: Worker | undefined;
  let ready: PromiseWithResolvers<void> | undefined;
  let loaded = false;
  let closed = false;
  let lastId = 0;
  let timer: NodeJS.Timeout | undefined;

  function start(): Promise<void> {
    if (ready !== undefined) return ready.promise;
    const started = Promise.withResolvers<void>();
    started.promise.catch(() => undefined);
    ready = started;
    const thread = new Worker(options.workerUrl ?? harperWorker, {
      workerData: { dialect: options.dialect },
      stderr: true,
      execArgv: [],
    });
    worker = thread;
    // Harper's panics print a stack: it says nothing the error does not, and could hold a learner's words.
    thread.stderr.resume();
    arm(options.startTimeoutMs, () =>
      stop(thread, new FeedbackError('timeout', 'Harper did not load in time')),
    );
    thread.on('message', (message: HarperMessage) => {
      if (thread !== worker) return;
      if (message.kind === 'answer') return settle(message.answer);
      clearTimeout(timer);
      loaded = true;
      started.resolve();
      next();
    });
    thread.on('error', () => stop(thread, new FeedbackError('crashed', 'Harper crashed on this text')));
    thread.on('exit', () => stop(thread, new FeedbackError('crashed', 'The Harper thread ended')));
    return started.promise;
  }

  function arm(ms: number, onTimeout: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(onTimeout, ms);
  }

  function stop(thread: Worker, error: FeedbackError): void {
    if (thread !== worker) return;
    clearTimeout(timer);
    const failed = current;
    const startFailed = !loaded;
    const pendingStart = ready;
    worker = undefined;
    ready = undefined;
    loaded = false;
    current = undefined;
    void thread.terminate();
    failed?.reject(error);
    if (startFailed) {
      // Loading again for each one that waits would only make all of them wait longer.
      pendingStart?.reject(error);
      for (const waiting of queue.splice(0)) waiting.reject(error);
    }
    next();
  }

  function settle(answer: HarperAnswer): void {
    if (current?.task.id !== answer.id) return;
    clearTimeout(timer);
    const { resolve } = current;
    current = undefined;
    resolve(answer);
    next();
  }

  function next(): void {
    if (closed || current !== undefined || queue.length === 0) {
      if (current === undefined && loaded) worker?.unref();
      return;
    }
    if (!loaded) {
      void start();
      return;
    }
    const thread = worker;
    current = queue.shift();
    if (thread === undefined || current === undefined) return;
    thread.ref();
    arm(options.timeoutMs, () =>
      stop(
        thread,
        new FeedbackError('timeout', `Harper took longer than ${options.timeoutMs} ms on this text`),
      ),
    );
    thread.postMessage(current.task);
  }

  return {
    ready: start,
    ask(task, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<HarperAnswer>();
      if (closed) return Promise.reject(new FeedbackError('closed', 'The feedback engine is closed'));
      if (signal?.aborted) return Promise.reject(aborted());
      const waiting: Waiting = { task: { ...task, id: ++lastId }, resolve, reject };
      const onAbort = () => {
        const at = queue.indexOf(waiting);
        if (at >= 0) queue.splice(at, 1);
        // One that is being worked on is left to end: stopping the thread would cost a reload.
        reject(aborted());
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      queue.push(waiting);
      next();
      return promise.finally(() => signal?.removeEventListener('abort', onAbort));
    },
    async close() {
      closed = true;
      const error = new FeedbackError('closed', 'The feedback engine is closed');
      const thread = worker;
      worker = undefined;
      clearTimeout(timer);
      current?.reject(error);
      current = undefined;
      ready?.reject(error);
      for (const waiting of queue.splice(0)) waiting.reject(error);
      await thread?.terminate();
    },
  };
}

function aborted(): FeedbackError {
  return new FeedbackError('aborted', 'Feedback on this text was called off');
}
