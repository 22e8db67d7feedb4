import { randomUUID } from 'node:crypto';
import type { Generated } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { storedResetIdentifier } from '../../platform/idp/embedded-idp.ts';
import { deleteSteps } from '../second-factor/steps.store.ts';

type Tables = {
  idp_user: {
    id: string;
    name: string;
    email: string;
    created_at: Generated<Date>;
    signed_up: Generated<boolean>;
  };
  idp_account: {
    id: string;
    user_id: string;
    account_id: string;
    provider_id: string;
    password: string | null;
    updated_at: Generated<Date>;
  };
  idp_session: {
    id: string;
    user_id: string;
    user_agent: string | null;
    created_at: Date;
    expires_at: Date;
    last_seen_at: Date;
  };
  idp_verification: { id: string; identifier: string; value: string; expires_at: Date };
  identities: { issuer: string; subject: string; user_id: string };
  users: { id: string; status: string; language: 'tr' | 'en' };
};

/** Provider id of accounts with a password in better-auth. */
const credential = 'credential';

const tables = (db: Db | Tx) => db.withTables<Tables>();

/** Deletes an account without a registered user, so that it does not block the address. */
export const deleteUnregisteredAccount = async (tx: Tx, issuer: string, email: string): Promise<void> => {
  await tables(tx)
    .deleteFrom('idp_user')
    .where('email', '=', email)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('identities')
            .select('subject')
            .where('issuer', '=', issuer)
            .whereRef('identities.subject', '=', 'idp_user.id'),
        ),
      ),
    )
    .execute();
};

/** Inserts an account of the embedded provider. Returns false when the address is taken. */
export const insertIdpUser = async (
  tx: Tx,
  user: { id: string; name: string; email: string },
): Promise<boolean> => {
  const row = await tables(tx)
    .insertInto('idp_user')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Marks the address as confirmed by its owner; returns false when it was already confirmed. */
export const updateSignedUp = async (tx: Tx, subject: string): Promise<boolean> => {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('idp_user')
    .set({ signed_up: false })
    .where('id', '=', subject)
    .where('signed_up', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const insertCredential = async (tx: Tx, id: string, subject: string, hash: string): Promise<void> => {
  await tables(tx)
    .insertInto('idp_account')
    .values({ id, user_id: subject, account_id: subject, provider_id: credential, password: hash })
    .execute();
};

export const selectPasswordHash = async (db: Db, subject: string): Promise<string | undefined> => {
  const row = await tables(db)
    .selectFrom('idp_account')
    .select('password')
    .where('user_id', '=', subject)
    .where('provider_id', '=', credential)
    .executeTakeFirst();
  return row?.password ?? undefined;
};

/** Selects the password hash by address. @param whenSettled waits for a concurrent password change */
export const selectPasswordByEmail = async (
  db: Db,
  email: string,
  { whenSettled }: { whenSettled: boolean },
): Promise<string | undefined> => {
  const row = await tables(db)
    .selectFrom('idp_account')
    .innerJoin('idp_user', 'idp_user.id', 'idp_account.user_id')
    .select('password')
    .where('idp_user.email', '=', email)
    .where('provider_id', '=', credential)
    .$if(whenSettled, (query) => query.forShare('idp_account'))
    .executeTakeFirst();
  return row?.password ?? undefined;
};

/** Replaces the password hash that was checked. Returns false when the stored hash has changed since the check. */
export const updatePasswordHash = async (
  tx: Tx,
  subject: string,
  from: string,
  to: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('idp_account')
    .set({ password: to, updated_at: new Date() })
    .where('user_id', '=', subject)
    .where('provider_id', '=', credential)
    .where('password', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const deleteIdpUser = async (tx: Tx, subject: string): Promise<void> => {
  await tables(tx).deleteFrom('idp_verification').where('value', '=', subject).execute();
  await tables(tx).deleteFrom('idp_user').where('id', '=', subject).execute();
};

/** Inserts the token of a link to choose a password; the link works once and expires. */
export const insertResetToken = async (
  db: Db | Tx,
  { subject, token, expiresAt }: { subject: string; token: string; expiresAt: Date },
): Promise<void> => {
  const row = {
    id: randomUUID(),
    identifier: storedResetIdentifier(token),
    value: subject,
    expires_at: expiresAt,
  };
  await tables(db).insertInto('idp_verification').values(row).execute();
};

export const selectSubjectByEmail = async (db: Db, email: string): Promise<string | undefined> => {
  const row = await tables(db)
    .selectFrom('idp_user')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.id;
};

/** Deletes all password reset links of an account. */
export const deleteResetTokens = async (db: Db | Tx, subject: string): Promise<void> => {
  await tables(db).deleteFrom('idp_verification').where('value', '=', subject).execute();
};

export const selectSessions = async (db: Db, subject: string, now: Date) =>
  tables(db)
    .selectFrom('idp_session')
    .select(['id', 'created_at', 'last_seen_at', 'user_agent'])
    .where('user_id', '=', subject)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute();

export const deleteSession = async (db: Db, subject: string, sessionId: string): Promise<boolean> => {
  const { numDeletedRows } = await tables(db)
    .deleteFrom('idp_session')
    .where('user_id', '=', subject)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Deletes an account’s sessions and its unfinished sign-ins. */
export const deleteSessions = async (
  db: Db | Tx,
  subject: string,
  keepSessionId: string | null,
): Promise<number> => {
  await deleteSteps(db, subject);
  const { numDeletedRows } = await tables(db)
    .deleteFrom('idp_session')
    .where('user_id', '=', subject)
    .$if(keepSessionId !== null, (query) => query.where('id', '!=', keepSessionId ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Deletes an account’s expired sessions and its oldest sessions above `most`. Returns the ids of the latter. */
export const deleteStaleSessions = async (
  db: Db,
  subject: string,
  now: Date,
  most: number,
): Promise<string[]> => {
  const rows = await tables(db)
    .deleteFrom('idp_session')
    .where('user_id', '=', subject)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('expires_at', '<=', now),
        eb(
          'id',
          'in',
          selectFrom('idp_session')
            .select('id')
            .where('user_id', '=', subject)
            .where('expires_at', '>', now)
            .orderBy('last_seen_at', 'desc')
            .orderBy('created_at', 'desc')
            .offset(most),
        ),
      ]),
    )
    .returning(['id', 'expires_at'])
    .execute();
  return rows.filter((row) => row.expires_at > now).map((row) => row.id);
};

/** Selects the status of the user with this account. Undefined when no user is registered with the account. */
export const selectStatus = async (db: Db, issuer: string, subject: string) =>
  tables(db)
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(['users.id', 'users.status', 'users.language'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
