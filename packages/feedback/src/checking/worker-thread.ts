import { Worker } from 'node:worker_threads';
import { FeedbackError } from '../errors.ts';

/** Messages of a worker: one when it is ready, then parts of an answer and the answer of each task in turn. */
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
  /** The content of the worker's ready message. */
  ready(): Promise<Start>;
  ask(task: Task, options?: AskOptions<Part>): Promise<Answer>;
  close(): Promise<void>;
};

export type WorkerThreadOptions = {
  workerUrl: URL;
  workerData?: unknown;
  /** Time limit in milliseconds of a task after it starts, and again after each part of its answer. */
  timeoutMs: number;
  /** Time limit of loading, in milliseconds. */
  startTimeoutMs: number;
};

/**
 * A worker thread that works on one task at a time. A task that takes too long or crashes the thread fails with
 * FeedbackError ('timeout' or 'crashed'); the thread is restarted and continues with the next tasks.
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
    // A panic prints a stack, which adds nothing to the error and could contain a learner's text.
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
    // Messages sent before the failure are delivered until 'exit', so answers are missing only after it.
    thread.on('error', () => undefined);
    thread.on('exit', () => stop(thread, new FeedbackError('crashed', 'The checker crashed on this text')));
    return started.promise;
  }

  function arm(ms: number, onTimeout: () => void): void {
    disarm();
    // One turn later: if this thread was blocked, an answer may have arrived in time and wait to be read.
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
      // Restarting for each waiting task would only delay all of them.
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
        // A task in progress is allowed to end, because stopping the thread would require a reload.
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
