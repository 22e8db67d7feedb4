import type { Db, Tx } from '../../platform/db/database.ts';
import type { DictationAnswerRow, DictationRow, ListeningTables } from './listening.tables.ts';

const tables = (db: Db | Tx) => db.withTables<ListeningTables>();

export type NewDictation = Pick<DictationRow, 'id' | 'user_id' | 'listening_id' | 'sentences' | 'started_at'>;

/**
 * Inserts a dictation. Does nothing when a dictation with this id exists or the listening already has an open
 * dictation.
 */
export const insertDictation = async (tx: Tx, row: NewDictation): Promise<void> => {
  await tables(tx)
    .insertInto('dictations')
    .values({ ...row, right_words: 0, all_words: 0, last_at: row.started_at, finished_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const selectDictation = (db: Db | Tx, id: string, userId: string) =>
  tables(db)
    .selectFrom('dictations')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Reads a user’s dictation and locks it until the transaction ends. */
export const lockDictation = (tx: Tx, id: string, userId: string) =>
  tables(tx)
    .selectFrom('dictations')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Selects the open dictation of a listening, otherwise its last finished dictation. */
export const selectLatestDictation = (db: Db | Tx, listeningId: string) =>
  tables(db)
    .selectFrom('dictations')
    .selectAll()
    .where('listening_id', '=', listeningId)
    .orderBy('finished_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();

/** Selects the last finished dictation of each of these listenings. */
export const selectLastDictations = (db: Db, listeningIds: readonly string[]) =>
  tables(db)
    .selectFrom('dictations')
    .distinctOn('listening_id')
    .selectAll()
    .where('listening_id', 'in', [...listeningIds])
    .where('finished_at', 'is not', null)
    .orderBy('listening_id')
    .orderBy('finished_at', 'desc')
    .execute();

type Change = Partial<Pick<DictationRow, 'right_words' | 'all_words' | 'last_at' | 'finished_at'>>;

export const updateDictation = (tx: Tx, id: string, change: Change): Promise<DictationRow> =>
  tables(tx)
    .updateTable('dictations')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Stores the learner’s text for a sentence. Returns false when a text for this sentence is already stored. */
export const insertWritten = async (tx: Tx, row: DictationAnswerRow): Promise<boolean> => {
  const result = await tables(tx)
    .insertInto('dictation_answers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['dictation_id', 'sentence']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const selectWritten = (db: Db | Tx, dictationId: string): Promise<DictationAnswerRow[]> =>
  tables(db).selectFrom('dictation_answers').selectAll().where('dictation_id', '=', dictationId).execute();
