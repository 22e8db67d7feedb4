import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type UserRow, type UsersTables, userColumns } from './users.store.ts';

export type LevelChange = { userId: string; levelId: string | null };

/**
 * Sets levels. Returns the changed users with their former levels. Locks the user rows in a fixed order, which
 * prevents deadlocks.
 */
export const updateLevels = async (
  tx: Tx,
  changes: readonly LevelChange[],
  by: { at: Date; id: string | null },
): Promise<{ userId: string; before: string | null }[]> => {
  const { rows } = await sql<{ userId: string; before: string | null }>`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(changes)}::json) as w ("userId" uuid, "levelId" text)
    ), locked as (
      select users.id, users.level_id from users join wanted on wanted."userId" = users.id
      where users.level_id is distinct from wanted."levelId" order by users.id for update of users
    )
    update users set level_id = wanted."levelId", edited_at = ${by.at}, edited_by = ${by.id}::uuid from wanted join locked on locked.id = wanted."userId"
    where users.id = locked.id returning users.id as "userId", locked.level_id as before`.execute(tx);
  return rows;
};

/** Selects the users among the ids who were added but have never signed in. */
export const selectInvited = (db: Db | Tx, ids: readonly string[]): Promise<UserRow[]> =>
  db
    .withTables<UsersTables>()
    .selectFrom('users')
    .select(userColumns)
    .where('id', 'in', ids)
    .where('status', '=', 'invited')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
