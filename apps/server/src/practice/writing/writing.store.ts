import { totalCap } from '@pratik/contract/common';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { DraftRow, WritingRow, WritingTables } from './writing.tables.ts';

const tables = (db: Db | Tx) => db.withTables<WritingTables>();

/** Inserts a piece. Returns false when the id is taken or the user has already begun the prompt. */
export const insertWriting = async (tx: Tx, row: Omit<WritingRow, 'submitted_at'>): Promise<boolean> => {
  const result = await tables(tx)
    .insertInto('writings')
    .values({ ...row, prompt_title: JSON.stringify(row.prompt_title) as never, submitted_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const selectWriting = (db: Db | Tx, id: string, userId: string): Promise<WritingRow | undefined> =>
  tables(db)
    .selectFrom('writings')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Selects the user’s unfinished piece for a prompt. The piece has no submitted draft. */
export const selectBegunOn = (db: Db | Tx, userId: string, promptId: string) =>
  tables(db)
    .selectFrom('writings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('prompt_id', '=', promptId)
    .where('submitted_at', 'is', null)
    .executeTakeFirst();

/** Selects the user’s empty piece without a prompt. */
export const selectBlank = (db: Db | Tx, userId: string) =>
  tables(db)
    .selectFrom('writings')
    .innerJoin('writing_drafts as draft', 'draft.writing_id', 'writings.id')
    .selectAll('writings')
    .where('user_id', '=', userId)
    .where('prompt_id', 'is', null)
    .where('writings.submitted_at', 'is', null)
    .where('draft.text', '=', '')
    .limit(1)
    .executeTakeFirst();

export const markWritingSubmitted = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tables(tx).updateTable('writings').set({ submitted_at: at }).where('id', '=', id).execute();
};

export const deleteWriting = async (tx: Tx, id: string): Promise<void> => {
  await tables(tx).deleteFrom('writings').where('id', '=', id).execute();
};

export type PromptUse = { promptId: string; begun: boolean; lastWrittenAt: Date | null };

/** Selects the user’s progress on each prompt that the user has ever started. */
export const selectPromptUses = (db: Db, userId: string): Promise<PromptUse[]> =>
  tables(db)
    .selectFrom('writings')
    .select(['prompt_id as promptId'])
    .select(({ fn }) => fn.max('submitted_at').as('lastWrittenAt'))
    .select(
      sql<boolean>`bool_or(submitted_at is null and exists (
        select 1 from writing_drafts where writing_id = writings.id and text <> ''))`.as('begun'),
    )
    .where('user_id', '=', userId)
    .where('prompt_id', 'is not', null)
    .$narrowType<{ promptId: string }>()
    .groupBy('prompt_id')
    .execute();

export type BegunRow = Pick<DraftRow, 'text' | 'words' | 'saved_at'> &
  Pick<WritingRow, 'id' | 'prompt_title'> & { draft_id: string };

/** Selects pieces that have a draft with text that was not submitted, newest first. */
export const selectBegun = (db: Db, userId: string, limit: number): Promise<BegunRow[]> =>
  tables(db)
    .selectFrom('writing_drafts as draft')
    .innerJoin('writings as writing', 'writing.id', 'draft.writing_id')
    .select(['writing.id', 'writing.prompt_title', 'draft.id as draft_id'])
    .select(['draft.text', 'draft.words', 'draft.saved_at'])
    .where('writing.user_id', '=', userId)
    .where('draft.submitted_at', 'is', null)
    .where('draft.revision', '>', 0)
    .where('draft.text', '<>', '')
    .orderBy('draft.saved_at', 'desc')
    .orderBy('writing.id')
    .limit(limit)
    .execute();

/** Returns whether the user submitted a draft between two instants. */
export const hasSubmitted = async (db: Db, userId: string, start: Date, end: Date): Promise<boolean> => {
  const row = await tables(db)
    .selectFrom('writing_drafts as draft')
    .innerJoin('writings as writing', 'writing.id', 'draft.writing_id')
    .select('draft.id')
    .where('writing.user_id', '=', userId)
    // Makes the query faster: a piece with a draft submitted since `start` was last submitted at `start` or later.
    .where('writing.submitted_at', '>=', start)
    .where('draft.submitted_at', '>=', start)
    .where('draft.submitted_at', '<', end)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export const selectSubmitted = (db: Db, userId: string, page: number, size: number): Promise<WritingRow[]> =>
  tables(db)
    .selectFrom('writings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page * size)
    .limit(size)
    .execute();

export const selectWritings = (db: Db, userId: string, ids: readonly string[]): Promise<WritingRow[]> =>
  tables(db)
    .selectFrom('writings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();

/** Counts a user’s submitted pieces, up to one more than the maximum that is shown. */
export const countSubmitted = async (db: Db, userId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from writings where user_id = ${userId} and submitted_at is not null limit ${totalCap + 1}
    ) as found`.execute(db);
  return rows[0]?.count ?? 0;
};

/**
 * Stores the prompt of the day and returns the id of the stored prompt. A prompt that is already stored stays
 * unchanged while it is available.
 */
export const keepDaysPrompt = async (
  db: Db,
  userId: string,
  day: string,
  promptId: string,
  usable: readonly string[],
): Promise<string> => {
  const row = await tables(db)
    .insertInto('writing_days')
    .values({ user_id: userId, day, prompt_id: promptId })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet({
        prompt_id: sql`case when writing_days.prompt_id = any(${[...usable]}::text[])
          then writing_days.prompt_id else excluded.prompt_id end`,
      }),
    )
    .returning('prompt_id')
    .executeTakeFirstOrThrow();
  return row.prompt_id;
};

export const selectDaysPrompt = async (db: Db, userId: string, day: string): Promise<string | undefined> => {
  const row = await tables(db)
    .selectFrom('writing_days')
    .select('prompt_id')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.prompt_id;
};

/** Takes a lock until the transaction ends. Other transactions that start a piece of this user wait for the lock. */
export const lockStarts = async (tx: Tx, userId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`writing ${userId}`}, 0))`.execute(tx);
};
