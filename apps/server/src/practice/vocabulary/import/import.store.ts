import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { VocabularyTables } from '../vocabulary.tables.ts';

/** Selects the normalised words and senses of all cards of a user. `gone`: the user has removed the word. */
export const selectKeys = (
  db: Db | Tx,
  userId: string,
): Promise<{ wordKey: string; meaningKey: string; gone: boolean }[]> =>
  db
    .withTables<VocabularyTables>()
    .selectFrom('vocabulary_cards')
    .select(['word_key as wordKey', 'meaning_key as meaningKey'])
    .select(sql<boolean>`deleted_at is not null`.as('gone'))
    .where('user_id', '=', userId)
    .execute();

/** Restores words that the user had removed. Returns the number of restored words. */
export const restoreCards = async (
  tx: Tx,
  userId: string,
  senses: readonly { wordKey: string; meaningKey: string }[],
  now: Date,
): Promise<number> => {
  if (senses.length === 0) return 0;
  const result = await tx
    .withTables<VocabularyTables>()
    .updateTable('vocabulary_cards')
    .set({ deleted_at: null, created_at: now })
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .where(
      sql<boolean>`(word_key, meaning_key) in (
        select * from unnest(
          ${sql.val(senses.map(({ wordKey }) => wordKey))}::text[],
          ${sql.val(senses.map(({ meaningKey }) => meaningKey))}::text[]
        )
      )`,
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
};
