import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerOf } from '@pratik/contract/call';
import type { getRun } from '@pratik/contract/message-process';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Job, Jobs } from '../../platform/jobs/jobs.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Log } from '../../platform/log/log.ts';
import { messageReviewRunsQueue } from '../processing.jobs.ts';
import { type Filters, filterOf } from './message-filter.ts';
import { countAll, countWaiting, selectAfter } from './message-review.store.ts';
import { requeue } from './requeue.ts';
import { insertRun, lockOpenRun, selectLastRun, updateOpenRun } from './runs.store.ts';

type State = AnswerOf<typeof getRun>;

/** Runs bulk jobs, which process all messages of a filter again without delaying new messages of learners. */
export type Runs = {
  state(): Promise<State>;
  /** Starts a bulk job for the messages that match now, unless a bulk job is already in progress. */
  start(userId: string, filter: Filters): Promise<State>;
  /** Cancels the bulk job in progress. Messages that are already queued are still processed. */
  cancel(): Promise<State>;
  /** Starts processing the steps of bulk jobs in this process. */
  work(): Promise<void>;
  /** Returns the running step to the queue. Call this function before the job processing is stopped. */
  close(): void;
};

type Parts = { db: Db; jobs: Jobs; live: Live; clock: Clock; log: Log; timeZone: string };
type RunJob = { runId: string };

const batchSize = 50;
/** Maximum duration of one step in milliseconds, so that a step stays below the time limit of the queue. */
const stepMs = 30_000;
const lookAgainMs = 500;

export const createRuns = ({ db, jobs, live, clock, log, timeZone }: Parts): Runs => {
  const closing = new AbortController();

  const state = async (): Promise<State> => {
    const row = await selectLastRun(db);
    if (!row) return { run: null };
    const { id, state: is, total, queued, askedByName: askedBy } = row;
    const moments = {
      askedAt: row.asked_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
    };
    return { run: { id, state: is, total: Math.max(total, queued), queued, askedBy, ...moments } };
  };

  /** Queues the next messages and stores the progress in one transaction. Returns false when the bulk job has ended. */
  const advance = (runId: string): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const run = await lockOpenRun(tx, runId);
      if (!run) return false;
      const after = run.afterAt && run.after_id ? { at: run.afterAt, id: run.after_id } : undefined;
      const filter = filterOf(run.filter, timeZone);
      const rows = await selectAfter(tx, filter, { after, writtenUntil: run.asked_at }, batchSize);
      const queued =
        run.queued +
        (await requeue(
          { jobs, live },
          tx,
          rows.map(({ id }) => id),
        ));
      const last = rows.at(-1);
      if (last && rows.length === batchSize) {
        await updateOpenRun(tx, runId, { state: 'running', queued, after_at: last.at, after_id: last.id });
        return true;
      }
      await updateOpenRun(tx, runId, { state: 'done', queued, ended_at: clock.now() });
      log.info({ queued }, 'messages queued for another processing');
      return false;
    });

  const step = async ({ data: { runId }, signal: ofJob }: Job<RunJob>): Promise<void> => {
    const signal = AbortSignal.any([ofJob, closing.signal]);
    const until = performance.now() + stepMs;
    while (performance.now() < until) {
      if (signal.aborted) throw new Error('the job step was returned to the queue');
      // Queues at most one batch of old messages at a time, so that a new message waits for at most one batch.
      if ((await countWaiting(db, batchSize)) >= batchSize) await pause(lookAgainMs, undefined, { signal });
      else if (!(await advance(runId))) return;
    }
    await db.transaction().execute((tx) => jobs.send(tx, messageReviewRunsQueue, { runId }));
  };

  return {
    state,
    async start(userId, filter) {
      const askedAt = clock.now();
      const total = await countAll(db, filterOf(filter, timeZone), askedAt);
      await db.transaction().execute(async (tx) => {
        const id = randomUUID();
        if (await insertRun(tx, { id, asked_by: userId, filter, total, asked_at: askedAt })) {
          await jobs.send(tx, messageReviewRunsQueue, { runId: id });
        }
      });
      return state();
    },
    async cancel() {
      const run = await selectLastRun(db);
      if (run) await updateOpenRun(db, run.id, { state: 'cancelled', ended_at: clock.now() });
      return state();
    },
    work: () => jobs.work<RunJob>(messageReviewRunsQueue, 1, step),
    close: () => closing.abort(),
  };
};
