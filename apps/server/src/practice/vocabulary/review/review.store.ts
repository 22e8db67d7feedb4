import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { ReviewRow, VocabularyTables } from '../vocabulary.tables.ts';

const tables = (db: Db | Tx) => db.withTables<VocabularyTables>();

/** Stores an answer. Returns false when it was already stored. */
export const insertReview = async (tx: Tx, row: ReviewRow): Promise<boolean> => {
  const result = await tables(tx)
    .insertInto('vocabulary_reviews')
    .values({ ...row, before: JSON.stringify(row.before) as never })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const selectReview = (tx: Tx, id: string, userId: string): Promise<ReviewRow | undefined> =>
  tables(tx)
    .selectFrom('vocabulary_reviews')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Selects the last answer to a card, without answers that were undone. */
export const selectLastReview = (tx: Tx, cardId: string): Promise<{ id: string } | undefined> =>
  tables(tx)
    .selectFrom('vocabulary_reviews')
    .select('id')
    .where('card_id', '=', cardId)
    .where('undone_at', 'is', null)
    .orderBy('reviewed_at', 'desc')
    .orderBy(sql`(before ->> 'reps')::int`, 'desc')
    .limit(1)
    .executeTakeFirst();

export const markUndone = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tables(tx).updateTable('vocabulary_reviews').set({ undone_at: now }).where('id', '=', id).execute();
};

export const countReviews = async (db: Db | Tx, userId: string, since: Date): Promise<number> => {
  const row = await tables(db)
    .selectFrom('vocabulary_reviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('reviewed_at', '>=', since)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
};
