import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type ErasureRow = {
  id: string;
  at: Date;
  by_self: boolean;
  account_removed: boolean;
  rows: Record<string, number>;
};

const tables = (db: Db | Tx) => db.withTables<{ erasures: ErasureRow }>();

/**
 * Deletes the user’s rows that no foreign key cascade reaches: letters, AI usage, pending verifications of the
 * embedded provider, and the jobs for messages, exports and letters. Returns the number of rows per table.
 */
export const deleteLoose = async (tx: Tx, userId: string, email: string): Promise<Record<string, number>> => {
  const counted = async (query: ReturnType<typeof sql>) =>
    Number((await query.execute(tx)).numAffectedRows ?? 0n);
  return {
    'pgboss.job': await counted(sql`
      delete from pgboss.job where data ->> 'messageId' in (select id::text from messages where user_id = ${userId})
        or data ->> 'exportId' in (select id::text from privacy_exports where user_id = ${userId})
        or data ->> 'letterId' in (
          select id::text from mail_letters where user_id = ${userId} or lower(recipient) = lower(${email}))`),
    mail_letters: await counted(sql`
      delete from mail_letters where user_id = ${userId} or lower(recipient) = lower(${email})`),
    ai_usage: await counted(sql`delete from ai_usage where user_id = ${userId}`),
    idp_verification: await counted(sql`
      delete from idp_verification v where lower(v.identifier) = lower(${email})
        or exists (select from identities i where i.user_id = ${userId}
          and (v.value = i.subject or v.identifier = i.subject))`),
  };
};

/**
 * Anonymizes a user’s open safety cases, so that administrators can still handle them after an erasure:
 * kind, source and day remain under a new id, without user and text.
 */
export const anonymizeOpenCases = async (tx: Tx, userId: string): Promise<void> => {
  await sql`
    update safety_cases set id = gen_random_uuid(), user_id = null, text = '',
      raised_at = date_trunc('day', raised_at, 'UTC'), notified_at = date_trunc('day', notified_at, 'UTC')
    where user_id = ${userId} and settled_at is null and kind in ('self-harm', 'abuse')`.execute(tx);
};

/**
 * Inserts the record of an erasure. Must be called before `anonymiseAudit`, because a trigger accepts only ids of
 * stored records in place of a user’s id.
 */
export const insertErasure = async (tx: Tx, erasure: ErasureRow): Promise<void> => {
  const rows = JSON.stringify(erasure.rows) as never;
  await tables(tx)
    .insertInto('erasures')
    .values({ ...erasure, rows })
    .execute();
};

/**
 * Replaces the user’s id in the audit log with the erasure’s id, and deletes the user’s entries in the
 * authentication log. Returns the number of changed audit entries.
 */
export const anonymiseAudit = async (tx: Tx, userId: string, erasureId: string): Promise<number> => {
  const { numAffectedRows } = await sql`
    update audit_log set
      actor_id = case when actor_id = ${userId}::uuid then ${erasureId}::uuid else actor_id end,
      target_id = case when target_id = ${userId} then ${erasureId} else target_id end
    where actor_id = ${userId}::uuid or target_id = ${userId}`.execute(tx);
  await sql`delete from auth_events where actor_id = ${userId}::uuid or target_id = ${userId}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
};

export const selectErasures = (db: Db, page: number, size: number): Promise<ErasureRow[]> =>
  tables(db)
    .selectFrom('erasures')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .offset(page * size)
    .limit(size)
    .execute();

/** Counts the erasures up to a limit. */
export const countErasures = async (db: Db, limit: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from erasures limit ${limit}) as found`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Selects users whose id has one of these SHA-256 hashes (hexadecimal). Reads every id, so it is slow. */
export const selectByIdHashes = async (db: Db, hashes: readonly string[]): Promise<string[]> => {
  if (hashes.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from users where encode(sha256(convert_to(id::text, 'UTF8')), 'hex') = any(${[...hashes]}::text[])
    order by id`.execute(db);
  return rows.map(({ id }) => id);
};
