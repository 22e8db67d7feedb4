import { lessonPassShare } from '@pratik/contract/grammar';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Reads the work of the learners of a class from the tables of the practices, for reports. */

export type ResultRow = {
  id: string;
  answered: number;
  right: number;
  answeredBefore: number;
  rightBefore: number;
};
type Times = { before: Date; since: Date; until: Date };

/** Counts answers about texts and scripts. Scripts whose transcript was shown before the questions are left out. */
export const selectResults = async (
  db: Db,
  ids: readonly string[],
  { before, since, until }: Times,
): Promise<ResultRow[]> => {
  const { rows } = await sql<ResultRow>`
    select user_id as id,
      coalesce(sum(asked) filter (where finished_at >= ${since}), 0)::int as answered,
      coalesce(sum(right_count) filter (where finished_at >= ${since}), 0)::int as "right",
      coalesce(sum(asked) filter (where finished_at < ${since}), 0)::int as "answeredBefore",
      coalesce(sum(right_count) filter (where finished_at < ${since}), 0)::int as "rightBefore"
    from (
      select user_id, finished_at, right_count, jsonb_array_length(questions) as asked from readings
      where user_id = any(${[...ids]}::uuid[]) and finished_at >= ${before} and finished_at < ${until}
      union all
      select user_id, finished_at, right_count, jsonb_array_length(questions) from listenings
      where user_id = any(${[...ids]}::uuid[]) and finished_at >= ${before} and finished_at < ${until}
        and script_shown_at is null
    ) as work group by user_id`.execute(db);
  return rows;
};

/** Minimum number of texts, scripts or lessons, and minimum share of right answers, that are evidence of a level. */
const enough = { tasks: 2, share: 0.6 };

export type TaskRow = { id: string; skill: 'reading' | 'listening' | 'grammar' };

/** Selects the learners who have enough good results on tasks of these levels, by skill. */
export const selectTaskEvidence = async (
  db: Db,
  ids: readonly string[],
  levelIds: readonly string[],
): Promise<TaskRow[]> => {
  const levels = sql`${[...levelIds]}::text[]`;
  const users = sql`${[...ids]}::uuid[]`;
  const { rows } = await sql<TaskRow>`
    select user_id as id, skill from (
      select user_id, 'reading' as skill, text_id as task from readings
      where user_id = any(${users}) and level_id = any(${levels}) and finished_at is not null
        and jsonb_array_length(questions) > 0 and right_count >= ${enough.share}::float8 * jsonb_array_length(questions)
      union
      select user_id, 'listening', text_id from listenings
      where user_id = any(${users}) and level_id = any(${levels}) and finished_at is not null and script_shown_at is null
        and jsonb_array_length(questions) > 0 and right_count >= ${enough.share}::float8 * jsonb_array_length(questions)
      union
      select r.user_id, 'grammar', r.lesson_id
      from vocabulary_gap_rounds as r
      join curriculum_items as lesson on lesson.kind = 'grammar-lesson' and lesson.id = r.lesson_id
      join vocabulary_gap_answers as a on a.round_id = r.id
      where r.user_id = any(${users}) and lesson.level_id = any(${levels}) and r.part = 'check'
        and r.finished_at is not null
      group by r.id
      having count(*) filter (where a.outcome <> 'wrong') >= ${lessonPassShare}::float8 * count(*)
    ) as work group by user_id, skill having count(*) >= ${enough.tasks}`.execute(db);
  return rows;
};

/** Counts the learners who passed the check of each unit. Units without such learners are missing. */
export const selectPassedUnits = async (
  db: Db,
  ids: readonly string[],
): Promise<{ unitId: string; learners: number }[]> => {
  const { rows } = await sql<{ unitId: string; learners: number }>`
    select unit_id as "unitId", count(distinct user_id)::int as learners from unit_checks
    where user_id = any(${[...ids]}::uuid[]) and part = 'check' and passed
    group by unit_id`.execute(db);
  return rows;
};
