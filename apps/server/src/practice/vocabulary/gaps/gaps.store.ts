import type { LessonPart } from '@pratik/contract/grammar';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { GapAnswerRow, GapRoundRow, GapStandingRow, VocabularyTables } from '../vocabulary.tables.ts';

const tables = (db: Db | Tx) => db.withTables<VocabularyTables>();

/** Stores a cloze round. Returns false when a round with this id exists. */
export const insertRound = async (tx: Tx, row: GapRoundRow): Promise<boolean> => {
  const result = await tables(tx)
    .insertInto('vocabulary_gap_rounds')
    .values({ ...row, items: JSON.stringify(row.items) as never })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/**
 * Selects the newest unfinished cloze round of a day: a round of the given lesson part, or of free practice when `of`
 * is null.
 */
export const selectOpenRound = (
  db: Db | Tx,
  userId: string,
  day: string,
  of: { lessonId: string; part: LessonPart } | null,
): Promise<GapRoundRow | undefined> =>
  tables(db)
    .selectFrom('vocabulary_gap_rounds')
    .selectAll()
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('finished_at', 'is', null)
    .where('lesson_id', of ? '=' : 'is', of?.lessonId ?? null)
    .where('part', of ? '=' : 'is', of?.part ?? null)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Reads a user’s cloze round and locks it until the transaction ends. */
export const lockRound = (tx: Tx, id: string, userId: string): Promise<GapRoundRow | undefined> =>
  tables(tx)
    .selectFrom('vocabulary_gap_rounds')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export const finishRound = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tables(tx)
    .updateTable('vocabulary_gap_rounds')
    .set({ finished_at: now })
    .where('id', '=', id)
    .execute();
};

export const insertGapAnswer = async (tx: Tx, row: GapAnswerRow): Promise<void> => {
  await tables(tx).insertInto('vocabulary_gap_answers').values(row).execute();
};

export const selectGapAnswers = (db: Db | Tx, roundId: string): Promise<GapAnswerRow[]> =>
  tables(db).selectFrom('vocabulary_gap_answers').selectAll().where('round_id', '=', roundId).execute();

export const selectStandings = (db: Db, userId: string): Promise<GapStandingRow[]> =>
  tables(db).selectFrom('vocabulary_gap_standings').selectAll().where('user_id', '=', userId).execute();

export const selectStanding = (tx: Tx, userId: string, itemId: string): Promise<GapStandingRow | undefined> =>
  tables(tx)
    .selectFrom('vocabulary_gap_standings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();

export const putStanding = async (tx: Tx, row: GapStandingRow): Promise<void> => {
  await tables(tx)
    .insertInto('vocabulary_gap_standings')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'item_id'])
        .doUpdateSet({ rights_in_row: row.rights_in_row, due: row.due }),
    )
    .execute();
};
