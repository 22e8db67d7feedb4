import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { CardRow, ExtraAnswerRow, VocabularyTables } from '../vocabulary.tables.ts';

const tables = (db: Db | Tx) => db.withTables<VocabularyTables>();

/**
 * Selects words that were asked before, including leeches. Words without extra practice come first, then words in
 * the order of their last extra practice. Words with the same time are ordered by lapses and difficulty, the highest
 * first.
 */
export const selectForExtra = (db: Db, userId: string, limit: number): Promise<CardRow[]> =>
  tables(db)
    .selectFrom('vocabulary_cards as card')
    .selectAll('card')
    .where('card.user_id', '=', userId)
    .where('card.deleted_at', 'is', null)
    .where('card.state', '<>', 'new')
    .where((eb) => eb.or([eb('card.suspended_at', 'is', null), eb('card.leech_at', 'is not', null)]))
    .orderBy(
      sql`(select max(extra.answered_at) from vocabulary_extra_answers as extra where extra.card_id = card.id)`,
      (order) => order.asc().nullsFirst(),
    )
    .orderBy('card.lapses', 'desc')
    .orderBy('card.difficulty', 'desc')
    .orderBy('card.id')
    .limit(limit)
    .execute();

/** Stores an answer in extra practice. Returns false when it is already stored. */
export const insertExtraAnswer = async (tx: Tx, row: ExtraAnswerRow): Promise<boolean> => {
  const result = await tables(tx)
    .insertInto('vocabulary_extra_answers')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
};
