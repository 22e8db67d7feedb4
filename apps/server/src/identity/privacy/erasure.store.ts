import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export type ErasureRow = {
  id: string;
  at: Date;
  by_self: boolean;
  account_removed: boolean;
  rows: Record<string, number>;
};

const tables = (db: Db | Tx) => db.withTables<{ erasures: ErasureRow }>();

/**
 * Removes what no foreign key would take along: jobs that name what the person wrote, their use of the model, and
 * what the provider still waits to verify. Returns how many rows a table.
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
 * What is left of a person's open cases of danger, so that none can be made to vanish before somebody has seen to it:
 * kind, source and the day, under a new id, without person and words.
 */
export const anonymizeOpenCases = async (tx: Tx, userId: string): Promise<void> => {
  await sql`
    update safety_cases set id = gen_random_uuid(), user_id = null, text = '',
      raised_at = date_trunc('day', raised_at, 'UTC'), notified_at = date_trunc('day', notified_at, 'UTC')
    where user_id = ${userId} and settled_at is null and kind in ('self-harm', 'abuse')`.execute(tx);
};

/** Writes the proof; from here on the audit log may name its id in the person's place. */
export const insertErasure = async (tx: Tx, erasure: ErasureRow): Promise<void> => {
  const rows = JSON.stringify(erasure.rows) as never;
  await tables(tx)
    .insertInto('erasures')
    .values({ ...erasure, rows })
    .execute();
};

/** Puts the erasure's id where the audit log names the person. */
export const forgetInAudit = async (tx: Tx, userId: string, erasureId: string): Promise<number> => {
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

/** How many there are, counted up to a limit. */
export const countErasures = async (db: Db, limit: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from erasures limit ${limit}) as found`.execute(db);
  return rows[0]?.count ?? 0;
};

/** People whose id's SHA-256 (hexadecimal) is one of these: reads every id, so not for every day. */
export const selectByIdHashes = async (db: Db, hashes: readonly string[]): Promise<string[]> => {
  if (hashes.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from users where encode(sha256(convert_to(id::text, 'UTF8')), 'hex') = any(${[...hashes]}::text[])
    order by id`.execute(db);
  return rows.map(({ id }) => id);
};
