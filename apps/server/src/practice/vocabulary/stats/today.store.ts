import type { CefrLevel } from '@pratik/contract/common';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/**
 * Counts the words due before an instant, up to `most`. The query uses the index of due cards, so its time does not
 * depend on the user’s number of cards.
 */
export const countDue = async (
  db: Db | Tx,
  userId: string,
  now: Date,
  before: Date,
  most: number,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from vocabulary_cards
      where user_id = ${userId} and deleted_at is null and suspended_at is null and state <> 'new'
        and due < ${before} and (buried_until is null or buried_until <= ${now})
      limit ${most}
    ) as due`.execute(db);
  return rows[0]?.count ?? 0;
};

/**
 * Counts at most `most` new words: cards without a review, and library words of the level `from` or above for which
 * the user has no card.
 */
export const countFresh = async (
  db: Db,
  userId: string,
  now: Date,
  from: CefrLevel,
  most: number,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with unseen as (
      select from vocabulary_cards
      where user_id = ${userId} and deleted_at is null and suspended_at is null and state = 'new'
        and (buried_until is null or buried_until <= ${now})
      limit ${most}
    ), offered as (
      select from curriculum_items item
      join levels level on level.id = item.level_id
      where item.kind = 'word' and item.state = 'published' and level.cefr >= ${from}
        and (select count(*) from unseen) < ${most}
        and not exists (
          select from vocabulary_cards card where card.user_id = ${userId} and card.item_id = item.id
        )
      limit ${most}
    )
    select least(${most}, (select count(*) from unseen) + (select count(*) from offered))::int as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};
