import type { CorrectionCode } from '@pratik/contract/feedback';
import type { PracticeKind } from '@pratik/contract/progress';
import { type Generated, sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import type { DayShare } from './meter.ts';

export type ActivityKind = PracticeKind;

type Tables = {
  activity_days: {
    user_id: string;
    day: string;
    kind: ActivityKind;
    active_ms: number;
    learner_words: number;
    learner_turns: number;
    farewell_at: Date | null;
    last_event_at: Date;
  };
  error_counts: {
    user_id: string;
    week: string;
    code: CorrectionCode;
    count: number;
    repaired: Generated<number>;
  };
};

/**
 * Stores `now` as the time of the learner’s last event, locks this time until the transaction ends, and returns its
 * earlier value. An event that arrives up to two minutes late does not change the stored time. A larger difference
 * means that the server’s clock was set back, and the stored time is set back, too.
 */
export const moveClock = async (tx: Tx, userId: string, now: Date): Promise<Date | null> => {
  const { rows } = await sql<{ last: Date | null }>`
    insert into activity_clock as c (user_id, last_event_at) values (${userId}, ${now})
    on conflict (user_id) do update set
      previous_event_at = c.last_event_at,
      last_event_at = case when c.last_event_at > excluded.last_event_at + interval '2 minutes'
        then excluded.last_event_at else greatest(c.last_event_at, excluded.last_event_at) end
    returning previous_event_at as last`.execute(tx);
  return rows[0]?.last ?? null;
};

export type Practised = { words: number; turns: number };

/** Adds practice to a learner’s day. Returns the total milliseconds of the day. */
export const addToDay = async (
  tx: Tx,
  userId: string,
  kind: ActivityKind,
  share: DayShare,
  practised: Practised,
  now: Date,
): Promise<number> => {
  const row = await tx
    .withTables<Tables>()
    .insertInto('activity_days')
    .values({
      user_id: userId,
      day: share.day,
      kind,
      active_ms: share.ms,
      learner_words: practised.words,
      learner_turns: practised.turns,
      farewell_at: null,
      last_event_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day', 'kind']).doUpdateSet((eb) => ({
        active_ms: eb('activity_days.active_ms', '+', eb.ref('excluded.active_ms')),
        learner_words: eb('activity_days.learner_words', '+', eb.ref('excluded.learner_words')),
        learner_turns: eb('activity_days.learner_turns', '+', eb.ref('excluded.learner_turns')),
        last_event_at: eb.ref('excluded.last_event_at'),
      })),
    )
    .returning('active_ms')
    .executeTakeFirstOrThrow();
  return row.active_ms;
};

export const selectDay = (db: Db | Tx, userId: string, kind: ActivityKind, day: string) =>
  db
    .withTables<Tables>()
    .selectFrom('activity_days')
    .select(['active_ms', 'farewell_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .executeTakeFirst();

/** Marks the partner’s goodbye of the day as said. Returns false when it was already marked. */
export const markFarewell = async (
  tx: Tx,
  userId: string,
  kind: ActivityKind,
  day: string,
  now: Date,
): Promise<boolean> => {
  const result = await tx
    .withTables<Tables>()
    .updateTable('activity_days')
    .set({ farewell_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .where('farewell_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

export type ActiveDay = {
  day: string;
  kind: ActivityKind;
  active_ms: number;
  learner_words: number;
  learner_turns: number;
};

/** Selects the practice of a range of days, including the first and the last day. */
export const selectActiveDays = (db: Db, userId: string, from: string, to: string): Promise<ActiveDay[]> =>
  db
    .withTables<Tables>()
    .selectFrom('activity_days')
    .select(['day', 'kind', 'active_ms', 'learner_words', 'learner_turns'])
    .where('user_id', '=', userId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();

/** Selects at most `limit` days with practice of any kind, newest first. */
export const selectPractisedDays = async (db: Db, userId: string, limit: number): Promise<string[]> => {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('activity_days')
    .select('day')
    .distinct()
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('learner_turns', '>', 0), eb('active_ms', '>', 0)]))
    .orderBy('day', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.day);
};

/** Adds counts to the error profile of a week; negative counts subtract. */
export const addErrors = async (
  tx: Tx,
  userId: string,
  week: string,
  changes: ReadonlyMap<CorrectionCode, number>,
): Promise<void> => {
  // Sorts the codes, so that two transactions of one learner lock rows in the same order and cannot deadlock.
  const values = [...changes]
    .filter(([, count]) => count !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, count]) => ({ user_id: userId, week, code, count }));
  if (values.length === 0) return;
  await tx
    .withTables<Tables>()
    .insertInto('error_counts')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'week', 'code']).doUpdateSet((eb) => ({
        count: eb.fn<number>('greatest', [
          eb('error_counts.count', '+', eb.ref('excluded.count')),
          sql.lit(0),
        ]),
      })),
    )
    .execute();
};

/** Stores the number of errors that the learner repaired after a prompt. */
export const addRepairs = async (
  tx: Tx,
  userId: string,
  week: string,
  codes: readonly CorrectionCode[],
): Promise<void> => {
  for (const code of codes.toSorted()) {
    await tx
      .withTables<Tables>()
      .insertInto('error_counts')
      .values({ user_id: userId, week, code, count: 0, repaired: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'week', 'code'])
          .doUpdateSet((eb) => ({ repaired: eb('error_counts.repaired', '+', 1) })),
      )
      .execute();
  }
};

export const selectErrors = (db: Db | Tx, userId: string, fromWeek: string) =>
  db
    .withTables<Tables>()
    .selectFrom('error_counts')
    .select(['week', 'code', 'count', 'repaired'])
    .where('user_id', '=', userId)
    .where('week', '>=', fromWeek)
    .where('count', '>', 0)
    .execute();
