import type { Db } from '../../platform/db/database.ts';

type Tables = {
  idp_user: { id: string; email: string };
  idp_known_addresses: { user_id: string; address_hash: string; last_used_at: Date };
  sign_in_failing_accounts: { address_hash: string; account_hash: string; failed_at: Date };
};

const tables = (db: Db) => db.withTables<Tables>();

export const selectSubjectByEmail = async (db: Db, email: string): Promise<string | undefined> => {
  const row = await tables(db)
    .selectFrom('idp_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.id;
};

export const selectKnownAddress = async (
  db: Db,
  subject: string,
  addressHash: string,
  since: Date,
): Promise<boolean> => {
  const row = await tables(db)
    .selectFrom('idp_known_addresses')
    .select('user_id')
    .where('user_id', '=', subject)
    .where('address_hash', '=', addressHash)
    .where('last_used_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
};

/** Stores an address or the time of its last use. Stores nothing when the account no longer exists. */
export const upsertKnownAddress = async (
  db: Db,
  subject: string,
  addressHash: string,
  at: Date,
): Promise<void> => {
  await tables(db)
    .insertInto('idp_known_addresses')
    .columns(['user_id', 'address_hash', 'last_used_at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('idp_user')
        .select(['id', val(addressHash).as('address_hash'), val(at).as('last_used_at')])
        .where('id', '=', subject),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'address_hash']).doUpdateSet({ last_used_at: at }))
    .execute();
};

/**
 * Deletes the addresses of all accounts that were last used before `since`, and the least recently used addresses of
 * this account above `most`.
 */
export const deleteStaleAddresses = async (
  db: Db,
  subject: string,
  since: Date,
  most: number,
): Promise<void> => {
  await tables(db)
    .deleteFrom('idp_known_addresses')
    .where(({ and, eb, or, selectFrom }) =>
      or([
        eb('last_used_at', '<=', since),
        and([
          eb('user_id', '=', subject),
          eb(
            'address_hash',
            'in',
            selectFrom('idp_known_addresses')
              .select('address_hash')
              .where('user_id', '=', subject)
              .orderBy('last_used_at', 'desc')
              .offset(most),
          ),
        ]),
      ]),
    )
    .execute();
};

/** Records that a sign-in to an account failed from an address, and deletes the failures before `since`. */
export const upsertFailingAccount = async (
  db: Db,
  key: { address_hash: string; account_hash: string },
  at: Date,
  since: Date,
): Promise<void> => {
  await tables(db).deleteFrom('sign_in_failing_accounts').where('failed_at', '<=', since).execute();
  await tables(db)
    .insertInto('sign_in_failing_accounts')
    .values({ ...key, failed_at: at })
    .onConflict((conflict) =>
      conflict.columns(['address_hash', 'account_hash']).doUpdateSet({ failed_at: at }),
    )
    .execute();
};

export const deleteFailingAccount = async (
  db: Db,
  key: { address_hash: string; account_hash: string },
): Promise<void> => {
  await tables(db)
    .deleteFrom('sign_in_failing_accounts')
    .where('address_hash', '=', key.address_hash)
    .where('account_hash', '=', key.account_hash)
    .execute();
};

/** Counts the accounts to which sign-ins from an address have failed since a time, up to `most`. */
export const countFailingAccounts = async (
  db: Db,
  addressHash: string,
  since: Date,
  most: number,
): Promise<number> => {
  const rows = await tables(db)
    .selectFrom('sign_in_failing_accounts')
    .select('account_hash')
    .where('address_hash', '=', addressHash)
    .where('failed_at', '>', since)
    .limit(most)
    .execute();
  return rows.length;
};
