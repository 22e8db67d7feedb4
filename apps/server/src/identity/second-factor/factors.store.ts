import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

type Tables = {
  idp_user: { id: string; email: string };
  idp_totp: {
    user_id: string;
    secret: string;
    confirmed_at: Date | null;
    last_step: number;
    created_at: Date;
  };
  idp_recovery_codes: { user_id: string; code_hash: string; used_at: Date | null };
  idp_passkeys: { id: string; user_id: string };
};

const tables = (db: Db | Tx) => db.withTables<Tables>();

/** Selects the second factors that a sign-in needs after the password. The user’s page also shows them. */
export const selectFactors = async (db: Db | Tx, subject: string) => {
  const app = await selectTotp(db, subject);
  const { passkeys } = await tables(db)
    .selectFrom('idp_passkeys')
    .select((row) => row.fn.countAll<number>().as('passkeys'))
    .where('user_id', '=', subject)
    .executeTakeFirstOrThrow();
  return { appSince: app?.confirmed_at ?? null, passkeys: Number(passkeys) };
};

/** Returns whether an account has a second factor. */
export const selectHasFactor = async (db: Db | Tx, subject: string): Promise<boolean> => {
  const { appSince, passkeys } = await selectFactors(db, subject);
  return appSince !== null || passkeys > 0;
};

/** Locks an account’s factors until the transaction ends, so that simultaneous changes run one after the other. */
export const lockFactors = async (tx: Tx, subject: string): Promise<void> => {
  await tables(tx).selectFrom('idp_user').select('id').where('id', '=', subject).forUpdate().execute();
};

export const selectEmail = async (db: Db | Tx, subject: string): Promise<string | undefined> => {
  const row = await tables(db)
    .selectFrom('idp_user')
    .select('email')
    .where('id', '=', subject)
    .executeTakeFirst();
  return row?.email;
};

export const selectTotp = async (db: Db | Tx, subject: string) =>
  tables(db)
    .selectFrom('idp_totp')
    .select(['secret', 'confirmed_at', 'created_at'])
    .where('user_id', '=', subject)
    .executeTakeFirst();

/**
 * Stores the unconfirmed key of an authenticator app and replaces an earlier unconfirmed key. Returns false when a
 * confirmed key exists.
 */
export const upsertTotp = async (
  tx: Db | Tx,
  subject: string,
  secret: string,
  at: Date,
): Promise<boolean> => {
  const row = await tables(tx)
    .insertInto('idp_totp')
    .values({ user_id: subject, secret, confirmed_at: null, last_step: 0, created_at: at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, last_step: 0, created_at: at })
        .where('idp_totp.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Marks an app key as confirmed. Returns false when a newer key has replaced it. */
export const updateTotpConfirmed = async (
  tx: Tx,
  subject: string,
  secret: string,
  at: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('idp_totp')
    .set({ confirmed_at: at })
    .where('user_id', '=', subject)
    .where('secret', '=', secret)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/**
 * Marks the time step of an app code and all earlier time steps as used. Returns false when the time step was already
 * used. Of two simultaneous calls, only one succeeds.
 */
export const takeStep = async (db: Db | Tx, subject: string, secret: string, step: number) => {
  const { numUpdatedRows } = await tables(db)
    .updateTable('idp_totp')
    .set({ last_step: step })
    .where('user_id', '=', subject)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const deleteTotp = async (tx: Tx, subject: string): Promise<void> => {
  await tables(tx).deleteFrom('idp_totp').where('user_id', '=', subject).execute();
};

/** Deletes an app key that was shown but not confirmed. */
export const deleteUnconfirmedTotp = async (tx: Tx, subject: string): Promise<void> => {
  await tables(tx)
    .deleteFrom('idp_totp')
    .where('user_id', '=', subject)
    .where('confirmed_at', 'is', null)
    .execute();
};

/** Marks a recovery code as used. Returns false when the code does not exist or was already used. */
export const takeRecoveryCode = async (db: Db | Tx, subject: string, codeHash: string, at: Date) => {
  const { numUpdatedRows } = await tables(db)
    .updateTable('idp_recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', subject)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const replaceRecoveryCodes = async (tx: Tx, subject: string, hashes: readonly string[]) => {
  await deleteRecoveryCodes(tx, subject);
  const rows = hashes.map((code_hash) => ({ user_id: subject, code_hash, used_at: null }));
  if (rows.length > 0) await tables(tx).insertInto('idp_recovery_codes').values(rows).execute();
};

export const deleteRecoveryCodes = async (tx: Tx, subject: string): Promise<void> => {
  await tables(tx).deleteFrom('idp_recovery_codes').where('user_id', '=', subject).execute();
};

export const countRecoveryCodes = async (db: Db | Tx, subject: string): Promise<number> => {
  const { left } = await tables(db)
    .selectFrom('idp_recovery_codes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('user_id', '=', subject)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
};

export const deletePasskeys = async (tx: Tx, subject: string): Promise<void> => {
  await tables(tx).deleteFrom('idp_passkeys').where('user_id', '=', subject).execute();
};
