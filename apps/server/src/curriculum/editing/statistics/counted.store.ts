import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/**
 * Tries to acquire the lock for counting answers. Returns false when another process has the lock. The lock is
 * released when the transaction ends.
 */
export const lockCounting = async (tx: Tx): Promise<boolean> => {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('pratik-item-statistics', 0)) as mine`.execute(tx);
  return rows[0]?.mine ?? false;
};

export const selectCounted = async (tx: Tx, source: string): Promise<Date | undefined> => {
  const { rows } = await sql<{ until: Date }>`
    select until from curriculum_counted where source = ${source}`.execute(tx);
  return rows[0]?.until;
};

export const upsertCounted = async (tx: Tx, source: string, until: Date): Promise<void> => {
  await sql`insert into curriculum_counted (source, until) values (${source}, ${until})
    on conflict (source) do update set until = excluded.until`.execute(tx);
};
