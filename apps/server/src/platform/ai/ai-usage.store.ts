import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

type Tables = { ai_usage: { day: string; user_id: string; tokens: number } };

/** Id of the usage row that contains the total of all users. */
export const wholeInstance = '00000000-0000-0000-0000-000000000000';

/** Adds tokens if the day’s total stays within `cap`; otherwise adds nothing and returns false. */
export const addWithinCap = async (
  tx: Tx,
  day: string,
  userId: string,
  tokens: number,
  cap: number,
): Promise<boolean> => {
  if (tokens > cap) return false;
  const row = await tx
    .withTables<Tables>()
    .insertInto('ai_usage')
    .values({ day, user_id: userId, tokens })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'user_id'])
        .doUpdateSet((eb) => ({ tokens: eb('ai_usage.tokens', '+', tokens) }))
        .where(sql<boolean>`ai_usage.tokens + ${tokens} <= ${cap}`),
    )
    .returning('tokens')
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Adds tokens, or subtracts them with a negative number, regardless of the cap. Only updates an existing row, so
 * that no row is created for a user who was erased during an answer.
 */
export const addTokens = async (tx: Tx, day: string, userId: string, tokens: number): Promise<void> => {
  await tx
    .withTables<Tables>()
    .updateTable('ai_usage')
    .set({ tokens: sql<number>`greatest(0, tokens + ${tokens})` })
    .where('day', '=', day)
    .where('user_id', '=', userId)
    .execute();
};

export const selectTokens = async (db: Db, day: string, userId: string): Promise<number> => {
  const row = await db
    .withTables<Tables>()
    .selectFrom('ai_usage')
    .select('tokens')
    .where('day', '=', day)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.tokens ?? 0;
};
