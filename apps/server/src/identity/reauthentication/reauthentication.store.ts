import type { Db, Tx } from '../../platform/db/database.ts';

type Tables = { session_reauthentications: { session_hash: string; reauthenticated_at: Date } };
const tables = (db: Db | Tx) => db.withTables<Tables>();

/** Stores a re-authentication in place of the session’s earlier one, and deletes expired rows. */
export const upsertReauthentication = async (
  tx: Db | Tx,
  sessionHash: string,
  at: Date,
  expiredBefore: Date,
): Promise<void> => {
  await tables(tx)
    .deleteFrom('session_reauthentications')
    .where('reauthenticated_at', '<', expiredBefore)
    .execute();
  await tables(tx)
    .insertInto('session_reauthentications')
    .values({ session_hash: sessionHash, reauthenticated_at: at })
    .onConflict((conflict) => conflict.column('session_hash').doUpdateSet({ reauthenticated_at: at }))
    .execute();
};

export const selectReauthenticatedAt = async (db: Db, sessionHash: string): Promise<Date | null> => {
  const row = await tables(db)
    .selectFrom('session_reauthentications')
    .select('reauthenticated_at')
    .where('session_hash', '=', sessionHash)
    .executeTakeFirst();
  return row?.reauthenticated_at ?? null;
};
