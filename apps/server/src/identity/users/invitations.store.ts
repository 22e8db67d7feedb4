import type { Db, Tx } from '../../platform/db/database.ts';

type Tables = { invitations: { code_hash: string; user_id: string; expires_at: Date } };

const tables = (db: Db | Tx) => db.withTables<Tables>();

/** Inserts an invitation. A user has only one invitation; a new invitation replaces the earlier one. */
export const upsertInvitation = async (
  db: Db | Tx,
  invitation: { code_hash: string; user_id: string; expires_at: Date },
): Promise<void> => {
  const { code_hash, expires_at } = invitation;
  await tables(db)
    .insertInto('invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ code_hash, expires_at }))
    .execute();
};

/** Deletes an invitation and returns its user id; undefined when it does not exist or has expired. */
export const deleteInvitation = async (tx: Tx, codeHash: string, now: Date): Promise<string | undefined> => {
  const row = await tables(tx)
    .deleteFrom('invitations')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
};
