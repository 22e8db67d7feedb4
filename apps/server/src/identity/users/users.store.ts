import type { FirstRunStep, GoalPurpose, Role, UserStatus } from '@pratik/contract/user';
import { type Generated, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export type UsersTable = {
  id: string;
  name: string;
  surname: string;
  email: string;
  role: Role;
  status: UserStatus;
  level_id: string | null;
  time_zone: Generated<string>;
  /** The time zone that applies until `time_zone_from` (`time-zone.policy.ts`). */
  time_zone_before: Generated<string | null>;
  time_zone_from: Generated<Date | null>;
  language: Generated<'tr' | 'en'>;
  correction_dose: Generated<'at-once-all' | 'at-once-main' | 'at-end-all' | 'at-end-main'>;
  explanation_language: Generated<'tr' | 'en' | null>;
  goal_days: Generated<number | null>;
  goal_purpose: Generated<GoalPurpose | null>;
  /** The current step of the introduction for new users; null when it is finished or skipped. */
  first_run: Generated<FirstRunStep | null>;
  created_at: Date;
  last_active_at: Date | null;
  /** Revision of the user, incremented when name, surname, role or level changes. */
  revision: Generated<number>;
  edited_at: Generated<Date | null>;
  edited_by: Generated<string | null>;
  name_fold: Generated<string>;
  surname_fold: Generated<string>;
  email_fold: Generated<string>;
};
type IdentitiesTable = { issuer: string; subject: string; user_id: string; created_at: Date };
export type UsersTables = { users: UsersTable; identities: IdentitiesTable };

const tables = (db: Db | Tx) => db.withTables<UsersTables>();

export const userColumns = [
  'id',
  'name',
  'surname',
  'email',
  'role',
  'status',
  'level_id',
  'created_at',
  'last_active_at',
] as const;
const profileColumns = [
  'id',
  'name',
  'surname',
  'email',
  'role',
  'level_id',
  'time_zone',
  'time_zone_before',
  'time_zone_from',
  'language',
  'correction_dose',
  'explanation_language',
  'goal_days',
  'goal_purpose',
  'first_run',
] as const;

export type UserRow = Pick<UsersTable, (typeof userColumns)[number]>;

export const selectUser = async (db: Db | Tx, id: string): Promise<UserRow | undefined> =>
  tables(db).selectFrom('users').select(userColumns).where('id', '=', id).executeTakeFirst();

/** Inserts a user. Returns undefined when the e-mail address is taken. */
export const insertUser = async (
  tx: Tx,
  user: UserRow & { time_zone?: string },
): Promise<UserRow | undefined> =>
  tables(tx)
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(userColumns)
    .executeTakeFirst();

/** Links an identity to a user. Returns false when this identity is already registered. */
export const insertIdentity = async (tx: Tx, identity: IdentitiesTable): Promise<boolean> => {
  const row = await tables(tx)
    .insertInto('identities')
    .values(identity)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('subject')
    .executeTakeFirst();
  return row !== undefined;
};

export const selectSubjects = async (db: Db | Tx, issuer: string, userIds: readonly string[]) =>
  tables(db)
    .selectFrom('identities')
    .select(['user_id', 'subject'])
    .where('issuer', '=', issuer)
    .where('user_id', 'in', userIds)
    .execute();

export const selectUserIdBySubject = async (
  db: Db | Tx,
  issuer: string,
  subject: string,
): Promise<string | undefined> => {
  const row = await tables(db)
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
};

export type TakenEmail = { id: string; email: string; status: UserStatus };

/** Returns the users whose e-mail is in the list, with the e-mail in lower case. */
export const selectTakenEmails = async (db: Db | Tx, emails: readonly string[]): Promise<TakenEmail[]> => {
  if (emails.length === 0) return [];
  const lowered = sql<string>`lower(email)`;
  return tables(db)
    .selectFrom('users')
    .select(['id', 'status', lowered.as('email')])
    .where(lowered, 'in', emails)
    .execute();
};

/** Locks the rows of all active administrators until the transaction ends, in an order that prevents deadlocks. */
export const lockActiveAdministrators = async (tx: Tx): Promise<string[]> => {
  const rows = await tables(tx)
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
};

/** Selects the e-mail addresses of active administrators. */
export const selectAdministrators = (db: Db): Promise<{ email: string; language: 'tr' | 'en' }[]> =>
  tables(db)
    .selectFrom('users')
    .select(['email', 'language'])
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('email')
    .execute();

/**
 * Updates the status and returns the ids of the changed users. Enabling a user who has never signed in sets the
 * status to invited.
 */
export const updateStatus = async (
  tx: Tx,
  ids: readonly string[],
  status: 'active' | 'disabled',
): Promise<string[]> => {
  const rows = await tables(tx)
    .updateTable('users')
    .set((eb) => ({
      status:
        status === 'disabled'
          ? status
          : eb
              .case()
              .when('last_active_at', 'is', null)
              .then('invited' as const)
              .else('active' as const)
              .end(),
    }))
    .where('id', 'in', ids)
    .where('status', status === 'disabled' ? '!=' : '=', 'disabled')
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
};

/** Deletes a user and returns the deleted row; undefined when the row did not exist. */
export const deleteUser = async (tx: Tx, id: string): Promise<UserRow | undefined> =>
  tables(tx).deleteFrom('users').where('id', '=', id).returning(userColumns).executeTakeFirst();

export const selectProfile = async (db: Db | Tx, id: string) =>
  tables(db).selectFrom('users').select(profileColumns).where('id', '=', id).executeTakeFirst();

/** Like `selectProfile`, with a lock until the transaction ends. */
export const lockProfile = async (tx: Tx, id: string) =>
  tables(tx).selectFrom('users').select(profileColumns).where('id', '=', id).forUpdate().executeTakeFirst();

export const updateProfile = async (
  db: Db | Tx,
  id: string,
  change: {
    name: string;
    surname: string;
    level_id: string | null;
    time_zone: string;
    time_zone_before: string | null;
    time_zone_from: Date | null;
    language: 'tr' | 'en';
    correction_dose: 'at-once-all' | 'at-once-main' | 'at-end-all' | 'at-end-main';
    explanation_language?: 'tr' | 'en' | null;
    goal_days?: number | null;
    goal_purpose?: GoalPurpose | null;
    edited_at: Date;
    edited_by: string;
  },
) =>
  tables(db)
    .updateTable('users')
    .set(change)
    .where('id', '=', id)
    .returning(profileColumns)
    .executeTakeFirst();

/** Changes the step of an introduction that is not finished. */
export const updateFirstRun = async (db: Db | Tx, id: string, step: FirstRunStep | null): Promise<void> => {
  await tables(db)
    .updateTable('users')
    .set({ first_run: step })
    .where('id', '=', id)
    .where('first_run', 'is not', null)
    .execute();
};

/** Returns whether a database error says that a level does not exist. */
export const isUnknownLevel = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'users_level';
