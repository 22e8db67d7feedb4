import type { AnswerOf } from '@pratik/contract/call';
import type { getLearnerReport } from '@pratik/contract/reports';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

type Report = AnswerOf<typeof getLearnerReport>;
type Times = { since: Date; until: Date };

export type FinishedRow = {
  id: string;
  title: string;
  levelId: string;
  finishedAt: Date;
  percent: number | null;
};

/** Selects the texts or scripts that a learner finished, newest first, with their total number. */
export const selectFinished = async (
  db: Db,
  table: 'readings' | 'listenings',
  userId: string,
  { since, until }: Times,
  page: { limit: number; offset: number },
): Promise<{ count: number; rows: FinishedRow[] }> => {
  const { rows } = await sql<FinishedRow & { count: number }>`
    select id, title, level_id as "levelId", finished_at as "finishedAt",
      round(100.0 * right_count / nullif(jsonb_array_length(questions), 0))::int as percent,
      (count(*) over ())::int as count
    from ${sql.table(table)}
    where user_id = ${userId} and finished_at >= ${since} and finished_at < ${until}
    order by finished_at desc, id desc
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return { count: rows[0]?.count ?? 0, rows: rows.map(({ count: _, ...row }) => row) };
};

type Answered = { kind: keyof Report['answers']; answered: number; right: number };

/** Counts a learner’s answers by kind of exercise. A small slip counts as a right answer. */
export const selectAnswers = async (
  db: Db,
  userId: string,
  { since, until }: Times,
): Promise<Report['answers']> => {
  const within = sql`a.answered_at >= ${since} and a.answered_at < ${until}`;
  const { rows } = await sql<Answered>`
    select kind, count(*)::int as answered, (count(*) filter (where is_right))::int as "right" from (
      select 'texts' as kind, a.is_right from reading_answers as a
        join readings as r on r.id = a.reading_id where r.user_id = ${userId} and ${within}
      union all
      select 'scripts', a.is_right from listening_answers as a
        join listenings as l on l.id = a.listening_id where l.user_id = ${userId} and ${within}
      union all
      select 'gaps', a.outcome <> 'wrong' from vocabulary_gap_answers as a
        join vocabulary_gap_rounds as r on r.id = a.round_id where r.user_id = ${userId} and ${within}
      union all
      select 'mistakes', a.outcome <> 'wrong' from mistake_answers as a
        where a.user_id = ${userId} and ${within}
    ) as answers group by kind`.execute(db);
  const of = (kind: Answered['kind']) => {
    const row = rows.find((one) => one.kind === kind);
    return { answered: row?.answered ?? 0, right: row?.right ?? 0 };
  };
  return { texts: of('texts'), scripts: of('scripts'), gaps: of('gaps'), mistakes: of('mistakes') };
};

/**
 * Counts a learner’s words: asked for the first time in the period, remembered in reviews of the period, and known now.
 * A known word is in the state `review` of the schedule.
 */
export const selectWords = async (
  db: Db,
  userId: string,
  days: { from: string; to: string },
  { since, until }: Times,
): Promise<Report['words']> => {
  const { rows } = await sql<Report['words']>`
    select
      (select count(*) from vocabulary_cards where user_id = ${userId} and deleted_at is null
        and introduced_on >= ${days.from} and introduced_on <= ${days.to})::int as learned,
      count(*)::int as asked,
      (count(*) filter (where grade > 1))::int as remembered,
      (select count(*) from vocabulary_cards where user_id = ${userId} and deleted_at is null
        and suspended_at is null and state = 'review')::int as known
    from vocabulary_reviews
    where user_id = ${userId} and undone_at is null and before ->> 'state' = 'review'
      and reviewed_at >= ${since} and reviewed_at < ${until}`.execute(db);
  return rows[0] ?? { learned: 0, asked: 0, remembered: 0, known: 0 };
};

export type PieceRow = {
  id: string;
  title: { tr: string; en: string } | null;
  words: number;
  submittedAt: Date;
};

/**
 * Selects the pieces that a learner submitted, newest first, with their total number. The words are those of the last
 * submitted draft. A piece in which the safety check found a danger is left out, because only administrators see it, as
 * a safety case.
 */
export const selectPieces = async (
  db: Db,
  userId: string,
  { since, until }: Times,
  page: { limit: number; offset: number },
): Promise<{ count: number; rows: PieceRow[] }> => {
  const { rows } = await sql<PieceRow & { count: number }>`
    select w.id, w.prompt_title as title, w.submitted_at as "submittedAt", last.words,
      (count(*) over ())::int as count
    from writings as w
    join lateral (
      select words from writing_drafts where writing_id = w.id and submitted_at is not null
      order by number desc limit 1
    ) as last on true
    where w.user_id = ${userId} and w.submitted_at >= ${since} and w.submitted_at < ${until}
      and not exists (select from writing_drafts as d where d.writing_id = w.id and d.danger is not null)
    order by w.submitted_at desc, w.id desc
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return { count: rows[0]?.count ?? 0, rows: rows.map(({ count: _, ...row }) => row) };
};
