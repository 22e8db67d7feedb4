import type { RetentionKind } from '@pratik/contract/retention';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

type RunRow = { day: string; at: Date; rows: Partial<Record<RetentionKind, number>> };
type ClockRow = { last_run_at: Date | null; paused_since: Date | null };
const tables = (db: Db | Tx) => db.withTables<{ retention_runs: RunRow; retention_clock: ClockRow }>();

/**
 * A table whose rows expire: the time at which a row was last changed, and the condition for deletion. `loose`
 * deletes dependent rows without a foreign key in the same statement, so that they remain if the row is changed
 * before its deletion.
 */
type Part = {
  table: string;
  touched: RawBuilder<Date>;
  may?: RawBuilder<boolean>;
  loose?: RawBuilder<unknown>;
};

const overOrPast = sql<boolean>`state in ('done', 'cancelled')`;

/** The tables of each kind. Rows that reference a deleted row by a foreign key are deleted with it. */
const parts: Record<RetentionKind, readonly Part[]> = {
  chat: [
    {
      table: 'conversations',
      touched: sql`last_turn_at`,
      loose: sql`delete from messages where conversation_id in (select id from gone)`,
    },
  ],
  writing: [
    {
      table: 'writings',
      touched: sql`greatest(writings.started_at, writings.submitted_at, (select max(saved_at) from writing_drafts d
        where d.writing_id = writings.id))`,
      loose: sql`delete from messages where id in (
        select d.id from writing_drafts d join gone on gone.id = d.writing_id)`,
    },
    { table: 'mistake_answers', touched: sql`answered_at` },
    {
      table: 'mistake_cards',
      touched: sql`coalesce(last_review_at, created_at)`,
      may: sql<boolean>`not exists (select from mistake_sentences s where s.card_id = mistake_cards.id)`,
    },
  ],
  safety: [{ table: 'safety_cases', touched: sql`settled_at`, may: sql`settled_at is not null` }],
  usage: [{ table: 'ai_usage', touched: sql`day::timestamptz` }],
  records: [
    { table: 'message_review_runs', touched: sql`ended_at`, may: overOrPast },
    { table: 'recording_runs', touched: sql`ended_at`, may: overOrPast },
    { table: 'curriculum_imports', touched: sql`made_at` },
    { table: 'invitations', touched: sql`expires_at` },
    { table: 'guardian_requests', touched: sql`expires_at` },
    { table: 'idp_session', touched: sql`expires_at` },
    { table: 'idp_verification', touched: sql`expires_at` },
    { table: 'retention_runs', touched: sql`at`, may: sql`at < now() - interval '400 days'` },
  ],
};

const may = ({ may: given }: Part): RawBuilder<boolean> => given ?? sql`true`;

/** Counts the rows of a kind that can expire and those that have expired, and returns the time of the oldest. */
export const countKind = async (
  db: Db,
  kind: RetentionKind,
  limit: Date | null,
): Promise<{ stored: number; oldest: Date | null; past: number }> => {
  const all = { stored: 0, oldest: null as Date | null, past: 0 };
  for (const part of parts[kind]) {
    const { rows } = await sql<{ stored: number; oldest: Date | null; past: number }>`
      select count(*)::int as stored, min(${part.touched}) as oldest,
        (count(*) filter (where ${part.touched} < ${limit}::timestamptz))::int as past
      from ${sql.table(part.table)} where ${may(part)}`.execute(db);
    const [row] = rows;
    if (!row) continue;
    all.stored += row.stored;
    all.past += row.past;
    if (row.oldest && (!all.oldest || row.oldest < all.oldest)) all.oldest = row.oldest;
  }
  return all;
};

/**
 * Deletes expired rows of a kind. Returns the number of rows deleted from the tables of `parts`, without cascaded
 * rows.
 */
export const deleteKind = async (tx: Tx, kind: RetentionKind, limit: Date): Promise<number> => {
  let count = 0;
  for (const part of parts[kind]) {
    const gone = sql`delete from ${sql.table(part.table)} where ${part.touched} < ${limit} and ${may(part)}`;
    const { rows } = await sql<{ count: number }>`
      with gone as (${gone} returning *)${part.loose ? sql`, loose as (${part.loose})` : sql``}
      select count(*)::int as count from gone`.execute(tx);
    count += rows[0]?.count ?? 0;
  }
  return count;
};

/**
 * Claims the retention run of a day in the caller’s transaction. Returns false when another process has already
 * claimed that day.
 */
export const claimDay = async (tx: Tx, day: string, at: Date): Promise<boolean> => {
  const made = await tables(tx)
    .insertInto('retention_runs')
    .values({ day, at, rows: sql`'{}'::jsonb` as never })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('day')
    .executeTakeFirst();
  return made !== undefined;
};

export const writeRun = async (tx: Tx, day: string, rows: RunRow['rows']): Promise<void> => {
  await tables(tx)
    .updateTable('retention_runs')
    .set({ rows: JSON.stringify(rows) as never })
    .where('day', '=', day)
    .execute();
};

export const selectRuns = async (db: Db, limit: number): Promise<RunRow[]> => {
  const { rows } = await sql<RunRow>`
    select day::text as day, at, rows from retention_runs order by day desc limit ${limit}`.execute(db);
  return rows;
};

/** Selects the time of the last retention run, by the clock of that run. */
export const selectClock = (db: Db | Tx): Promise<ClockRow> =>
  tables(db).selectFrom('retention_clock').select(['last_run_at', 'paused_since']).executeTakeFirstOrThrow();

/** Like `selectClock`, with a lock until the caller's transaction ends. */
export const lockClock = (tx: Tx): Promise<ClockRow> =>
  tables(tx)
    .selectFrom('retention_clock')
    .select(['last_run_at', 'paused_since'])
    .forUpdate()
    .executeTakeFirstOrThrow();

export const updateClock = async (tx: Tx, change: Partial<ClockRow>): Promise<void> => {
  await tables(tx).updateTable('retention_clock').set(change).execute();
};

/** Selects the current time of the database. */
export const selectDatabaseNow = async (db: Db | Tx): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  return rows[0]?.now ?? new Date(Number.NaN);
};
