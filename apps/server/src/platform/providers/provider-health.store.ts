import type { ProviderCause, ProviderName } from '@pratik/contract/provider-health';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export type ProviderHealthRow = {
  provider: ProviderName;
  last_success_at: Date | null;
  last_failure_at: Date | null;
  last_failure_cause: ProviderCause | null;
  failures: number;
};
const tables = (db: Db) => db.withTables<{ provider_health: ProviderHealthRow }>();

/** Adds the results of this process since its previous write to the stored row. A success resets the failure count. */
export const upsertProviderHealth = async (db: Db, row: ProviderHealthRow): Promise<void> => {
  await tables(db)
    .insertInto('provider_health')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('provider').doUpdateSet((eb) => ({
        failures: row.last_success_at
          ? row.failures
          : sql<number>`least(1000000, provider_health.failures + ${row.failures})`,
        last_success_at: row.last_success_at ?? eb.ref('provider_health.last_success_at'),
        last_failure_at: row.last_failure_at ?? eb.ref('provider_health.last_failure_at'),
        last_failure_cause: row.last_failure_cause ?? eb.ref('provider_health.last_failure_cause'),
      })),
    )
    .execute();
};

export const selectProviderHealth = (db: Db): Promise<ProviderHealthRow[]> =>
  tables(db).selectFrom('provider_health').selectAll().execute();
