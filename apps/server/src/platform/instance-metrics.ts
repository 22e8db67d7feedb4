import type { Ai } from './ai/ai.ts';
import { selectLastBackup } from './db/backup/backups.store.ts';
import type { Database } from './db/database.ts';
import type { Admission } from './http/limits/admission.ts';
import type { Metrics } from './http/metrics.ts';
import type { Streams } from './http/streams/sse.ts';
import type { Jobs } from './jobs/jobs.ts';

type Parts = {
  metrics: Metrics;
  database: Database;
  jobs: Jobs;
  streams: Streams;
  admission: Admission;
  ai: Ai | undefined;
};

/** Registers the metrics of the process and of the instance. Each feature registers its own metrics. */
export const registerInstanceMetrics = ({ metrics, database, jobs, streams, admission, ai }: Parts): void => {
  metrics.gauge({ name: 'pratik_open_streams', help: 'Number of open event streams in this process' }, () => [
    { value: streams.open.size },
  ]);
  metrics.gauge(
    {
      name: 'pratik_jobs',
      help: 'Jobs of all processes by queue and state; the values are a few seconds old',
      labels: ['queue', 'state'],
    },
    async () =>
      (await jobs.counts()).flatMap(({ queue, ...counts }) =>
        Object.entries(counts).map(([state, value]) => ({ labels: { queue, state }, value })),
      ),
  );
  metrics.gauge(
    { name: 'pratik_requests_in_work', help: 'Number of accepted requests that have not ended' },
    () => [{ value: admission.inWork() }],
  );
  metrics.gauge(
    {
      name: 'pratik_requests_refused',
      help: 'Number of requests rejected with 503 because of overload since the start',
    },
    () => [{ value: admission.refused() }],
  );
  metrics.gauge(
    {
      name: 'pratik_db_pool_connections',
      help: 'Number of database connections of this process by state; waiting: requests that wait for a connection',
      labels: ['state'],
    },
    () => {
      const { totalCount, idleCount, waitingCount } = database.pool;
      const states = { total: totalCount, idle: idleCount, waiting: waitingCount };
      return Object.entries(states).map(([state, value]) => ({ labels: { state }, value }));
    },
  );
  database.queue.onAcquire(
    metrics.histogram({
      name: 'pratik_db_pool_wait_seconds',
      help: 'Time that a request waits for a database connection',
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10],
    }),
  );
  metrics.gauge(
    {
      name: 'pratik_backup_age_seconds',
      help: 'Age of the newest backup in seconds; absent when there is no backup',
    },
    async () => {
      const last = await selectLastBackup(database.db);
      // The age is calculated with the system clock and not with a test clock, because the database server sets
      // this time.
      return last ? [{ value: Math.max(0, (Date.now() - last.getTime()) / 1000) }] : [];
    },
  );
  if (!ai) return;
  metrics.gauge(
    {
      name: 'pratik_ai_tokens_today',
      help: 'Tokens used and reserved today at the AI provider, and the daily cap',
      labels: ['kind'],
    },
    async () => [
      { labels: { kind: 'spent' }, value: await ai.budget.spentToday() },
      { labels: { kind: 'cap' }, value: ai.budget.tokensPerDay },
    ],
  );
};
