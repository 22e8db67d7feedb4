import { totalCap } from '@pratik/contract/common';
import type { SafetyCase } from '@pratik/contract/safety';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export type SafetyRow = {
  id: string;
  kind: SafetyCase['kind'];
  source: SafetyCase['source'];
  /**
   * The learner of the case; null when the learner was erased while the case was open, in which case `text` is empty.
   */
  user_id: string | null;
  text: string;
  raised_at: Date;
  settled_at: Date | null;
  settled_by: string | null;
  settled_note: string | null;
  notified_at: Date | null;
};
type Tables = {
  safety_cases: SafetyRow;
  safety_letters: { one: boolean; sent_at: Date | null };
  users: { id: string; name: string; surname: string };
};
const tables = (db: Db | Tx) => db.withTables<Tables>();

export type NewSafetyCase = Omit<
  SafetyRow,
  'settled_at' | 'settled_by' | 'settled_note' | 'notified_at' | 'user_id'
> & {
  user_id: string;
};

/** Inserts a safety case. A text that already has a case does not open a second case. */
export const insertCase = async (tx: Tx, row: NewSafetyCase): Promise<void> => {
  await tables(tx)
    .insertInto('safety_cases')
    .values({ ...row, settled_at: null, settled_by: null, settled_note: null, notified_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

/** Counts a learner’s open safety cases of one kind (danger or report) since an instant. */
export const countOpenOf = async (
  tx: Tx,
  userId: string,
  kind: SafetyCase['kind'],
  since: Date,
): Promise<number> => {
  const isReport = kind === 'report';
  const { waiting } = await tables(tx)
    .selectFrom('safety_cases')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('user_id', '=', userId)
    .where('kind', isReport ? '=' : '<>', 'report')
    .where('settled_at', 'is', null)
    .where('raised_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(waiting);
};

export type ListedCase = Omit<SafetyRow, 'text' | 'settled_by' | 'notified_at'> & {
  name: string | null;
  surname: string | null;
  settled_by_name: string | null;
};

const listed = (db: Db | Tx) =>
  tables(db)
    .selectFrom('safety_cases')
    .leftJoin('users', 'users.id', 'safety_cases.user_id')
    .leftJoin('users as settler', 'settler.id', 'safety_cases.settled_by')
    .select([
      'safety_cases.id',
      'safety_cases.kind',
      'safety_cases.source',
      'safety_cases.user_id',
      'safety_cases.raised_at',
      'safety_cases.settled_at',
      'safety_cases.settled_note',
      sql<string | null>`settler.name || ' ' || settler.surname`.as('settled_by_name'),
      'users.name',
      'users.surname',
    ]);

/**
 * Selects a page of safety cases without their texts: open cases first, with self-harm before other kinds, and then the
 * newest first.
 */
export const selectCases = (db: Db, openOnly: boolean, page: number, size: number): Promise<ListedCase[]> =>
  listed(db)
    .$if(openOnly, (query) => query.where('safety_cases.settled_at', 'is', null))
    .orderBy(sql`safety_cases.settled_at is not null`)
    .orderBy(sql`safety_cases.settled_at is null and safety_cases.kind = 'self-harm'`, 'desc')
    .orderBy('safety_cases.raised_at', 'desc')
    .orderBy('safety_cases.id')
    .offset(page * size)
    .limit(size)
    .execute();

/** Counts all safety cases and the open cases, each up to one more than the maximum that is shown. */
export const countCases = async (db: Db): Promise<{ all: number; open: number }> => {
  const { rows } = await sql<{ all: number; open: number }>`
    select
      (select count(*)::int from (select 1 from safety_cases limit ${totalCap + 1}) as found) as all,
      (select count(*)::int from (
        select 1 from safety_cases where settled_at is null limit ${totalCap + 1}
      ) as found) as open`.execute(db);
  return rows[0] ?? { all: 0, open: 0 };
};

export const selectCase = (tx: Tx, id: string) =>
  listed(tx).select('safety_cases.text').where('safety_cases.id', '=', id).executeTakeFirst();

/** Closes a safety case, or opens it again when `settled` is null. Returns false when the case does not exist. */
export const settleCase = async (
  tx: Tx,
  id: string,
  settled: { at: Date; by: string; note: string } | null,
): Promise<boolean> => {
  const row = await tables(tx)
    .updateTable('safety_cases')
    .set({
      settled_at: settled?.at ?? null,
      settled_by: settled?.by ?? null,
      settled_note: settled?.note ?? null,
    })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Locks the row that stores the time of the last e-mail, for the caller’s transaction. Undefined when another
 * transaction has locked the row.
 */
export const lockLetters = (tx: Tx): Promise<{ sent_at: Date | null } | undefined> =>
  tables(tx).selectFrom('safety_letters').select('sent_at').forUpdate().skipLocked().executeTakeFirst();

/** Selects the open safety cases about which administrators have not been notified. */
export const selectUnnotified = async (tx: Tx): Promise<string[]> => {
  const rows = await tables(tx)
    .selectFrom('safety_cases')
    .select('id')
    .where('notified_at', 'is', null)
    .where('settled_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
};

export const markNotified = async (tx: Tx, ids: readonly string[], at: Date): Promise<void> => {
  await tables(tx).updateTable('safety_cases').set({ notified_at: at }).where('id', 'in', ids).execute();
};

export const writeLetterTime = async (tx: Tx, at: Date): Promise<void> => {
  await tables(tx).updateTable('safety_letters').set({ sent_at: at }).execute();
};
