import { fromKysely, type JobResult, PgBoss } from 'pg-boss';
import type { Tx } from '../db/database.ts';
import { markSocketError } from '../db/database-fault.ts';
import { poolConfig } from '../db/watched-client.ts';
import { errorText } from '../log/error-text.ts';
import type { Log } from '../log/log.ts';

/** How a queue behaves; times in seconds. */
export type Queue = {
  name: string;
  /** Tries after the first one. */
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

/** How many jobs of a queue are ready, wait for a later time, are being worked on, and were given up. */
export type JobCounts = { queue: string; ready: number; deferred: number; active: number; failed: number };

export type Jobs = {
  start(): Promise<void>;
  /** Adds a job in the caller's own transaction: it exists exactly when what it belongs to does. */
  send(tx: Tx, queue: Queue, data: object): Promise<void>;
  /** Works on up to `concurrency` jobs at once (two at least); one that throws is tried again later. */
  work<Data extends object>(
    queue: Queue,
    concurrency: number,
    handle: (job: Job<Data>) => Promise<void>,
  ): Promise<void>;
  /** As pg-boss last counted them, a few seconds ago. */
  counts(): Promise<JobCounts[]>;
  /** Lets running jobs finish for `graceMs`, hands the rest back. */
  stop(graceMs?: number): Promise<void>;
};

// A worker that died is noticed after this many seconds without a heartbeat; 10 is the least pg-boss takes.
const heartbeatSeconds = 10;
const batchSize = 2;

/** pg-boss hands its settings on to the pool it opens, which its types do not say. */
const jobsPool = (url: string): object => poolConfig({ url, name: 'pratik-jobs' });

/** Jobs in PostgreSQL by pg-boss, woken by NOTIFY. */
export const createJobs = (url: string, queues: readonly Queue[], log: Log): Jobs => {
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
    log.warn({ err }, 'job store');
  });

  return {
    async start() {
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
          // pg-boss goes on at once after a full fetch only when a fetch takes more than one job;
          // otherwise a backlog drains at one job a poll.
          batchSize,
          localConcurrency: Math.max(1, Math.ceil(concurrency / batchSize)),
          burstWhenBatchFull: true,
          pollingIntervalSeconds: 2,
          // NOTIFY wakes for new jobs; those whose retry falls due are found by polling.
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
      const rows = await boss.getQueues(queues.map((queue) => queue.name));
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
