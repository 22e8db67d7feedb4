import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { StoredPasskey } from '../../platform/idp/passkeys.ts';

type Tables = {
  idp_passkeys: {
    id: string;
    user_id: string;
    name: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    created_at: Date;
    last_used_at: Date | null;
  };
};

const tables = (db: Db | Tx) => db.withTables<Tables>();

export const selectPasskeys = async (db: Db | Tx, subject: string) =>
  tables(db)
    .selectFrom('idp_passkeys')
    .select(['id', 'name', 'transports', 'created_at', 'last_used_at'])
    .where('user_id', '=', subject)
    .orderBy('created_at')
    .execute();

/** Selects a passkey’s account and the data to check its signatures. */
export const selectPasskey = async (db: Db | Tx, id: string) => {
  const row = await tables(db)
    .selectFrom('idp_passkeys')
    .select(['id', 'user_id', 'public_key', 'counter', 'transports'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const passkey: StoredPasskey = {
    id: row.id,
    publicKey: row.public_key,
    counter: Number(row.counter),
    transports: row.transports,
  };
  return { subject: row.user_id, passkey };
};

/** Inserts a passkey. Returns false when its id already exists. */
export const insertPasskey = async (
  tx: Tx,
  subject: string,
  name: string,
  { id, publicKey, counter, transports }: StoredPasskey,
  at: Date,
): Promise<boolean> => {
  const row = await tables(tx)
    .insertInto('idp_passkeys')
    .values({
      id,
      user_id: subject,
      name,
      public_key: Buffer.from(publicKey),
      counter,
      transports,
      created_at: at,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Records a use of the passkey and its new signature counter. Returns false when a simultaneous use has already
 * changed the counter, or when the passkey no longer exists.
 */
export const updatePasskeyUsed = async (
  db: Db | Tx,
  id: string,
  { from, to }: { from: number; to: number },
  at: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tables(db)
    .updateTable('idp_passkeys')
    .set({ counter: to, last_used_at: at })
    .where('id', '=', id)
    .where('counter', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const updatePasskeyName = async (
  db: Db,
  subject: string,
  id: string,
  name: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await tables(db)
    .updateTable('idp_passkeys')
    .set({ name })
    .where('user_id', '=', subject)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const deletePasskey = async (tx: Tx, subject: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('idp_passkeys')
    .where('user_id', '=', subject)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Returns whether any passkey exists. Only then does the sign-in page offer sign-in by passkey. */
export const selectHasPasskeys = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ some: boolean }>`select exists (select from idp_passkeys) as some`.execute(db);
  return rows[0]?.some ?? false;
};
