import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

type Tables = {
  instance_facts: { name: string; value: unknown };
  users: { role: string; status: string };
};

/**
 * Acquires the lock for initializing the instance, so that only one process at a time does it. The lock is released
 * when the transaction ends.
 */
export const lockInstance = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('pratik-instance', 0))`.execute(tx);
};

export const selectFact = async (db: Db | Tx, name: string): Promise<unknown> => {
  const row = await db
    .withTables<Tables>()
    .selectFrom('instance_facts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
};

export const upsertFact = async (tx: Tx, name: string, value: unknown): Promise<void> => {
  const text = JSON.stringify(value);
  await tx
    .withTables<Tables>()
    .insertInto('instance_facts')
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
    .execute();
};

export const deleteFact = async (tx: Tx, name: string): Promise<void> => {
  await tx.withTables<Tables>().deleteFrom('instance_facts').where('name', '=', name).execute();
};

export const selectHasAdministrator = async (db: Db | Tx): Promise<boolean> => {
  const row = await db
    .withTables<Tables>()
    .selectFrom('users')
    .select('role')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
