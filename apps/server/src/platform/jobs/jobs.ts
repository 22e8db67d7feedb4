import { fromKysely, type JobResult, PgBoss } from 'pg-boss';
import type { Tx } from '../db/database.ts';
import { markSocketError } from '../db/database-error.ts';
import { poolConfig } from '../db/watched-client.ts';
import { errorText } from '../log/error-text.ts';
import type { Log } from '../log/log.ts';

/** Settings of a job queue; all times are in seconds. */
export type Queue = {
  name: string;
  /** Number of retries after the first attempt. */
  retryLimit: number;
  retryDelay: number;
  retryDelayMax: number;
};

export type Job<Data> = {
  id: string;
  data: Data;
  attempt: number;
  lastAttempt: boolean;
  signal: AbortSignal;
};

/** Number of jobs in a queue by state: `ready`, `deferred` to a later time, `active`, and permanently failed. */
export type JobCounts = { queue: string; ready: number; deferred: number; active: number; failed: number };

export type Jobs = {
  /** Opens the job store and creates the given queues. */
  start(queues?: readonly Queue[]): Promise<void>;
  /** Adds a job in the caller’s transaction, so that the job is stored only if the transaction commits. */
  send(tx: Tx, queue: Queue, data: object): Promise<void>;
  /** Processes up to `concurrency` jobs at once (never fewer than two). A job whose handler throws is retried later. */
  work<Data extends object>(
    queue: Queue,
    concurrency: number,
    handle: (job: Job<Data>) => Promise<void>,
  ): Promise<void>;
  /** Returns the job counts that pg-boss measured a few seconds ago. */
  counts(): Promise<JobCounts[]>;
  /** Waits up to `graceMs` milliseconds for running jobs, then returns unfinished jobs to the queue. */
  stop(graceMs?: number): Promise<void>;
};

// Seconds without a heartbeat after which a worker is considered crashed. pg-boss requires at least 10 seconds.
const heartbeatSeconds = 10;
const batchSize = 2;

/** pg-boss passes these settings on to its connection pool, although its types do not declare them. */
const jobsPool = (url: string): object => poolConfig({ url, name: 'pratik-jobs' });

/** Creates the job queues, stored in PostgreSQL by pg-boss; NOTIFY informs the workers about new jobs. */
export const createJobs = (url: string, log: Log): Jobs => {
  const boss = new PgBoss({
    ...jobsPool(url),
    max: 6,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (err) => {
    markSocketError(err);
    log.warn({ err }, 'the job store reported an error');
  });

  let names: string[] = [];
  return {
    async start(queues = []) {
      names = queues.map((queue) => queue.name);
      await boss.start();
      for (const queue of queues) await ensureQueue(boss, queue);
    },
    async send(tx, queue, data) {
      await boss.send(queue.name, data, { db: fromKysely(tx) });
    },
    async work(queue, concurrency, handle) {
      await boss.work(
        queue.name,
        {
          // A batch contains at least two jobs, because pg-boss continues immediately only after a full batch of
          // more than one job. Otherwise only one waiting job per poll would be processed.
          batchSize,
          localConcurrency: Math.max(1, Math.ceil(concurrency / batchSize)),
          burstWhenBatchFull: true,
          pollingIntervalSeconds: 2,
          // NOTIFY announces new jobs, but not due retries; polling finds due retries.
          notifyPollingIntervalSeconds: 2,
          includeMetadata: true,
          perJobResults: true,
        },
        (batch) =>
          Promise.all(
            batch.map(async (job): Promise<JobResult> => {
              try {
                await handle({
                  id: job.id,
                  data: job.data as never,
                  attempt: job.retryCount + 1,
                  lastAttempt: job.retryCount >= job.retryLimit,
                  signal: job.signal,
                });
                return { id: job.id, status: 'completed' };
              } catch (error) {
                return { id: job.id, status: 'failed', output: { message: errorText(error) } };
              }
            }),
          ),
      );
    },
    async counts() {
      const rows = await boss.getQueues(names);
      return rows.map((row) => ({
        queue: row.name,
        ready: row.readyCount,
        deferred: row.deferredCount,
        active: row.activeCount,
        failed: row.failedCount,
      }));
    },
    stop: (graceMs = 5_000) => boss.stop({ graceful: true, timeout: graceMs }),
  };
};

const ensureQueue = async (boss: PgBoss, queue: Queue): Promise<void> => {
  const options = {
    retryLimit: queue.retryLimit,
    retryDelay: queue.retryDelay,
    retryBackoff: true,
    retryDelayMax: queue.retryDelayMax,
    heartbeatSeconds,
    notify: true,
  };
  if (await boss.getQueue(queue.name)) await boss.updateQueue(queue.name, options);
  else await boss.createQueue(queue.name, options);
};
