import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { PersonalTable } from './personal-tables.ts';

/** Returns the SQL condition for the rows of a table that belong to a user. */
const belongs = ({ column, via }: PersonalTable, userId: string): RawBuilder<boolean> =>
  via
    ? sql`${sql.ref(column)} in (
        select ${sql.ref(via.key)} from ${sql.table(via.table)} where ${sql.ref(via.column)} = ${userId})`
    : sql`${sql.ref(column)} = ${userId}`;

export type StoredRow = Readonly<Record<string, unknown>>;

/** Selects a user’s rows of a table without the hidden columns. */
export const selectStored = async (
  db: Db | Tx,
  table: PersonalTable,
  userId: string,
): Promise<StoredRow[]> => {
  const hidden = [...(table.hidden ?? [])];
  const { rows } = await sql<{ row: StoredRow }>`
    select to_jsonb(stored) - ${hidden}::text[] as row
    from ${sql.table(table.table)} stored where ${belongs(table, userId)}`.execute(db);
  return rows.map(({ row }) => row);
};

export const countStored = async (db: Db | Tx, table: PersonalTable, userId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table.table)} where ${belongs(table, userId)}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Selects the audit log entries of actions that a user performed or that affected the user. */
export const selectActs = async (db: Db | Tx, userId: string): Promise<StoredRow[]> => {
  const { rows } = await sql<{ row: StoredRow }>`
    select to_jsonb(a) - 'actor_id' as row from audit_log a
    where a.actor_id = ${userId}::uuid or (a.target_kind = 'user' and a.target_id = ${userId})
    order by a.id`.execute(db);
  return rows.map(({ row }) => row);
};
