import type { AgeBand, GuardianCover } from '@pratik/contract/guardian';
import { type Generated, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

type AgeBandRow = { user_id: string; band: AgeBand; set_at: Date; set_by: string | null };
type RequestRow = {
  id: string;
  user_id: string;
  code_hash: string;
  email: string | null;
  asked_at: Date;
  expires_at: Date;
  /** The guardian’s last decision made with this link; null when no decision was made. */
  given: boolean | null;
  /** Sequence number of the guardian requests in order of creation. */
  number: Generated<number>;
};
type DecisionRow = {
  id: Generated<string>;
  user_id: string;
  given: boolean;
  guardian: string | null;
  means: 'link' | 'paper';
  recorded_by: string | null;
  at: Date;
  /** The purposes that a consent covers; empty for a refusal, which applies to all purposes. */
  covers: GuardianCover[];
};
type Tables = {
  age_bands: AgeBandRow;
  guardian_requests: RequestRow;
  guardian_decisions: DecisionRow;
};
const tables = (db: Db | Tx) => db.withTables<Tables>();

export const selectBand = async (db: Db | Tx, userId: string): Promise<AgeBand | null> => {
  const row = await tables(db)
    .selectFrom('age_bands')
    .select('band')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.band ?? null;
};

/** Inserts the age band of a user. Returns false when the user already has an age band. */
export const insertBand = async (tx: Tx, row: AgeBandRow): Promise<boolean> => {
  const made = await tables(tx)
    .insertInto('age_bands')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return made !== undefined;
};

export const upsertBand = async (tx: Tx, row: AgeBandRow): Promise<void> => {
  const { user_id: _, ...change } = row;
  await tables(tx)
    .insertInto('age_bands')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
};

/** Inserts a request to a guardian and returns its number. Earlier requests have smaller numbers. */
export const insertRequest = async (
  tx: Db | Tx,
  row: Omit<RequestRow, 'given' | 'number'>,
): Promise<number> => {
  const { number } = await tables(tx)
    .insertInto('guardian_requests')
    .values({ ...row, given: null })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
};

/** Selects an unexpired guardian request by the hash of its code. */
export const selectRequest = (db: Db | Tx, codeHash: string, now: Date) =>
  tables(db)
    .selectFrom('guardian_requests')
    .select(['id', 'user_id', 'given', 'expires_at'])
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Selects an unexpired guardian request by the hash of its code, and locks the row until the transaction ends. */
export const lockRequest = (tx: Tx, codeHash: string, now: Date) =>
  tables(tx)
    .selectFrom('guardian_requests')
    .select(['id', 'user_id', 'given', 'expires_at'])
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

export const updateRequest = async (
  tx: Tx,
  id: string,
  change: Pick<RequestRow, 'given' | 'expires_at'>,
): Promise<void> => {
  await tables(tx).updateTable('guardian_requests').set(change).where('id', '=', id).execute();
};

/** Selects the unexpired guardian links of a user, newest first. */
export const selectRequests = (db: Db | Tx, userId: string, now: Date) =>
  tables(db)
    .selectFrom('guardian_requests')
    .select(['asked_at', 'expires_at', 'email', 'given'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('number', 'desc')
    .execute();

/** The links of a user to end: links without a decision (all, or only links before a number), or all links. */
export type Ending = { kind: 'undecided'; before?: number } | { kind: 'all' };

/** Ends unexpired guardian links. Returns their number. */
export const endRequests = async (
  tx: Db | Tx,
  userId: string,
  now: Date,
  ending: Ending,
): Promise<number> => {
  let ended = tables(tx)
    .updateTable('guardian_requests')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('expires_at', '>', now);
  if (ending.kind === 'undecided') {
    ended = ended.where('given', 'is', null);
    if (ending.before !== undefined) ended = ended.where('number', '<', ending.before);
  }
  const { numUpdatedRows } = await ended.executeTakeFirst();
  return Number(numUpdatedRows);
};

export const insertGuardianDecision = async (tx: Tx, row: Omit<DecisionRow, 'id'>): Promise<void> => {
  const covers = JSON.stringify(row.covers) as never;
  await tables(tx)
    .insertInto('guardian_decisions')
    .values({ ...row, covers })
    .execute();
};

/** Selects the guardian’s decisions for a user, newest first. */
export const selectGuardianDecisions = (db: Db | Tx, userId: string, limit: number) =>
  tables(db)
    .selectFrom('guardian_decisions')
    .select(['given', 'guardian', 'means', 'at', 'covers'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/**
 * Selects the e-mail addresses of guardians whose consent is valid and was given through a mailed link. Users without
 * such a guardian are missing.
 */
export const selectContacts = async (
  db: Db,
  userIds: readonly string[],
  now: Date,
): Promise<{ userId: string; email: string }[]> => {
  const { rows } = await sql<{ userId: string; email: string }>`
    select distinct on (r.user_id) r.user_id as "userId", r.email
    from guardian_requests as r
    join lateral (
      select given from guardian_decisions where user_id = r.user_id order by id desc limit 1
    ) as newest on newest.given
    left join age_bands as a on a.user_id = r.user_id
    where r.user_id = any(${[...userIds]}::uuid[]) and r.given and r.email is not null and r.expires_at > ${now}
      and a.band is distinct from 'adult'
    order by r.user_id, r.number desc`.execute(db);
  return rows;
};
