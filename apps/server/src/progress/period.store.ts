import type { CorrectionCode } from '@pratik/contract/feedback';
import type { LevelSkill } from '@pratik/contract/level';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import type { Weighed } from './ability.ts';
import type { Weeks } from './period.ts';

export type PracticeRow = { id: string; ms: number; days: number; words: number };

/** Selects the practice of several users between two days. Users without practice are missing. */
export const selectPracticeBetween = async (
  db: Db,
  ids: readonly string[],
  from: string,
  to: string,
): Promise<PracticeRow[]> => {
  const { rows } = await sql<PracticeRow>`
    select user_id as id, sum(active_ms)::float8 as ms,
      count(distinct day) filter (where active_ms > 0 or learner_turns > 0)::int as days,
      coalesce(sum(learner_words) filter (where kind in ('chat', 'writing')), 0)::int as words
    from activity_days
    where user_id = any(${[...ids]}::uuid[]) and day >= ${from} and day <= ${to}
    group by user_id`.execute(db);
  return rows;
};

/** Selects the last day with practice of several users. Users who never practised are missing. */
export const selectLastDays = async (
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; day: string }[]> => {
  const { rows } = await sql<{ id: string; day: string }>`
    select user_id as id, max(day) as day from activity_days
    where user_id = any(${[...ids]}::uuid[]) and (active_ms > 0 or learner_turns > 0)
    group by user_id`.execute(db);
  return rows;
};

export type ErrorCountRow = { id: string; code: CorrectionCode; lately: number; before: number };

/** Counts the errors of several users by kind, in the weeks of a period and in the weeks before. */
export const selectErrorCounts = async (
  db: Db,
  ids: readonly string[],
  weeks: Weeks,
): Promise<ErrorCountRow[]> => {
  const { rows } = await sql<ErrorCountRow>`
    select user_id as id, code,
      coalesce(sum(count) filter (where week >= ${weeks.from}), 0)::int as lately,
      coalesce(sum(count) filter (where week < ${weeks.from}), 0)::int as before
    from error_counts
    where user_id = any(${[...ids]}::uuid[]) and week >= ${weeks.before} and week <= ${weeks.to} and count > 0
    group by user_id, code`.execute(db);
  return rows;
};

export type EvidenceRow = Weighed & { id: string; skill: LevelSkill; isLate: boolean };

/**
 * Selects the evidence of several users between two instants; `since` divides this time into two periods. Selects at
 * most the `limit` newest pieces of evidence for each user, skill and period.
 */
export const selectEvidenceBetween = async (
  db: Db,
  ids: readonly string[],
  { before, since, until }: { before: Date; since: Date; until: Date },
  limit: number,
): Promise<EvidenceRow[]> => {
  const { rows } = await sql<EvidenceRow>`
    select id, skill, difficulty, score, guess, weight, "isLate" from (
      select user_id as id, skill, difficulty, score, guess, weight, at >= ${since} as "isLate",
        row_number() over (partition by user_id, skill, at >= ${since} order by at desc) as place
      from skill_evidence
      where user_id = any(${[...ids]}::uuid[]) and at >= ${before} and at < ${until}
    ) as evidence where place <= ${limit}`.execute(db);
  return rows;
};
