import type { CorrectionCode, CorrectionSource } from '@pratik/contract/feedback';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Counts a user’s messages that were sent since the given time and have been checked. */
export const countLookedThrough = async (db: Db, userId: string, since: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from messages
    where user_id = ${userId} and created_at >= ${since} and finished_at is not null`.execute(db);
  return rows[0]?.count ?? 0;
};

export type ShownCode = {
  code: CorrectionCode;
  shown: number;
  reported: number;
  changed: number;
  lastAt: Date;
};

/**
 * Counts the corrections shown to a user since the given time, by code, the most frequent code first. Corrections that
 * an administrator edited or rejected afterwards count as changed.
 */
export const selectShownCodes = async (db: Db, userId: string, since: Date): Promise<ShownCode[]> => {
  const { rows } = await sql<ShownCode>`
    select c.code, count(*) as shown, count(*) filter (where c.reported_at is not null) as reported,
      count(*) filter (where c.verdict in ('edited', 'rejected')) as changed, max(m.created_at) as "lastAt"
    from messages m join corrections c on c.message_id = m.id
    where m.user_id = ${userId} and m.created_at >= ${since}
    group by c.code order by shown desc, c.code`.execute(db);
  return rows;
};

export type ShownRow = {
  messageId: string;
  at: Date;
  code: CorrectionCode;
  source: CorrectionSource;
  text: string;
  start: number;
  end: number;
  replacements: string[];
};

/** Selects the newest corrections that the learner still sees. */
export const selectShownLatest = async (
  db: Db,
  userId: string,
  since: Date,
  limit: number,
): Promise<ShownRow[]> => {
  const { rows } = await sql<ShownRow>`
    select m.id as "messageId", m.created_at as at, c.code, c.source, m.text, c.start_at as start, c.end_at as "end",
      c.replacements
    from messages m join corrections c on c.message_id = m.id
    where m.user_id = ${userId} and m.created_at >= ${since} and c.verdict is distinct from 'rejected'
    order by m.created_at desc, m.id desc, c.start_at limit ${limit}`.execute(db);
  return rows;
};
