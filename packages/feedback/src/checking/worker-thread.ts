import { Worker } from 'node:worker_threads';
import { FeedbackError } from '../errors.ts';

/**
 * Messages from a worker. The first message says that the worker is ready. After that, for each task, the worker
 * sends parts of the result and then the complete result.
 */
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
  /** Resolves with the content of the worker's ready message. */
  ready(): Promise<Start>;
  ask(task: Task, options?: AskOptions<Part>): Promise<Answer>;
  close(): Promise<void>;
};

export type WorkerThreadOptions = {
  workerUrl: URL;
  workerData?: unknown;
  /**
   * Time limit in milliseconds for each part of a task’s result. The time starts with the task and starts
   * again after each part.
   */
  timeoutMs: number;
  /** Time limit for loading the worker, in milliseconds. */
  startTimeoutMs: number;
};

/**
 * Creates a worker thread that runs one task at a time. A task that exceeds its time limit or crashes the thread
 * fails with a FeedbackError ('timeout' or 'crashed'). The thread is then restarted and runs the next tasks.
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
      // A larger space for short-lived objects takes about 40 MB more memory and saves no time.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    worker = thread;
    // Discards the thread’s error output. The stack trace of a Rust panic adds no information to the error and
    // could contain a learner’s text.
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
    // After the 'error' event and before the 'exit' event, messages that the thread sent before its failure may
    // still arrive. Only the exit handler therefore knows which results are missing.
    thread.on('error', () => undefined);
    thread.on('exit', () => stop(thread, new FeedbackError('crashed', 'The checker crashed on this text')));
    return started.promise;
  }

  function arm(ms: number, onTimeout: () => void): void {
    disarm();
    // Waits one event-loop turn before the timeout. If the calling thread was blocked, a result may have arrived in
    // time but may not have been read yet.
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
      // If the thread cannot start, all waiting tasks fail, because starting the thread again for each task
      // would only delay the failure.
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
        // A running task is not stopped, because the whole thread would have to be loaded again.
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
