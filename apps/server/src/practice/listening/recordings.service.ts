import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { getRecordings } from '@pratik/contract/speech';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import { recordAudit } from '../../identity/audit/audit.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Job, Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Script, Speech } from '../../platform/speech/speech.ts';
import { type RecordingsJob, recordingsQueue } from './recordings.jobs.ts';
import { insertRun, type RunRow, selectLastRun, updateOpenRun } from './recordings.store.ts';
import { scriptOf } from './script.ts';

export { recordingsQueue } from './recordings.jobs.ts';

type State = AnswerOf<typeof getRecordings>;

/** Makes recordings of all published scripts before learners need them. */
export type Recordings = {
  state(): Promise<State>;
  /** Starts making the recordings of all scripts. When this is already in progress, it continues. */
  start(userId: string): Promise<State>;
  /** Stops making recordings after the current recording. */
  cancel(): Promise<State>;
  /** Starts processing the jobs of the recordings queue in this process. */
  work(): Promise<void>;
  /** Returns the current job to the queue; must be called before the job workers are stopped. */
  close(): void;
};

type Parts = { db: Db; jobs: Jobs; clock: Clock; log: Log; curriculum: Curriculum; speech: Speech };

/** Maximum duration of one job in milliseconds, below the time limit of the queue. */
const stepMs = 60_000;

export const createRecordings = ({ db, jobs, clock, log, curriculum, speech }: Parts): Recordings => {
  const closing = new AbortController();

  const scripts = async (): Promise<Script[]> =>
    (await curriculum.published('listening', {})).map(({ body }) => scriptOf(body));

  const state = async (): Promise<State> => {
    const [all, run] = await Promise.all([scripts(), selectLastRun(db)]);
    const ready = await Promise.all(all.map((script) => speech.isRecorded(script)));
    return {
      scripts: all.length,
      ready: ready.filter((is) => is).length,
      voice: speech.kind,
      run: run ? runView(run) : null,
    };
  };

  /** Processes scripts until all scripts are processed or the time of the job is used up. */
  const step = async ({ data, signal: ofJob }: Job<RecordingsJob>): Promise<void> => {
    const signal = AbortSignal.any([ofJob, closing.signal]);
    const all = await scripts();
    const { runId } = data;
    let { from, made, failed } = data;
    const until = performance.now() + stepMs;
    for (const script of all.slice(from)) {
      if (signal.aborted) throw new Error('the job step was returned to the queue');
      if (performance.now() > until) break;
      const went = await speech.record(script).then(
        () => true,
        () => false,
      );
      if (signal.aborted) throw new Error('the job step was returned to the queue');
      from += 1;
      if (went) made += 1;
      else failed += 1;
      if (!(await updateOpenRun(db, runId, { state: 'running', total: all.length, made, failed }))) return;
    }
    if (from < all.length) {
      await db.transaction().execute((tx) => jobs.send(tx, recordingsQueue, { runId, from, made, failed }));
      return;
    }
    await updateOpenRun(db, runId, { state: 'done', total: all.length, made, failed, ended_at: clock.now() });
    const removed = await speech.prune(all);
    log.info({ made, failed, removed }, 'recording run finished');
  };

  return {
    state,
    async start(userId) {
      const total = (await scripts()).length;
      await db.transaction().execute(async (tx) => {
        const id = randomUUID();
        if (await insertRun(tx, { id, asked_by: userId, total, asked_at: clock.now() })) {
          await jobs.send(tx, recordingsQueue, { runId: id, from: 0, made: 0, failed: 0 });
          await recordAudit(tx, {
            at: clock.now(),
            actorId: userId,
            action: 'recordings.start',
            targetKind: 'recordings',
            targetId: null,
            detail: {},
          });
        }
      });
      return state();
    },
    async cancel() {
      const run = await selectLastRun(db);
      if (run) await updateOpenRun(db, run.id, { state: 'cancelled', ended_at: clock.now() });
      return state();
    },
    close: () => closing.abort(),
    work: () => jobs.work<RecordingsJob>(recordingsQueue, 1, step),
  };
};

const runView = (row: RunRow): NonNullable<State['run']> => ({
  id: row.id,
  state: row.state,
  total: row.total,
  made: row.made,
  failed: row.failed,
  askedAt: row.asked_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
});
