import type { AgeBand } from '@pratik/contract/guardian';
import type { Generated } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

type AgeBandRow = { user_id: string; band: AgeBand; set_at: Date; set_by: string | null };
type RequestRow = {
  id: string;
  user_id: string;
  code_hash: string;
  email: string | null;
  asked_at: Date;
  expires_at: Date;
};
type DecisionRow = {
  id: Generated<string>;
  user_id: string;
  given: boolean;
  guardian: string;
  means: 'link' | 'paper';
  recorded_by: string | null;
  at: Date;
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

/** False when the person has said it before. */
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

export const insertRequest = async (tx: Db | Tx, row: RequestRow): Promise<void> => {
  await tables(tx).insertInto('guardian_requests').values(row).execute();
};

/** A request whose link is still good, by the hash of its code. */
export const selectRequest = (db: Db | Tx, codeHash: string, now: Date) =>
  tables(db)
    .selectFrom('guardian_requests')
    .select(['id', 'user_id'])
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** When a guardian was last asked by a link that is still good. */
export const selectAskedAt = async (db: Db | Tx, userId: string, now: Date): Promise<Date | null> => {
  const row = await tables(db)
    .selectFrom('guardian_requests')
    .select('asked_at')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.asked_at ?? null;
};

export const insertGuardianDecision = async (tx: Tx, row: Omit<DecisionRow, 'id'>): Promise<void> => {
  await tables(tx).insertInto('guardian_decisions').values(row).execute();
};

/** Newest first. */
export const selectGuardianDecisions = (db: Db | Tx, userId: string, limit: number) =>
  tables(db)
    .selectFrom('guardian_decisions')
    .select(['given', 'guardian', 'means', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
