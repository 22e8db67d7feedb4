import { fromKysely, type JobResult, PgBoss } from 'pg-boss';
import type { Tx } from '../db/database.ts';
import { markSocketError } from '../db/database-fault.ts';
import { poolConfig } from '../db/watched-client.ts';
import { errorText } from '../log/error-text.ts';
import type { Log } from '../log/log.ts';

/** Settings of a queue; times in seconds. */
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

/** Number of jobs in a queue by state: ready, deferred to a later time, active, and permanently failed. */
export type JobCounts = { queue: string; ready: number; deferred: number; active: number; failed: number };

export type Jobs = {
  /** Opens the job store and creates these queues. */
  start(queues?: readonly Queue[]): Promise<void>;
  /** Adds a job in the caller’s transaction, so that the job exists only if the transaction commits. */
  send(tx: Tx, queue: Queue, data: object): Promise<void>;
  /** Processes up to `concurrency` jobs at once (at least two); a job that throws is retried later. */
  work<Data extends object>(
    queue: Queue,
    concurrency: number,
    handle: (job: Job<Data>) => Promise<void>,
  ): Promise<void>;
  /** Job counts as pg-boss last measured them, a few seconds ago. */
  counts(): Promise<JobCounts[]>;
  /** Lets running jobs finish for `graceMs`, and returns the rest to the queue. */
  stop(graceMs?: number): Promise<void>;
};

// A crashed worker is detected after this many seconds without a heartbeat; pg-boss requires at least 10.
const heartbeatSeconds = 10;
const batchSize = 2;

/** pg-boss passes its settings on to its connection pool, which its types do not declare. */
const jobsPool = (url: string): object => poolConfig({ url, name: 'pratik-jobs' });

/** Job queues in PostgreSQL with pg-boss; NOTIFY wakes the workers. */
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
    log.warn({ err }, 'job store error');
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
          // Fetches at least two jobs per batch: pg-boss fetches again at once after a full batch only when a batch
          // has more than one job. Otherwise a backlog would progress by one job per poll.
          batchSize,
          localConcurrency: Math.max(1, Math.ceil(concurrency / batchSize)),
          burstWhenBatchFull: true,
          pollingIntervalSeconds: 2,
          // NOTIFY announces new jobs; due retries are found by polling.
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
