import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { OwnTextAnswerRow, OwnTextRow, OwnTextTables } from './own-texts.tables.ts';

const tables = (db: Db | Tx) => db.withTables<OwnTextTables>();

export type OwnTextCover = Omit<OwnTextRow, 'text' | 'user_id' | 'deleted_at'>;

const cover = [
  'id',
  'title',
  'format',
  'file_part',
  'file_parts',
  'length',
  'profile',
  'pages',
  'last_page',
  'added_at',
  'read_at',
] as const;

/** Locks the texts of a user, so that two simultaneous calls cannot exceed the limit. */
export const lockTexts = async (tx: Tx, userId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('own_texts ' || ${userId}, 0))`.execute(tx);
};

export const countTexts = async (db: Db | Tx, userId: string): Promise<number> => {
  const { count } = await tables(db)
    .selectFrom('own_texts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** Stores a text. Does nothing when a text with this id exists. */
export const insertText = async (tx: Tx, row: OwnTextRow): Promise<void> => {
  await tables(tx)
    .insertInto('own_texts')
    .values({ ...row, profile: JSON.stringify(row.profile) as never })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

export const selectTexts = (db: Db, userId: string, page: number, size: number): Promise<OwnTextCover[]> =>
  tables(db)
    .selectFrom('own_texts')
    .select([...cover])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy(sql`coalesce(read_at, added_at)`, 'desc')
    .orderBy('id')
    .limit(size)
    .offset(page * size)
    .execute();

export const selectText = (db: Db | Tx, id: string, userId: string): Promise<OwnTextRow | undefined> =>
  tables(db)
    .selectFrom('own_texts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Stores the reading position. Returns false when the user has no such text. */
export const updatePage = async (
  tx: Tx,
  id: string,
  userId: string,
  page: number,
  now: Date,
): Promise<boolean> => {
  const result = await tables(tx)
    .updateTable('own_texts')
    .set({ last_page: sql`least(${page}::int, pages - 1)`, read_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

/** Marks a text as deleted, or removes the mark (null). Returns false when the user has no such text. */
export const markDeleted = async (
  tx: Tx,
  id: string,
  userId: string,
  deletedAt: Date | null,
): Promise<boolean> => {
  const result = await tables(tx)
    .updateTable('own_texts')
    .set({ deleted_at: deletedAt })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

/** Deletes the texts that were marked as deleted before a time. Returns the number of deleted texts. */
export const deleteMarked = async (db: Db, before: Date): Promise<number> => {
  const result = await tables(db).deleteFrom('own_texts').where('deleted_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
};

/** Stores an answer to a gap. Returns false when an answer with this id exists. */
export const insertAnswer = async (tx: Tx, row: OwnTextAnswerRow): Promise<boolean> => {
  const result = await tables(tx)
    .insertInto('own_text_answers')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const selectAnswer = (
  db: Db | Tx,
  id: string,
  userId: string,
): Promise<OwnTextAnswerRow | undefined> =>
  tables(db)
    .selectFrom('own_text_answers')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Selects the places of the gaps in a text that the learner has answered correctly. */
export const selectSolved = (db: Db, textId: string): Promise<{ paragraph: number; start: number }[]> =>
  tables(db)
    .selectFrom('own_text_answers')
    .select(['paragraph', 'word_start as start'])
    .distinct()
    .where('text_id', '=', textId)
    .where('outcome', '<>', 'wrong')
    .execute();
