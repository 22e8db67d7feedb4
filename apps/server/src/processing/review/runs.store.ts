import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Filters } from './message-filter.ts';

export type RunRow = {
  id: string;
  asked_by: string | null;
  state: 'waiting' | 'running' | 'done' | 'cancelled';
  filter: Filters;
  total: number;
  queued: number;
  /** Creation time of the last message that the bulk job has queued, in PostgreSQL’s text format. */
  after_at: string | null;
  after_id: string | null;
  asked_at: Date;
  ended_at: Date | null;
};
type Tables = { message_review_runs: RunRow; users: { id: string; name: string; surname: string } };

const tables = (db: Db | Tx) => db.withTables<Tables>();
const open = ['waiting', 'running'] as const;

/** Inserts a bulk job. Returns false when a bulk job is already open. */
export const insertRun = async (
  tx: Tx,
  row: Pick<RunRow, 'id' | 'asked_by' | 'filter' | 'total' | 'asked_at'>,
): Promise<boolean> => {
  const progress = { queued: 0, after_at: null, after_id: null, ended_at: null };
  const result = await tables(tx)
    .insertInto('message_review_runs')
    .values({ ...row, filter: JSON.stringify(row.filter) as never, state: 'waiting', ...progress })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** Selects the bulk job in progress, otherwise the last bulk job, with the name of the user who started it. */
export const selectLastRun = (db: Db) =>
  tables(db)
    .selectFrom('message_review_runs')
    .leftJoin('users', 'users.id', 'message_review_runs.asked_by')
    .selectAll('message_review_runs')
    .select(sql<string | null>`trim(users.name || ' ' || users.surname)`.as('askedByName'))
    .orderBy('ended_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();

/** Selects an open bulk job and locks it until the transaction ends; undefined when the bulk job has ended. */
export const lockOpenRun = (tx: Tx, id: string) =>
  tables(tx)
    .selectFrom('message_review_runs')
    .select(['filter', 'queued', 'asked_at', 'after_id'])
    // The timestamp is selected as text, because a JavaScript Date would lose its microseconds, and messages after this
    // exact time are selected next.
    .select(sql<string | null>`after_at::text`.as('afterAt'))
    .where('id', '=', id)
    .where('state', 'in', open)
    .forUpdate()
    .executeTakeFirst();

/** Changes a bulk job that is still open; does nothing when it has ended. */
export const updateOpenRun = async (
  db: Db | Tx,
  id: string,
  change: Partial<Pick<RunRow, 'state' | 'queued' | 'after_at' | 'after_id' | 'ended_at'>>,
): Promise<void> => {
  // For privacy, removes the searched name from the filter when the bulk job ends.
  const over = change.ended_at ? { filter: sql`filter || '{"userFilter": ""}'::jsonb` as never } : {};
  await tables(db)
    .updateTable('message_review_runs')
    .set({ ...change, ...over })
    .where('id', '=', id)
    .where('state', 'in', open)
    .execute();
};
