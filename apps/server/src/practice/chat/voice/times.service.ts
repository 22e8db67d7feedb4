import type { AnswerOf } from '@pratik/contract/call';
import {
  type getVoiceTimes,
  type LatencyHours,
  stageMostMs,
  type VoiceStage,
  voiceBudgets,
  voiceStages,
} from '@pratik/contract/voice-latency';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import { stepOf, timeWithin } from './time-steps.ts';
import { addTimes, deleteTimes, selectTimes, type TimeRow } from './times.store.ts';

export type VoiceTimes = {
  /** Returns the milliseconds of a monotonic clock, which measures the stages of a spoken turn. */
  ticks(): number;
  /** Records the duration of a stage in memory. The database is updated later, so that callers do not wait. */
  note(stage: VoiceStage, ms: number): void;
  /** Runs `work` and records its duration, unless it fails. */
  timed<T>(stage: VoiceStage, work: () => Promise<T>): Promise<T>;
  statistics(hours: LatencyHours): Promise<AnswerOf<typeof getVoiceTimes>>;
  start(): void;
  /** Writes the durations that are still in memory to the database; must be called before the database closes. */
  close(): Promise<void>;
};

type Parts = {
  db: Db;
  clock: Clock;
  log: Log;
  ticks?: (() => number) | undefined;
  /** Receives each duration in seconds, for the metrics of the process. */
  observe?: ((stage: VoiceStage, seconds: number) => void) | undefined;
};

const hourMs = 3_600_000;
const cachedMs = 8 * 24 * hourMs;
const flushMs = 10_000;
/** Number of writes to the database between two deletions of old rows; 360 writes take one hour. */
const flushesAPrune = 360;

/** Measures the duration of the stages of spoken turns, across all server processes. */
export const createVoiceTimes = ({ db, clock, log, ticks, observe }: Parts): VoiceTimes => {
  const now = ticks ?? (() => performance.now());
  let counted = new Map<string, TimeRow>();
  let flushes = 0;
  let timer: NodeJS.Timeout | undefined;

  const note: VoiceTimes['note'] = (stage, ms) => {
    if (!(ms >= 0 && ms <= stageMostMs)) return;
    observe?.(stage, ms / 1000);
    const hour = new Date(Math.floor(clock.now().getTime() / hourMs) * hourMs);
    const step = stepOf(ms);
    const key = `${hour.getTime()} ${stage} ${step}`;
    const row = counted.get(key) ?? { hour, stage, step, count: 0 };
    counted.set(key, { ...row, count: row.count + 1 });
  };

  const flush = async (): Promise<void> => {
    const rows = [...counted.values()];
    counted = new Map();
    // The rows are sorted so that two processes that update the same rows cannot deadlock.
    const sorted = rows.toSorted((a, b) => a.stage.localeCompare(b.stage) || a.step - b.step);
    await addTimes(db, sorted);
    if (flushes % flushesAPrune === 0) await deleteTimes(db, new Date(clock.now().getTime() - cachedMs));
    flushes += 1;
  };
  const tryFlush = () =>
    flush().catch((err: unknown) => log.warn({ err }, 'times of spoken turns not stored'));

  return {
    ticks: now,
    note,
    async timed(stage, work) {
      const begun = now();
      const done = await work();
      note(stage, now() - begun);
      return done;
    },
    async statistics(hours) {
      await tryFlush();
      const rows = await selectTimes(db, new Date(clock.now().getTime() - Number(hours) * hourMs));
      return {
        stages: voiceStages.map((stage) => {
          const counts = rows.filter((row) => row.stage === stage);
          return {
            stage,
            budgetMs: voiceBudgets[stage],
            count: counts.reduce((sum, { count }) => sum + count, 0),
            p50Ms: timeWithin(counts, 0.5),
            p95Ms: timeWithin(counts, 0.95),
          };
        }),
      };
    },
    start() {
      timer = setInterval(() => void tryFlush(), flushMs);
      timer.unref();
    },
    async close() {
      clearInterval(timer);
      await tryFlush();
    },
  };
};
