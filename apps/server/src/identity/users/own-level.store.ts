import type { Tx } from '../../platform/db/database.ts';
import type { UsersTables } from './users.store.ts';

export const updateLevel = async (tx: Tx, userId: string, levelId: string, at: Date): Promise<void> => {
  await tx
    .withTables<UsersTables>()
    .updateTable('users')
    .set({ level_id: levelId, edited_at: at, edited_by: userId })
    .where('id', '=', userId)
    .execute();
};
