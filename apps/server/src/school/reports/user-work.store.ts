import type { UserWorkKind } from '@pratik/contract/user-details';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

type Page = { limit: number; offset: number };

/** Counts a user’s finished texts and scripts, answers, words and submitted pieces. */
export const selectWorkCounts = async (db: Db, userId: string): Promise<Record<UserWorkKind, number>> => {
  const { rows } = await sql<Record<UserWorkKind, number>>`
    select
      (select count(*) from readings where user_id = ${userId} and finished_at is not null)::int as reading,
      (select count(*) from listenings where user_id = ${userId} and finished_at is not null)::int as listening,
      (select count(*) from (${answersOf(userId)}) as a)::int as answer,
      (select count(*) from vocabulary_cards where user_id = ${userId} and deleted_at is null)::int as word,
      (select count(*) from writings as w where user_id = ${userId} and submitted_at is not null
        and not exists (select from writing_drafts as d where d.writing_id = w.id and d.danger is not null))::int
        as piece`.execute(db);
  return rows[0] ?? { reading: 0, listening: 0, answer: 0, word: 0, piece: 0 };
};

export type AnswerRow = {
  id: string;
  exercise: 'texts' | 'scripts' | 'gaps' | 'mistakes';
  title: string | null;
  right: boolean;
  at: Date;
};

const answersOf = (userId: string) => sql`
  select r.id || ' ' || a.question_id as id, 'texts' as exercise, r.title, a.is_right as "right", a.answered_at as at
    from reading_answers as a join readings as r on r.id = a.reading_id where r.user_id = ${userId}
  union all
  select l.id || ' ' || a.question_id, 'scripts', l.title, a.is_right, a.answered_at
    from listening_answers as a join listenings as l on l.id = a.listening_id where l.user_id = ${userId}
  union all
  select r.id || ' ' || a.item_id, 'gaps', null, a.outcome <> 'wrong', a.answered_at
    from vocabulary_gap_answers as a join vocabulary_gap_rounds as r on r.id = a.round_id
    where r.user_id = ${userId}
  union all
  select a.id::text, 'mistakes', null, a.outcome <> 'wrong', a.answered_at
    from mistake_answers as a where a.user_id = ${userId}`;

/** Selects a page of a user’s answers, newest first. */
export const selectAnswerRows = async (db: Db, userId: string, page: Page): Promise<AnswerRow[]> => {
  const { rows } = await sql<AnswerRow>`
    select * from (${answersOf(userId)}) as a order by at desc, id
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
};

export type WordRow = {
  id: string;
  word: string;
  meaning: string;
  state: 'new' | 'learning' | 'known';
  at: Date;
};

/** Selects a page of a user’s word cards, newest first. */
export const selectWordRows = async (db: Db, userId: string, page: Page): Promise<WordRow[]> => {
  const { rows } = await sql<WordRow>`
    select id, word, meaning, created_at as at,
      case state when 'new' then 'new' when 'review' then 'known' else 'learning' end as state
    from vocabulary_cards where user_id = ${userId} and deleted_at is null
    order by created_at desc, id desc
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
};
