import type { Db, Tx } from '../../platform/db/database.ts';

type Tables = { session_proofs: { session_hash: string; proved_at: Date } };
const tables = (db: Db | Tx) => db.withTables<Tables>();

/** Stores a re-authentication in place of the session’s earlier one, and deletes expired rows. */
export const upsertReauthentication = async (
  tx: Db | Tx,
  sessionHash: string,
  at: Date,
  expiredBefore: Date,
): Promise<void> => {
  await tables(tx).deleteFrom('session_proofs').where('proved_at', '<', expiredBefore).execute();
  await tables(tx)
    .insertInto('session_proofs')
    .values({ session_hash: sessionHash, proved_at: at })
    .onConflict((conflict) => conflict.column('session_hash').doUpdateSet({ proved_at: at }))
    .execute();
};

export const selectReauthenticatedAt = async (db: Db, sessionHash: string): Promise<Date | null> => {
  const row = await tables(db)
    .selectFrom('session_proofs')
    .select('proved_at')
    .where('session_hash', '=', sessionHash)
    .executeTakeFirst();
  return row?.proved_at ?? null;
};
