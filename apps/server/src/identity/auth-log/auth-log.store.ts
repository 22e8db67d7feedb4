import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export type EventRow = {
  minute: Date;
  key: string;
  count: number;
  action: string;
  actor_id: string | null;
  target_kind: string;
  target_id: string | null;
  detail: Record<string, unknown>;
};
type Tables = { auth_events: Omit<EventRow, 'detail'> & { detail: string }; users: { id: string } };
const tables = (db: Db | Tx) => db.withTables<Tables>();

/** Counts an event and returns how often it occurred in its minute. */
export const countEvent = async (tx: Tx, row: Omit<EventRow, 'count'>): Promise<number> => {
  const { count } = await tables(tx)
    .insertInto('auth_events')
    .values({ ...row, detail: JSON.stringify(row.detail), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['minute', 'key']).doUpdateSet({ count: sql`auth_events.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
};

export const selectHasEvent = async (tx: Tx, minute: Date, key: string): Promise<boolean> => {
  const row = await tables(tx)
    .selectFrom('auth_events')
    .select('count')
    .where('minute', '=', minute)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
};

/** Returns the number of different failures in a minute. */
export const countFailures = async (tx: Tx, minute: Date, actions: readonly string[]): Promise<number> => {
  const { found } = await tables(tx)
    .selectFrom('auth_events')
    .select(sql<number>`count(*)::int`.as('found'))
    .where('minute', '=', minute)
    .where('action', 'in', actions)
    .executeTakeFirstOrThrow();
  return found;
};

/** Deletes the event counts of past minutes and returns them. */
export const takeEventsBefore = async (tx: Tx, minute: Date): Promise<EventRow[]> => {
  const { rows } = await sql<EventRow>`
    delete from auth_events where ctid in (
      select ctid from auth_events where minute < ${minute} for update skip locked
    ) returning minute, key, count, action, actor_id, target_kind, target_id, detail`.execute(tx);
  return rows;
};
