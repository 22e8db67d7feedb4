import type { LetterKind, LetterReason, LetterState } from '@pratik/contract/letters';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

export type LetterRow = {
  id: string;
  kind: LetterKind;
  user_id: string | null;
  recipient: string;
  state: LetterState;
  reason: LetterReason | null;
  attempts: number;
  created_at: Date;
  expires_at: Date;
  claimed_at: Date | null;
  ended_at: Date | null;
};
export type LetterText = { subject: string; body: string };
type Tables = { mail_letters: LetterRow; mail_texts: LetterText & { letter_id: string } };

const tables = (db: Db | Tx) => db.withTables<Tables>();

export type NewLetterRow = Pick<
  LetterRow,
  'id' | 'kind' | 'user_id' | 'recipient' | 'created_at' | 'expires_at'
>;

/** Stores an e-mail. Returns false when the address already has a waiting e-mail of a kind that must be unique. */
export const insertLetter = async (tx: Tx, row: NewLetterRow, text: LetterText | null): Promise<boolean> => {
  const made = await tables(tx)
    .insertInto('mail_letters')
    .values({ ...row, state: 'waiting', reason: null, attempts: 0, claimed_at: null, ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made && text) {
    await tables(tx)
      .insertInto('mail_texts')
      .values({ letter_id: row.id, ...text })
      .execute();
  }
  return made !== undefined;
};

export const selectLetter = (db: Db | Tx, id: string): Promise<LetterRow | undefined> =>
  tables(db).selectFrom('mail_letters').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Claims a waiting e-mail for one attempt; undefined when another process has claimed it. A claim older than
 * `staleBefore` is ignored, because its process has died. A claim in the future is ignored too, because it was made
 * with a wrong clock.
 */
export const claimLetter = (
  db: Db,
  id: string,
  { now, staleBefore }: { now: Date; staleBefore: Date },
): Promise<LetterRow | undefined> =>
  tables(db)
    .updateTable('mail_letters')
    .set((eb) => ({ claimed_at: now, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where((eb) =>
      eb.or([eb('claimed_at', 'is', null), eb('claimed_at', '<', staleBefore), eb('claimed_at', '>', now)]),
    )
    .returningAll()
    .executeTakeFirst();

export const selectText = (db: Db, id: string): Promise<LetterText | undefined> =>
  tables(db)
    .selectFrom('mail_texts')
    .select(['subject', 'body'])
    .where('letter_id', '=', id)
    .executeTakeFirst();

export const deleteText = async (tx: Tx, id: string): Promise<void> => {
  await tables(tx).deleteFrom('mail_texts').where('letter_id', '=', id).execute();
};

export const deleteLetter = async (db: Db, id: string): Promise<void> => {
  await tables(db).deleteFrom('mail_letters').where('id', '=', id).execute();
};

export const updateLetter = async (
  db: Db | Tx,
  id: string,
  change: Partial<Omit<LetterRow, 'id' | 'kind' | 'recipient'>>,
): Promise<void> => {
  await tables(db).updateTable('mail_letters').set(change).where('id', '=', id).execute();
};

/**
 * Marks expired e-mails as failed, and deletes the texts of expired and sent e-mails. Returns the number of e-mails
 * that this call marked.
 */
export const expireLetters = async (tx: Tx, now: Date): Promise<number> => {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('mail_letters')
    .set({ state: 'failed', reason: 'expired', ended_at: now })
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  await sql`
    delete from mail_texts t using mail_letters l
    where l.id = t.letter_id and (l.state = 'sent' or l.expires_at <= ${now})`.execute(tx);
  return Number(numUpdatedRows);
};

/** Selects waiting e-mails that were created or last claimed before the given time; their jobs were lost. */
export const selectStalled = async (tx: Tx, before: Date): Promise<string[]> => {
  const rows = await tables(tx)
    .selectFrom('mail_letters')
    .select('id')
    .where('state', '=', 'waiting')
    .where((eb) => eb(eb.fn.coalesce('claimed_at', 'created_at'), '<', before))
    .execute();
  return rows.map(({ id }) => id);
};

export const deleteEndedBefore = async (tx: Tx, before: Date): Promise<void> => {
  await tables(tx).deleteFrom('mail_letters').where('ended_at', '<', before).execute();
};

type Filter = { userId: string | undefined; state: LetterState | undefined };

const filtered = (db: Db, { userId, state }: Filter) =>
  tables(db)
    .selectFrom('mail_letters')
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as string))
    .$if(state !== undefined, (query) => query.where('state', '=', state as LetterState));

export type ListedRow = LetterRow & { has_text: boolean };

const hasText = sql<boolean>`exists (select from mail_texts t where t.letter_id = mail_letters.id)`;

export const selectLetters = (db: Db, filter: Filter, page: number, size: number): Promise<ListedRow[]> =>
  filtered(db, filter)
    .selectAll()
    .select(hasText.as('has_text'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(page * size)
    .limit(size)
    .execute();

/** Selects an e-mail and locks its row until the transaction ends. */
export const selectListed = (db: Db | Tx, id: string): Promise<ListedRow | undefined> =>
  tables(db)
    .selectFrom('mail_letters')
    .selectAll()
    .select(hasText.as('has_text'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const countLetters = async (db: Db, filter: Filter, limit: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${filtered(db, filter)
      .select(sql`1`.as('one'))
      .limit(limit)}) as found`.execute(db);
  return rows[0]?.count ?? 0;
};
