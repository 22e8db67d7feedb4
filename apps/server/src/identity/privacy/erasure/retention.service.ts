import type { AnswerOf } from '@pratik/contract/call';
import {
  type getRetention,
  type RetentionKind,
  type RetentionPause,
  retentionKinds,
} from '@pratik/contract/retention';
import { type Clock, dayOf, nextDayStart } from '../../../platform/clock/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Log } from '../../../platform/log/log.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { daysOf, limitOf, pauseReason, type RetentionTimes } from './retention.policy.ts';
import {
  claimDay,
  countKind,
  deleteKind,
  lockClock,
  selectClock,
  selectDatabaseNow,
  selectRuns,
  updateClock,
  writeRun,
} from './retention.store.ts';

export type Retention = ReturnType<typeof createRetention>;

type Parts = {
  db: Db;
  clock: Clock;
  log: Log;
  config: RetentionTimes;
  timeZone: string;
  /** Whether the clock is the clock of this machine and can be compared with the database’s clock. */
  comparesClocks?: boolean;
};

const lookEveryMs = 15 * 60_000;
const runsShown = 30;
/** Time in which an administrator must confirm the displayed clock time, in milliseconds. */
const shownMs = 3_600_000;

/** Creates the service that deletes expired data once a day and reports the last and the next deletion. */
export const createRetention = ({ db, clock, log, config, timeZone, comparesClocks = false }: Parts) => {
  const days = daysOf(config);

  const pauseAt = async (
    within: Db | Tx,
    now: Date,
    lastRunAt: Date | null,
  ): Promise<RetentionPause | null> => {
    const reason = pauseReason(now, lastRunAt, comparesClocks ? await selectDatabaseNow(within) : null);
    return reason && { reason, now: now.toISOString(), lastRunAt: lastRunAt?.toISOString() ?? null };
  };

  /** Deletes expired data once a day, unless the clock may be wrong. Only one process deletes. */
  const runIfDue = (): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const at = clock.now();
      const day = dayOf(at, timeZone);
      const { last_run_at: lastRunAt, paused_since: pausedSince } = await lockClock(tx);
      const pause = await pauseAt(tx, at, lastRunAt);
      if (pause) {
        log.warn(
          pause,
          'retention is paused because the clock may be wrong; see the page of retention periods',
        );
        if (pausedSince === null) await updateClock(tx, { paused_since: at });
        return false;
      }
      if (!(await claimDay(tx, day, at))) return false;
      const rows: Partial<Record<RetentionKind, number>> = {};
      for (const kind of retentionKinds) {
        const limit = limitOf(days[kind], at);
        const count = limit ? await deleteKind(tx, kind, limit) : 0;
        if (count > 0) rows[kind] = count;
      }
      await writeRun(tx, day, rows);
      await updateClock(tx, { last_run_at: at, paused_since: null });
      log.info({ rows }, 'retention: expired rows deleted');
      return true;
    });

  const state = async (): Promise<AnswerOf<typeof getRetention>> => {
    const now = clock.now();
    const nextAt = nextDayStart(now, timeZone);
    const { last_run_at: lastRunAt } = await selectClock(db);
    const [pause, kinds, runs] = await Promise.all([
      pauseAt(db, now, lastRunAt),
      Promise.all(
        retentionKinds.map(async (kind) => {
          const { stored, oldest, past } = await countKind(db, kind, limitOf(days[kind], nextAt));
          return { kind, days: days[kind], stored, oldestAt: oldest?.toISOString() ?? null, next: past };
        }),
      ),
      selectRuns(db, runsShown),
    ]);
    return {
      pause,
      kinds,
      nextAt: nextAt.toISOString(),
      runs: runs.map(({ day, at, rows }) => ({
        day,
        at: at.toISOString(),
        counts: retentionKinds.flatMap((kind) => {
          const count = rows[kind] ?? 0;
          return count > 0 ? [{ kind, count }] : [];
        }),
      })),
    };
  };

  let timer: NodeJS.Timeout | undefined;
  return {
    runIfDue,
    state,

    /** Returns whether deletion is blocked because the clock may be wrong. */
    async isPaused(): Promise<boolean> {
      return (await pauseAt(db, clock.now(), (await selectClock(db)).last_run_at)) !== null;
    },

    /** Records that an administrator confirmed the clock, and deletes expired data. @throws Problem `conflict` */
    async confirm(actorId: string, shown: string): Promise<AnswerOf<typeof getRetention>> {
      await db.transaction().execute(async (tx) => {
        const at = clock.now();
        const { last_run_at: lastRunAt } = await lockClock(tx);
        const pause = await pauseAt(tx, at, lastRunAt);
        // Compares the time that the administrator confirmed with the present time, because the clock may have
        // changed since.
        const isShown = Math.abs(at.getTime() - Date.parse(shown)) < shownMs;
        if (pause?.reason !== 'jump' || !isShown) throw new Problem('conflict');
        await updateClock(tx, { last_run_at: at, paused_since: null });
        const detail = { from: pause.lastRunAt, to: pause.now };
        const act = { action: 'retention.confirm', targetKind: 'retention', targetId: null };
        await recordAudit(tx, { at, actorId, ...act, detail });
      });
      await runIfDue();
      return state();
    },

    /** Starts the check in worker processes: one check immediately, then four checks an hour. */
    start(): void {
      const look = () => void runIfDue().catch((err: unknown) => log.error({ err }, 'retention run failed'));
      look();
      timer = setInterval(look, lookEveryMs);
      timer.unref();
    },
    close: () => clearInterval(timer),
  };
};
