import type { AssignmentKind } from '@pratik/contract/homework';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Attempt } from './homework.policy.ts';

/**
 * Reads the work of learners from the tables of the practices. Homework has no tables of its own for this work, so a
 * learner’s work counts regardless of where it was started.
 */

export type AttemptRow = Attempt & { userId: string };

type Asked = { itemId: string | null; userIds: readonly string[]; since: Date };

const none = sql`null::float8`;

/**
 * Selects attempts at a text or script: unfinished attempts, and attempts that were finished after the assignment
 * opened.
 */
const sittings = (table: 'readings' | 'listenings', { itemId, userIds, since }: Asked) => sql<AttemptRow>`
  select user_id as "userId", started_at as "startedAt", finished_at as "finishedAt",
    round(100.0 * right_count / nullif(jsonb_array_length(questions), 0))::float8 as percent, ${none} as amount
  from ${sql.table(table)}
  where user_id = any(${[...userIds]}::uuid[]) and text_id = ${itemId}
    and (finished_at >= ${since} or finished_at is null)`;

/**
 * Queries for the attempts, by kind of assignment. The reviews of words are grouped by hour, because each review has
 * only one time.
 */
const attemptsBy: Readonly<Record<AssignmentKind, (asked: Asked) => RawBuilder<AttemptRow>>> = {
  reading: (asked) => sittings('readings', asked),
  listening: (asked) => sittings('listenings', asked),
  writing: ({ itemId, userIds, since }) => sql<AttemptRow>`
    select w.user_id as "userId", w.started_at as "startedAt",
      min(d.submitted_at) filter (where d.submitted_at >= ${since}) as "finishedAt",
      ${none} as percent, ${none} as amount
    from writings as w join writing_drafts as d on d.writing_id = w.id
    where w.user_id = any(${[...userIds]}::uuid[]) and w.prompt_id = ${itemId}
    group by w.id
    having w.submitted_at is null or max(d.submitted_at) >= ${since}`,
  chat: ({ itemId, userIds, since }) => sql<AttemptRow>`
    select user_id as "userId", started_at as "startedAt", last_turn_at as "finishedAt",
      ${none} as percent, (active_ms / 60000.0)::float8 as amount
    from conversations
    where user_id = any(${[...userIds]}::uuid[]) and (${itemId}::text is null or scenario_id = ${itemId})
      and last_turn_at >= ${since} and learner_turns > 0`,
  vocabulary: ({ userIds, since }) => sql<AttemptRow>`
    select user_id as "userId", min(reviewed_at) as "startedAt", max(reviewed_at) as "finishedAt",
      ${none} as percent, count(*)::float8 as amount
    from vocabulary_reviews
    where user_id = any(${[...userIds]}::uuid[]) and reviewed_at >= ${since} and undone_at is null
    group by user_id, date_trunc('hour', reviewed_at)`,
};

/** Selects the work of these learners on an assignment, by learner. */
export const selectAttempts = async (
  db: Db,
  kind: AssignmentKind,
  asked: Asked,
): Promise<Map<string, AttemptRow[]>> => {
  if (asked.userIds.length === 0) return new Map();
  const { rows } = await attemptsBy[kind](asked).execute(db);
  return Map.groupBy(rows, ({ userId }) => userId);
};

export type PieceRow = { text: string; words: number; submittedAt: Date; drafts: number };

/**
 * Selects the last draft that a learner submitted for a prompt since the assignment opened, with the number of these
 * drafts.
 */
export const selectSubmittedPiece = async (
  db: Db,
  userId: string,
  promptId: string,
  since: Date,
): Promise<PieceRow | undefined> => {
  const { rows } = await sql<PieceRow>`
    select d.text, d.words, d.submitted_at as "submittedAt", count(*) over () as drafts
    from writing_drafts as d join writings as w on w.id = d.writing_id
    where w.user_id = ${userId} and w.prompt_id = ${promptId} and d.submitted_at >= ${since} and d.danger is null
    order by d.submitted_at desc limit 1`.execute(db);
  return rows[0];
};

export type AskedQuestion = { id: string; answered: number; wrong: number };

/** Counts the answers of these learners to the questions of a text since the assignment opened, most errors first. */
export const selectHardQuestions = async (
  db: Db,
  kind: 'reading' | 'listening',
  { itemId, userIds, since }: Asked,
  limit: number,
): Promise<AskedQuestion[]> => {
  const [answers, sitting, sittingId] =
    kind === 'reading'
      ? ['reading_answers', 'readings', 'reading_id']
      : ['listening_answers', 'listenings', 'listening_id'];
  const { rows } = await sql<AskedQuestion>`
    select a.question_id as id, count(*) as answered, count(*) filter (where not a.is_right) as wrong
    from ${sql.table(answers)} as a join ${sql.table(sitting)} as s on s.id = a.${sql.ref(sittingId)}
    where s.user_id = any(${[...userIds]}::uuid[]) and s.text_id = ${itemId} and a.answered_at >= ${since}
    group by a.question_id
    having count(*) filter (where not a.is_right) > 0
    order by wrong desc, answered, id
    limit ${limit}`.execute(db);
  return rows;
};
