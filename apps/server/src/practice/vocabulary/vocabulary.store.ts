import type { Db, Tx } from '../../platform/db/database.ts';
import type { CardRow, VocabularyTables } from './vocabulary.tables.ts';

const tables = (db: Db | Tx) => db.withTables<VocabularyTables>();

export type NewCard = Pick<
  CardRow,
  | 'id'
  | 'user_id'
  | 'item_id'
  | 'item_version'
  | 'word'
  | 'meaning'
  | 'word_key'
  | 'meaning_key'
  | 'also'
  | 'pos'
  | 'ipa'
  | 'sentence'
  | 'sentence_tr'
  | 'origin'
  | 'origin_id'
  | 'due'
  | 'created_at'
>;

/** Adds cards; those whose id is taken, or whose word and sense the person has, are left out. */
export const insertCards = async (tx: Tx, rows: readonly NewCard[]): Promise<{ id: string }[]> => {
  if (rows.length === 0) return [];
  return tables(tx)
    .insertInto('vocabulary_cards')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
};

/** A person's card, held until the transaction ends; also one taken out. */
export const holdCard = (tx: Tx, id: string, userId: string): Promise<CardRow | undefined> =>
  tables(tx)
    .selectFrom('vocabulary_cards')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** The card of a word and sense, held until the transaction ends; also one taken out. */
export const holdCardOf = (
  tx: Tx,
  userId: string,
  wordKey: string,
  meaningKey: string,
): Promise<CardRow | undefined> =>
  tables(tx)
    .selectFrom('vocabulary_cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('word_key', '=', wordKey)
    .where('meaning_key', '=', meaningKey)
    .forUpdate()
    .executeTakeFirst();

export const updateCard = (tx: Tx, id: string, change: Partial<CardRow>): Promise<CardRow> =>
  tables(tx)
    .updateTable('vocabulary_cards')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
