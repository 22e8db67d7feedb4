import type { Db, Tx } from '../../platform/db/database.ts';
import type { DraftRow, WritingRow, WritingTables } from './writing.tables.ts';

const tables = (db: Db | Tx) => db.withTables<WritingTables>();

export type NewDraft = Pick<DraftRow, 'id' | 'writing_id' | 'number' | 'text' | 'words' | 'saved_at'>;

/** Inserts a draft. Returns false when the id is taken or the piece already has an open draft. */
export const insertDraft = async (tx: Tx, row: NewDraft): Promise<boolean> => {
  const result = await tables(tx)
    .insertInto('writing_drafts')
    .values({
      ...row,
      revision: 0,
      save_id: null,
      submitted_at: null,
      counted_at: null,
      danger: null,
      level: null,
      level_of: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const selectDrafts = (db: Db | Tx, writingId: string): Promise<DraftRow[]> =>
  tables(db)
    .selectFrom('writing_drafts')
    .selectAll()
    .where('writing_id', '=', writingId)
    .orderBy('number')
    .execute();

export type LockedDraft = DraftRow & Pick<WritingRow, 'least_words' | 'most_words' | 'level_id' | 'user_id'>;

const withPiece = (tx: Tx, draftId: string) =>
  tables(tx)
    .selectFrom('writing_drafts as draft')
    .innerJoin('writings as writing', 'writing.id', 'draft.writing_id')
    .selectAll('draft')
    .select(['writing.least_words', 'writing.most_words', 'writing.level_id', 'writing.user_id'])
    .where('draft.id', '=', draftId)
    .forUpdate('draft');

/** Reads a user’s draft and locks it until the transaction ends. */
export const lockDraft = (tx: Tx, draftId: string, userId: string): Promise<LockedDraft | undefined> =>
  withPiece(tx, draftId).where('writing.user_id', '=', userId).executeTakeFirst();

/** Reads the draft of any user and locks it until the transaction ends. */
export const lockAnyDraft = (tx: Tx, draftId: string): Promise<LockedDraft | undefined> =>
  withPiece(tx, draftId).executeTakeFirst();

export const updateDraft = (
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      DraftRow,
      'text' | 'words' | 'revision' | 'save_id' | 'saved_at' | 'submitted_at' | 'counted_at' | 'danger'
    >
  >,
): Promise<DraftRow> =>
  tables(tx)
    .updateTable('writing_drafts')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Stores the level of a draft, which lists of pieces show, and the fingerprint of the corrections from which the
 * level was computed.
 */
export const keepLevel = async (
  db: Db,
  id: string,
  stored: Pick<DraftRow, 'level' | 'level_of'>,
): Promise<void> => {
  await tables(db).updateTable('writing_drafts').set(stored).where('id', '=', id).execute();
};

export const deleteDraft = async (tx: Tx, id: string): Promise<void> => {
  await tables(tx).deleteFrom('writing_drafts').where('id', '=', id).execute();
};

/** Selects the last submitted draft of each piece, and the number of submitted drafts. */
export const selectLastSubmitted = async (
  db: Db,
  writingIds: readonly string[],
): Promise<{ draft: DraftRow; count: number }[]> => {
  if (writingIds.length === 0) return [];
  const rows = await tables(db)
    .selectFrom('writing_drafts')
    .selectAll()
    .where('writing_id', 'in', [...writingIds])
    .where('submitted_at', 'is not', null)
    .orderBy('number')
    .execute();
  return [...Map.groupBy(rows, (row) => row.writing_id).values()].flatMap((of) => {
    const draft = of.at(-1);
    return draft ? [{ draft, count: of.length }] : [];
  });
};
