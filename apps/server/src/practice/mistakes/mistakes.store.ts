import { randomUUID } from 'node:crypto';
import type { CorrectionCode } from '@pratik/contract/feedback';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { DeckCard, MistakeAnswerRow, MistakeCardRow, MistakeTables } from './mistakes.tables.ts';

const tables = (db: Db | Tx) => db.withTables<MistakeTables>();

export type NewCard = Pick<MistakeCardRow, 'user_id' | 'code' | 'pattern'>;

/** Inserts the mistake cards that do not exist yet, and returns the ids of all given cards by code and pattern. */
export const putCards = async (
  tx: Tx,
  cards: readonly NewCard[],
  now: Date,
): Promise<{ id: string; code: CorrectionCode; pattern: string }[]> =>
  tables(tx)
    .insertInto('mistake_cards')
    .values(cards.map((card) => ({ ...card, id: randomUUID(), due: now, created_at: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'code', 'pattern'])
        .doUpdateSet(({ ref }) => ({ code: ref('excluded.code') })),
    )
    .returning(['id', 'code', 'pattern'])
    .execute();

/** Replaces the sentences that a message contributes to the deck of mistake cards. */
export const replaceSentences = async (
  tx: Tx,
  messageId: string,
  rows: readonly MistakeTables['mistake_sentences'][],
): Promise<void> => {
  await tables(tx).deleteFrom('mistake_sentences').where('message_id', '=', messageId).execute();
  if (rows.length > 0)
    await tables(tx)
      .insertInto('mistake_sentences')
      .values([...rows])
      .execute();
};

export const isFilled = async (db: Db, userId: string): Promise<boolean> => {
  const row = await tables(db)
    .selectFrom('mistake_decks')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
};

export const markFilled = async (db: Db, userId: string, now: Date): Promise<void> => {
  await tables(db)
    .insertInto('mistake_decks')
    .values({ user_id: userId, filled_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
};

/** Selects the mistake cards of a user that have a sentence, each with its latest sentence. */
const deck = (db: Db | Tx, userId: string) =>
  tables(db)
    .selectFrom('mistake_cards as card')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('mistake_sentences as sentence')
          .select(['sentence.correction_id', 'sentence.message_id'])
          .select(sql<number>`(count(*) over ())::int`.as('sentences'))
          .whereRef('sentence.card_id', '=', 'card.id')
          .orderBy('sentence.written_at', 'desc')
          .orderBy('sentence.correction_id')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .where('card.user_id', '=', userId);

const deckCards = (db: Db | Tx, userId: string) =>
  deck(db, userId)
    .selectAll('card')
    .select(['latest.correction_id', 'latest.message_id', 'latest.sentences']);

/** Selects due mistake cards: reviewed cards first, then new cards, the most frequent mistake first. */
export const selectDue = (db: Db | Tx, userId: string, before: Date, limit: number): Promise<DeckCard[]> =>
  deckCards(db, userId)
    .where('card.due', '<', before)
    .orderBy(sql`card.state = 'new'`)
    .orderBy(sql`case when card.state = 'new' then -latest.sentences else 0 end`)
    .orderBy('card.due')
    .orderBy('card.id')
    .limit(limit)
    .execute();

export const selectOfCode = (
  db: Db | Tx,
  userId: string,
  code: CorrectionCode,
  limit: number,
): Promise<DeckCard[]> =>
  deckCards(db, userId)
    .where('card.code', '=', code)
    .orderBy('card.due')
    .orderBy('card.id')
    .limit(limit)
    .execute();

export const selectDeckCard = (db: Db | Tx, userId: string, id: string): Promise<DeckCard | undefined> =>
  deckCards(db, userId).where('card.id', '=', id).executeTakeFirst();

export const countDeck = async (
  db: Db | Tx,
  userId: string,
  before: Date,
): Promise<{ total: number; due: number; nextDueAt: Date | null }> =>
  deck(db, userId)
    .select(sql<number>`count(*)::int`.as('total'))
    .select(sql<number>`(count(*) filter (where card.due < ${before}))::int`.as('due'))
    .select(sql<Date | null>`min(card.due)`.as('nextDueAt'))
    .executeTakeFirstOrThrow();

export const lockCard = (tx: Tx, userId: string, id: string): Promise<MistakeCardRow | undefined> =>
  tables(tx)
    .selectFrom('mistake_cards')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export const updateCard = async (tx: Tx, id: string, change: Partial<MistakeCardRow>): Promise<void> => {
  await tables(tx).updateTable('mistake_cards').set(change).where('id', '=', id).execute();
};

/** Stores an answer to a mistake card. Returns false when an answer with this id exists. */
export const insertAnswer = async (tx: Tx, row: MistakeAnswerRow): Promise<boolean> => {
  const result = await tables(tx)
    .insertInto('mistake_answers')
    .values({ ...row, corrections: JSON.stringify(row.corrections) as never })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const selectAnswer = (
  db: Db | Tx,
  userId: string,
  id: string,
): Promise<MistakeAnswerRow | undefined> =>
  tables(db)
    .selectFrom('mistake_answers')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Counts the mistake cards that a user has answered since a time. */
export const countAnswered = async (db: Db | Tx, userId: string, since: Date): Promise<number> => {
  const { count } = await tables(db)
    .selectFrom('mistake_answers')
    .select(sql<number>`count(distinct card_id)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('answered_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
};

/** Selects the latest right answer to each mistake card since a time, newest first. */
export const selectRepaired = (db: Db | Tx, userId: string, since: Date): Promise<MistakeAnswerRow[]> =>
  tables(db)
    .selectFrom((eb) =>
      eb
        .selectFrom('mistake_answers')
        .selectAll()
        .distinctOn('card_id')
        .where('user_id', '=', userId)
        .where('answered_at', '>=', since)
        .where('card_id', 'is not', null)
        .where('outcome', '<>', 'wrong')
        .orderBy('card_id')
        .orderBy('answered_at', 'desc')
        .as('latest'),
    )
    .selectAll()
    .orderBy('answered_at', 'desc')
    .orderBy('id')
    .execute();

export const selectDeckCards = (db: Db | Tx, userId: string, ids: readonly string[]): Promise<DeckCard[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : deckCards(db, userId)
        .where('card.id', 'in', [...ids])
        .execute();

/** Selects when a user last answered each cloze item of a code. */
export const selectItemTimes = async (
  db: Db,
  userId: string,
  code: CorrectionCode,
): Promise<Map<string, number>> => {
  const { rows } = await sql<{ item_id: string; last: Date }>`
    select item_id, max(answered_at) as last from mistake_answers
    where user_id = ${userId} and code = ${code} and item_id is not null group by item_id`.execute(db);
  return new Map(rows.map(({ item_id, last }) => [item_id, last.getTime()]));
};
