import type { CefrLevel } from '@pratik/contract/common';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/**
 * Selects those of the given cards that are library words and were never asked before, with the CEFR level of each
 * word.
 */
export const selectFirstMet = async (
  db: Db,
  userId: string,
  cardIds: readonly string[],
): Promise<Map<string, CefrLevel>> => {
  const mine = sql<SqlBool>`card.user_id = ${userId} and card.id = any(${sql.val([...cardIds])}::uuid[])`;
  const { rows } = await sql<{ id: string; cefr: CefrLevel }>`
    select card.id, level.cefr
    from vocabulary_cards card
    join curriculum_items item on item.kind = 'word' and item.id = card.item_id
    join levels level on level.id = item.level_id
    where ${mine} and card.introduced_on is null`.execute(db);
  return new Map(rows.map(({ id, cefr }) => [id, cefr]));
};
