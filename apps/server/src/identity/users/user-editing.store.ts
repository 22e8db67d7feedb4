import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type UserRow, type UsersTable, type UsersTables, userColumns } from './users.store.ts';

export type EditableRow = UserRow & {
  revision: number;
  edited_at: Date | null;
  editor: { id: string; name: string } | null;
};

/** Selects a user with the name of the last editor. */
export const selectEditable = (db: Db | Tx, id: string): Promise<EditableRow | undefined> =>
  db
    .withTables<UsersTables>()
    .selectFrom('users')
    .leftJoin('users as editor', 'editor.id', 'users.edited_by')
    .select(userColumns.map((column) => `users.${column}` as const))
    .select(['users.revision', 'users.edited_at'])
    .select(
      sql<EditableRow['editor']>`case when editor.id is not null
        then json_build_object('id', editor.id, 'name', editor.name || ' ' || editor.surname) end`.as(
        'editor',
      ),
    )
    .where('users.id', '=', id)
    .executeTakeFirst();

/** Locks a user’s row until the transaction ends. Returns false when the user does not exist. */
export const lockUser = async (tx: Tx, id: string): Promise<boolean> => {
  const row = await tx
    .withTables<UsersTables>()
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

export const saveUser = async (
  tx: Tx,
  id: string,
  change: Pick<UsersTable, 'name' | 'surname' | 'role' | 'level_id'> & {
    edited_at: Date;
    edited_by: string | null;
  },
): Promise<void> => {
  await tx.withTables<UsersTables>().updateTable('users').set(change).where('id', '=', id).execute();
};
