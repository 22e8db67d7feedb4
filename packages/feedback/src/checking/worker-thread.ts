import { Worker } from 'node:worker_threads';
import { FeedbackError } from '../errors.ts';

/** What a worker sends: once that it is ready, then parts of an answer and the answer of each task in turn. */
export type WorkerMessage<Start, Part, Answer> =
  | { kind: 'ready'; start: Start }
  | { kind: 'part'; id: number; part: Part }
  | { kind: 'answer'; id: number; answer: Answer };

export type WorkerTask<Task> = { id: number; task: Task };

type Waiting<Task, Part, Answer> = {
  sent: WorkerTask<Task>;
  onPart: ((part: Part) => void) | undefined;
  resolve: (answer: Answer) => void;
  reject: (error: FeedbackError) => void;
};

type AskOptions<Part> = { signal?: AbortSignal | undefined; onPart?: (part: Part) => void };

export type WorkerThread<Task, Start, Part, Answer> = {
  /** What the worker said when it was ready. */
  ready(): Promise<Start>;
  ask(task: Task, options?: AskOptions<Part>): Promise<Answer>;
  close(): Promise<void>;
};

export type WorkerThreadOptions = {
  workerUrl: URL;
  workerData?: unknown;
  /** How long a task may take once it is its turn, and again from each part it sends, in milliseconds. */
  timeoutMs: number;
  /** How long loading may take, in milliseconds. */
  startTimeoutMs: number;
};

/**
 * A worker thread that works on one task at a time. A task that takes too long, or takes the thread down, fails with
 * FeedbackError ('timeout' or 'crashed'); the thread is started anew and the tasks behind it go on.
 */
export function createWorkerThread<Task, Start, Part, Answer>(
  options: WorkerThreadOptions,
): WorkerThread<Task, Start, Part, Answer> {
  type One = Waiting<Task, Part, Answer>;
  const queue: One[] = [];
  let current: One | undefined;
  let worker: Worker | undefined;
  let ready: PromiseWithResolvers<Start> | undefined;
  let loaded = false;
  let closed = false;
  let lastId = 0;
  let timer: NodeJS.Timeout | undefined;

  function start(): Promise<Start> {
    if (ready !== undefined) return ready.promise;
    const started = Promise.withResolvers<Start>();
    started.promise.catch(() => undefined);
    ready = started;
    const thread = new Worker(options.workerUrl, {
      workerData: options.workerData,
      stderr: true,
      execArgv: [],
    });
    worker = thread;
    // A panic prints a stack: it says nothing the error does not, and could hold a learner's words.
    thread.stderr.resume();
    arm(options.startTimeoutMs, () =>
      stop(thread, new FeedbackError('timeout', 'The checker did not load in time')),
    );
    thread.on('message', (message: WorkerMessage<Start, Part, Answer>) => {
      if (thread !== worker) return;
      if (message.kind === 'answer') return settle(message.id, message.answer);
      if (message.kind === 'part') return passOn(thread, message.id, message.part);
      disarm();
      loaded = true;
      started.resolve(message.start);
      next();
    });
    // What it sent before it failed is delivered until 'exit', and only then may count as missing.
    thread.on('error', () => undefined);
    thread.on('exit', () => stop(thread, new FeedbackError('crashed', 'The checker crashed on this text')));
    return started.promise;
  }

  function arm(ms: number, onTimeout: () => void): void {
    disarm();
    // One turn later: where this thread itself was held up, an answer may have come in time and wait to be read.
    const armed = setTimeout(() => setImmediate(() => timer === armed && onTimeout()), ms);
    timer = armed;
  }

  function disarm(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function stop(thread: Worker, error: FeedbackError): void {
    if (thread !== worker) return;
    disarm();
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

  function limit(thread: Worker): void {
    const message = `The checker took longer than ${options.timeoutMs} ms on this text`;
    arm(options.timeoutMs, () => stop(thread, new FeedbackError('timeout', message)));
  }

  function passOn(thread: Worker, id: number, part: Part): void {
    if (current?.sent.id !== id) return;
    limit(thread);
    current.onPart?.(part);
  }

  function settle(id: number, answer: Answer): void {
    if (current?.sent.id !== id) return;
    disarm();
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
    limit(thread);
    thread.postMessage(current.sent);
  }

  return {
    ready: start,
    ask(task, { signal, onPart } = {}) {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      if (closed) return Promise.reject(new FeedbackError('closed', 'The feedback engine is closed'));
      if (signal?.aborted) return Promise.reject(aborted());
      const waiting: One = { sent: { id: ++lastId, task }, onPart, resolve, reject };
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
      disarm();
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
