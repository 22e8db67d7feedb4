import { totalCap } from '@pratik/contract/common';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { ChatTables, ConversationRow } from './chat.tables.ts';

const tables = (db: Db | Tx) => db.withTables<ChatTables>();

export type NewConversation = Omit<
  ConversationRow,
  | 'state'
  | 'recap'
  | 'recap_until'
  | 'active_ms'
  | 'learner_turns'
  | 'next_position'
  | 'summary'
  | 'last_turn_at'
  | 'closed_at'
>;

/**
 * Stores a conversation with its first turn, the opening of the partner. Returns false when a conversation with
 * this id exists.
 */
export const insertConversation = async (tx: Tx, row: NewConversation): Promise<boolean> => {
  const result = await tables(tx)
    .insertInto('conversations')
    .values({
      ...row,
      codes: JSON.stringify(row.codes) as never,
      partner_state: JSON.stringify(row.partner_state) as never,
      state: 'open',
      recap: null,
      recap_until: -1,
      active_ms: 0,
      learner_turns: 0,
      next_position: 1,
      summary: null,
      last_turn_at: row.started_at,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const selectConversation = (db: Db | Tx, id: string, userId: string) =>
  tables(db)
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Reads a user’s conversation and locks it until the transaction ends. */
export const lockConversation = (tx: Tx, id: string, userId: string) =>
  tables(tx)
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

type Change = Partial<
  Pick<
    ConversationRow,
    | 'state'
    | 'partner'
    | 'ai_away'
    | 'summary'
    | 'closed_at'
    | 'last_turn_at'
    | 'next_position'
    | 'partner_state'
  >
>;

/**
 * Updates a conversation and locks it until the transaction ends. Returns undefined when the conversation does not
 * exist.
 */
export const updateConversation = (
  db: Db | Tx,
  id: string,
  change: Change,
): Promise<ConversationRow | undefined> => {
  const { partner_state, summary, ...plain } = change;
  return tables(db)
    .updateTable('conversations')
    .set({
      ...plain,
      ...(partner_state === undefined ? {} : { partner_state: JSON.stringify(partner_state) as never }),
      ...(summary === undefined ? {} : { summary: JSON.stringify(summary) as never }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
};

/**
 * Adds to the counters of a conversation: active time in milliseconds, learner turns, and positions of turns. Sets
 * the time of the last turn when positions are added.
 */
export const addToConversation = async (
  tx: Tx,
  id: string,
  added: { activeMs: number; learnerTurns: number; positions: number; at: Date },
): Promise<void> => {
  await tables(tx)
    .updateTable('conversations')
    .set((eb) => ({
      active_ms: eb('active_ms', '+', added.activeMs),
      learner_turns: eb('learner_turns', '+', added.learnerTurns),
      next_position: eb('next_position', '+', added.positions),
      ...(added.positions > 0 ? { last_turn_at: added.at } : {}),
    }))
    .where('id', '=', id)
    .execute();
};

/** Stores the running summary of the earlier turns, unless the stored summary includes later turns. */
export const updateRecap = async (db: Db, id: string, recap: string, until: number): Promise<void> => {
  await tables(db)
    .updateTable('conversations')
    .set({ recap, recap_until: until })
    .where('id', '=', id)
    .where('recap_until', '<', until)
    .execute();
};

export const selectConversations = (db: Db, userId: string, page: number, size: number) =>
  tables(db)
    .selectFrom('conversations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('last_turn_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page * size)
    .limit(size)
    .execute();

/** Counts a user’s conversations; stops at one more than the maximum that is shown. */
export const countConversations = async (db: Db, userId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from conversations where user_id = ${userId} limit ${totalCap + 1}
    ) as found`.execute(db);
  return rows[0]?.count ?? 0;
};

/**
 * Returns the id of the user’s open conversation with the most recent turn; null when the user has no open
 * conversation.
 */
export const selectOpenConversationId = async (db: Db, userId: string): Promise<string | null> => {
  const row = await tables(db)
    .selectFrom('conversations')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .orderBy('last_turn_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
};
