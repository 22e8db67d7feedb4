import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { usualNewPerDay } from './review/review.policy.ts';
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

/** Inserts cards. Skips a card when its id is taken or the user already has a card with this word and sense. */
export const insertCards = async (tx: Tx, rows: readonly NewCard[]): Promise<{ id: string }[]> => {
  if (rows.length === 0) return [];
  return tables(tx)
    .insertInto('vocabulary_cards')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
};

/** Returns whether a user has more than `most` cards, including removed cards. */
export const selectHasMoreCards = async (tx: Tx, userId: string, most: number): Promise<boolean> => {
  const row = await tables(tx)
    .selectFrom('vocabulary_cards')
    .select('id')
    .where('user_id', '=', userId)
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Reads a user’s card, including a removed card, and locks it until the transaction ends. */
export const lockCard = (tx: Tx, id: string, userId: string): Promise<CardRow | undefined> =>
  tables(tx)
    .selectFrom('vocabulary_cards')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Reads the card with a word and sense, including a removed card, and locks it until the transaction ends. */
export const lockCardOf = (
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

/** Selects the cards that may be asked: not removed, not suspended, and not buried until a later day. */
const active = (db: Db | Tx, userId: string, now: Date) =>
  tables(db)
    .selectFrom('vocabulary_cards')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where((eb) => eb.or([eb('buried_until', 'is', null), eb('buried_until', '<=', now)]));

/** Selects cards that were asked before and are due before an instant, longest due first. */
export const selectDue = (
  db: Db | Tx,
  userId: string,
  now: Date,
  before: Date,
  limit: number,
): Promise<CardRow[]> =>
  active(db, userId, now)
    .selectAll()
    .where('state', '<>', 'new')
    .where('due', '<', before)
    .orderBy('due')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Selects cards that were never asked: words that the user added first, the oldest first. */
export const selectUnseen = (db: Db | Tx, userId: string, now: Date, limit: number): Promise<CardRow[]> =>
  active(db, userId, now)
    .selectAll()
    .where('state', '=', 'new')
    .orderBy(sql`item_id is not null`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Selects one of the user’s cards without locking it. */
export const selectCard = (db: Db, cardId: string, userId: string): Promise<CardRow | undefined> =>
  tables(db)
    .selectFrom('vocabulary_cards')
    .selectAll()
    .where('id', '=', cardId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Selects the ids of library words for which the user has a card, including removed cards. */
export const selectItemIds = async (db: Db | Tx, userId: string): Promise<string[]> => {
  const rows = await tables(db)
    .selectFrom('vocabulary_cards')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('item_id', 'is not', null)
    .execute();
  return rows.flatMap(({ item_id }) => (item_id === null ? [] : [item_id]));
};

/** Returns which of the given spellings a user has a card for, also a removed card. */
export const selectWordKeysAmong = async (
  db: Db | Tx,
  userId: string,
  keys: readonly string[],
): Promise<string[]> => {
  if (keys.length === 0) return [];
  const rows = await tables(db)
    .selectFrom('vocabulary_cards')
    .select('word_key')
    .distinct()
    .where('user_id', '=', userId)
    .where('word_key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
  return rows.map(({ word_key }) => word_key);
};

/** Counts the new cards that were asked for the first time on a day, including cards that were removed later. */
export const countIntroduced = async (db: Db | Tx, userId: string, day: string): Promise<number> => {
  const row = await tables(db)
    .selectFrom('vocabulary_cards')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('introduced_on', '=', day)
    .executeTakeFirstOrThrow();
  return row.count;
};

export type Counts = { due: number; words: number; nextDueAt: Date | null };

/**
 * Returns the number of cards due before an instant, the next due time after the instant, and the total number of
 * words.
 */
export const selectCounts = async (db: Db | Tx, userId: string, now: Date, before: Date): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    select
      count(*) filter (where asked and due < ${before} and (buried_until is null or buried_until <= ${now})) as due,
      count(*) as words,
      min(greatest(due, buried_until)) filter (where asked and greatest(due, buried_until) >= ${before}) as "nextDueAt"
    from (
      select *, state <> 'new' and suspended_at is null as asked from vocabulary_cards
      where user_id = ${userId} and deleted_at is null
    ) as cards`.execute(db);
  return rows[0] ?? { due: 0, words: 0, nextDueAt: null };
};

/** Selects the user’s setting for the number of new words per day. */
export const selectPace = async (db: Db, userId: string): Promise<number> => {
  const row = await tables(db)
    .selectFrom('vocabulary_settings')
    .select('new_per_day')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.new_per_day ?? usualNewPerDay;
};

/**
 * Selects the user’s number of new words per day, and locks this setting until the transaction ends, so that two
 * sessions cannot add the same words.
 */
export const lockPace = async (tx: Tx, userId: string): Promise<number> => {
  await tables(tx)
    .insertInto('vocabulary_settings')
    .values({ user_id: userId, new_per_day: usualNewPerDay })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tables(tx)
    .selectFrom('vocabulary_settings')
    .select('new_per_day')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.new_per_day;
};

export const putPace = async (db: Db, userId: string, newPerDay: number): Promise<void> => {
  await tables(db)
    .insertInto('vocabulary_settings')
    .values({ user_id: userId, new_per_day: newPerDay })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ new_per_day: newPerDay }))
    .execute();
};
