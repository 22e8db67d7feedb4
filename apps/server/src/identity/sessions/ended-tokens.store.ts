import type { Tx } from '../../platform/db/database.ts';

type Tables = { ended_tokens: { token_hash: string; until: Date } };

/** Stores the hash of an ended token, so that the token is rejected, and deletes the entries of expired tokens. */
export const insertEndedToken = async (
  tx: Tx,
  ended: { token_hash: string; until: Date },
  now: Date,
): Promise<void> => {
  const tables = tx.withTables<Tables>();
  await tables.deleteFrom('ended_tokens').where('until', '<=', now).execute();
  await tables
    .insertInto('ended_tokens')
    .values(ended)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
