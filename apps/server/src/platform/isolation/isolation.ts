import { Problem } from '../http/problem.ts';
import type { Log } from '../log/log.ts';
import { type IsolatedChild, startChild } from './isolated-child.ts';
import {
  type IsolatedRun,
  type IsolatedTask,
  IsolationError,
  type OptionsOf,
  type OutputOf,
} from './isolated-task.ts';

export type IsolatedCall<Options> = {
  input: Uint8Array;
  options: Options;
  /**
   * Id of the user who owns the file. Each user may have at most one running and one waiting task, or two waiting
   * tasks.
   */
  owner: string;
  /** Signal that aborts when the client disconnects; the child that runs the task is then killed. */
  signal?: AbortSignal;
};

/**
 * Runs code that reads users’ files in isolated child processes. A child process is killed when it exceeds its
 * limits.
 */
export type Isolation = {
  /**
   * Runs one task in a child process.
   * @throws IsolationError when the task has no result
   * @throws Problem `busy`, `too-many-requests` or `unavailable`; the signal’s reason when the signal is aborted
   */
  run<Run extends IsolatedRun>(
    task: IsolatedTask<Run>,
    call: IsolatedCall<OptionsOf<Run>>,
  ): Promise<OutputOf<Run>>;
  /** Kills all children; running and waiting tasks fail with `unavailable`. */
  close(): Promise<void>;
};

export type IsolationOptions = {
  log: Log;
  /** Name of these child processes in log messages. */
  name: string;
  /** Maximum number of child processes. */
  children?: number;
  /** Memory limit of one child process in MB, as measured by the operating system. */
  memoryMb?: number;
  /** Maximum number of tasks that wait for a child process. */
  mostWaiting?: number;
  /** Milliseconds after which idle child processes are ended. */
  idleMs?: number;
};

type Job = {
  owner: string;
  work: Parameters<IsolatedChild['run']>[0];
  result: PromiseWithResolvers<unknown>;
};

const mostOfOwner = 2;
const busyRetrySeconds = 10;

export const createIsolation = ({
  log,
  name,
  children: mostChildren = 2,
  memoryMb = 384,
  mostWaiting = 24,
  idleMs = 60_000,
}: IsolationOptions): Isolation => {
  const children = new Set<IsolatedChild>();
  const free: IsolatedChild[] = [];
  const waiting: Job[] = [];
  const running = new Map<Job, IsolatedChild>();
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  const start = (): IsolatedChild => {
    const child = startChild(memoryMb);
    children.add(child);
    void child.ended.then(() => {
      children.delete(child);
      const at = free.indexOf(child);
      if (at >= 0) free.splice(at, 1);
      next();
    });
    return child;
  };

  const rest = () => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      for (const child of free.splice(0)) child.kill();
    }, idleMs).unref();
  };

  const owns = (owner: string) => (job: Job) => job.owner === owner;

  /** Returns the first waiting task whose owner (the user) has no running task. */
  const nextJob = (): Job | undefined => {
    const at = waiting.findIndex(({ owner }) => ![...running.keys()].some(owns(owner)));
    return at < 0 ? undefined : waiting.splice(at, 1)[0];
  };

  const next = (): void => {
    free.splice(0, free.length, ...free.filter(({ mustBeReplaced }) => !mustBeReplaced));
    while (!closed && (free.length > 0 || children.size < mostChildren)) {
      const job = nextJob();
      if (!job) return;
      const child = free.pop() ?? start();
      running.set(job, child);
      void child
        .run(job.work)
        .then(job.result.resolve, job.result.reject)
        .finally(() => {
          running.delete(job);
          if (child.mustBeReplaced) child.kill();
          else if (!child.dead) free.push(child);
          rest();
          next();
        });
    }
  };

  const take = (job: Job) => {
    if (closed) throw new Problem('unavailable');
    const own = [...running.keys(), ...waiting].filter(owns(job.owner)).length;
    if (own >= mostOfOwner) throw new Problem('too-many-requests', { retryAfter: busyRetrySeconds });
    if (waiting.length >= mostWaiting) {
      log.warn({ isolation: name, waiting: waiting.length }, 'the queue of isolated tasks is full');
      throw new Problem('busy', { retryAfter: busyRetrySeconds });
    }
    waiting.push(job);
    next();
  };

  /** Removes a task from the queue, or kills the child that runs the task. */
  const drop = (job: Job, error: unknown) => {
    const at = waiting.indexOf(job);
    if (at >= 0) waiting.splice(at, 1);
    job.result.reject(error);
    running.get(job)?.kill();
  };

  return {
    async run<Run extends IsolatedRun>(
      task: IsolatedTask<Run>,
      { input, options, owner, signal }: IsolatedCall<OptionsOf<Run>>,
    ) {
      signal?.throwIfAborted();
      if (input.byteLength > task.inputBytes) throw new IsolationError('input');
      const { runMs, outputBytes } = task;
      const job: Job = {
        owner,
        work: { task: { module: task.module.href, options, outputBytes }, input, runMs },
        result: Promise.withResolvers(),
      };
      const onAbort = () => drop(job, signal?.reason);
      signal?.addEventListener('abort', onAbort, { once: true });
      try {
        take(job);
        return (await job.result.promise) as OutputOf<Run>;
      } catch (error) {
        if (error instanceof IsolationError)
          log.info({ isolation: name, reason: error.reason }, 'an isolated task failed');
        throw error;
      } finally {
        signal?.removeEventListener('abort', onAbort);
      }
    },
    async close() {
      closed = true;
      clearTimeout(idle);
      for (const job of [...waiting, ...running.keys()]) drop(job, new Problem('unavailable'));
      for (const child of children) child.kill();
      await Promise.all([...children].map(({ ended }) => ended));
    },
  };
};
