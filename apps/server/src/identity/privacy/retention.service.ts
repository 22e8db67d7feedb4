import type { AnswerOf } from '@pratik/contract/call';
import { type getRetention, type RetentionKind, retentionKinds } from '@pratik/contract/retention';
import { type Clock, dayOf, nextDayStart } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log/log.ts';
import { daysOf, type KeepingTimes, limitOf } from './retention.policy.ts';
import { claimDay, countKind, deleteKind, selectRuns, writeRun } from './retention.store.ts';

export type Retention = ReturnType<typeof createRetention>;

type Parts = { db: Db; clock: Clock; log: Log; config: KeepingTimes; timeZone: string };

const lookEveryMs = 15 * 60_000;
const runsShown = 30;

/** Takes away, once a day, what has been kept for its time; says what was and what will be. */
export const createRetention = ({ db, clock, log, config, timeZone }: Parts) => {
  const days = daysOf(config);

  /** The run of the house's day, unless it was. Of several processes one does it. */
  const runIfDue = (): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const at = clock.now();
      const day = dayOf(at, timeZone);
      if (!(await claimDay(tx, day, at))) return false;
      const rows: Partial<Record<RetentionKind, number>> = {};
      for (const kind of retentionKinds) {
        const limit = limitOf(days[kind], at);
        const count = limit ? await deleteKind(tx, kind, limit) : 0;
        if (count > 0) rows[kind] = count;
      }
      await writeRun(tx, day, rows);
      log.info({ rows }, 'keeping times: what was past them is deleted');
      return true;
    });

  let timer: NodeJS.Timeout | undefined;
  return {
    runIfDue,

    async state(): Promise<AnswerOf<typeof getRetention>> {
      const nextAt = nextDayStart(clock.now(), timeZone);
      const [kinds, runs] = await Promise.all([
        Promise.all(
          retentionKinds.map(async (kind) => {
            const { held, oldest, past } = await countKind(db, kind, limitOf(days[kind], nextAt));
            return { kind, days: days[kind], held, oldestAt: oldest?.toISOString() ?? null, next: past };
          }),
        ),
        selectRuns(db, runsShown),
      ]);
      return {
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
    },

    /** Looks now and four times an hour, in processes that work. */
    start(): void {
      const look = () =>
        void runIfDue().catch((err: unknown) => log.error({ err }, 'keeping times could not be kept'));
      look();
      timer = setInterval(look, lookEveryMs);
      timer.unref();
    },
    close: () => clearInterval(timer),
  };
};
