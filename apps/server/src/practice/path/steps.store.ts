import { lessonPassShare } from '@pratik/contract/grammar';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/**
 * Selects what a learner has done from the tables of the practices. The learning path stores no steps of its own, so a
 * text or lesson counts regardless of where the learner opened it.
 */

export type DoneItem = { kind: 'grammar' | 'reading' | 'listening' | 'writing' | 'chat'; id: string };

/** Minimum number of the learner’s messages in a conversation that counts as a finished step. */
const leastTurns = 5;

/** Selects the items of each kind that the learner has finished. */
export const selectDoneItems = async (db: Db, userId: string): Promise<DoneItem[]> => {
  const { rows } = await sql<DoneItem>`
    select distinct 'reading' as kind, text_id as id from readings
    where user_id = ${userId} and finished_at is not null
    union select 'listening', text_id from listenings where user_id = ${userId} and finished_at is not null
    union select 'writing', prompt_id from writings
    where user_id = ${userId} and submitted_at is not null and prompt_id is not null
    union select 'chat', scenario_id from conversations
    where user_id = ${userId} and learner_turns >= ${leastTurns} and scenario_id is not null
    union select 'grammar', round.lesson_id from vocabulary_gap_rounds as round
    where round.user_id = ${userId} and round.part = 'check' and round.finished_at is not null
      and round.lesson_id is not null and (
        select count(*) filter (where outcome <> 'wrong') >= ${lessonPassShare}::float8 * count(*)
        from vocabulary_gap_answers where round_id = round.id)`.execute(db);
  return rows;
};

/** Selects the library words that the learner has as cards and has seen at least once. */
export const selectKnownWords = async (db: Db, userId: string): Promise<Set<string>> => {
  const { rows } = await sql<{ id: string }>`
    select item_id as id from vocabulary_cards
    where user_id = ${userId} and item_id is not null and introduced_on is not null and deleted_at is null`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
};
