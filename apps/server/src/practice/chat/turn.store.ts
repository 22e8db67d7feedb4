import type { PartnerKind } from '@pratik/contract/chat';
import type { ProblemDocument } from '@pratik/contract/problems';
import type { Danger } from '@pratik/contract/safety';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { ChatTables, TurnRow, TurnState } from './chat.tables.ts';

const tables = (db: Db | Tx) => db.withTables<ChatTables>();

/**
 * Duration of a lease in seconds. A lease is the right of one process to write a reply. Its times use the
 * database’s clock, because the processes may run on several machines.
 */
const leaseSeconds = 8;
/** Maximum number of the partner’s last turns in which the server searches for an earlier caring question. */
const mostPartnerTurns = 200;
const lease = sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`;

export type NewTurn = Pick<
  TurnRow,
  'id' | 'conversation_id' | 'position' | 'speaker' | 'text' | 'created_at'
> & {
  state: 'complete' | 'streaming';
  danger?: Danger;
};

export const insertTurns = (tx: Tx, turns: readonly NewTurn[]): Promise<TurnRow[]> => {
  const rows = turns.map((turn) => ({
    ...turn,
    problem: null,
    lease_until: turn.state === 'streaming' ? lease : null,
    partner: null,
    stop_requested: false,
    watched_until: null,
    danger: turn.danger ?? null,
    reported_at: null,
    suggestions: null,
  }));
  return tables(tx).insertInto('turns').values(rows).returningAll().execute();
};

export const selectTurnAt = (db: Db | Tx, conversationId: string, position: number) =>
  tables(db)
    .selectFrom('turns')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('position', '=', position)
    .executeTakeFirst();

/** Selects two turns: the turn with this id in any conversation, and the turn at `position` of this conversation. */
export const selectTurnAndLast = async (
  tx: Tx,
  id: string,
  conversationId: string,
  position: number,
): Promise<{ same: TurnRow | undefined; last: TurnRow | undefined }> => {
  const rows = await tables(tx)
    .selectFrom('turns')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        eb.and([eb('conversation_id', '=', conversationId), eb('position', '=', position)]),
      ]),
    )
    .execute();
  return {
    same: rows.find((row) => row.id === id),
    last: rows.find((row) => row.conversation_id === conversationId && row.position === position),
  };
};

/** Selects the turns of a conversation in order; with `after`, only the turns after that position. */
export const selectTurns = (db: Db | Tx, conversationId: string, after = -1): Promise<TurnRow[]> =>
  tables(db)
    .selectFrom('turns')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('position', '>', after)
    .orderBy('position')
    .execute();

/** Selects the partner’s last turns of a conversation, oldest first. */
export const selectPartnerTurns = async (tx: Tx, conversationId: string): Promise<TurnRow[]> => {
  const rows = await tables(tx)
    .selectFrom('turns')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('speaker', '=', 'partner')
    .orderBy('position', 'desc')
    .limit(mostPartnerTurns)
    .execute();
  return rows.toReversed();
};

/** Marks turns as turns about danger. Marked turns are left out of every prompt. */
export const markDanger = async (
  tx: Tx,
  conversationId: string,
  positions: readonly number[],
  danger: Danger,
): Promise<void> => {
  if (positions.length === 0) return;
  await tables(tx)
    .updateTable('turns')
    .set({ danger })
    .where('conversation_id', '=', conversationId)
    .where('position', 'in', positions)
    .execute();
};

/** Deletes the text of a cut or failed reply and sets its state back to `streaming`. */
export const restartTurn = async (tx: Tx, id: string): Promise<void> => {
  await tables(tx)
    .updateTable('turns')
    .set({ text: '', state: 'streaming', problem: null, lease_until: lease, stop_requested: false })
    .where('id', '=', id)
    .execute();
};

/**
 * Flags of a turn that a process reads when it stores the progress of its reply. Undefined when a different process has
 * ended the reply.
 */
export type Beat = { stopRequested: boolean; watched: boolean } | undefined;

/** Stores the text written so far and renews the lease. */
export const beatTurn = async (db: Db, id: string, text: string): Promise<Beat> => {
  const row = await tables(db)
    .updateTable('turns')
    .set({ text, lease_until: lease })
    .where('id', '=', id)
    .where('state', '=', 'streaming')
    .returning([
      'stop_requested',
      sql<boolean>`coalesce(watched_until > clock_timestamp(), false)`.as('watched'),
    ])
    .executeTakeFirst();
  return row && { stopRequested: row.stop_requested, watched: row.watched };
};

export type TurnEnd = {
  state: Exclude<TurnState, 'streaming'>;
  text: string;
  problem: ProblemDocument | null;
  partner: PartnerKind | null;
  suggestions: readonly string[];
};

/** Ends a streaming reply. Returns undefined when a different process has already ended the reply. */
export const endTurn = (tx: Tx, id: string, { suggestions, ...end }: TurnEnd): Promise<TurnRow | undefined> =>
  tables(tx)
    .updateTable('turns')
    .set({
      ...end,
      suggestions: suggestions.length > 0 ? (JSON.stringify(suggestions) as never) : null,
      lease_until: null,
    })
    .where('id', '=', id)
    .where('state', '=', 'streaming')
    .returningAll()
    .executeTakeFirst();

/**
 * Asks the process that writes the reply of a conversation to stop. Returns the id of the reply’s turn; null when no
 * reply is streaming.
 */
export const requestStop = async (db: Db, conversationId: string, userId: string): Promise<string | null> => {
  const row = await tables(db)
    .updateTable('turns')
    .from('conversations')
    .set({ stop_requested: true })
    .whereRef('conversations.id', '=', 'turns.conversation_id')
    .where('turns.conversation_id', '=', conversationId)
    .where('conversations.user_id', '=', userId)
    .where('turns.state', '=', 'streaming')
    .returning('turns.id')
    .executeTakeFirst();
  return row?.id ?? null;
};

/**
 * Returns the turn of a reply, and records for the next five seconds that a reader in a different process follows
 * the reply.
 */
export const watchTurn = async (db: Db, id: string): Promise<TurnRow | undefined> =>
  tables(db)
    .updateTable('turns')
    .set({ watched_until: sql<Date>`clock_timestamp() + interval '5 seconds'` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/**
 * Cuts the streaming replies whose lease has expired, because their process has died. Searches one conversation, or
 * all conversations without `conversationId`. Returns the conversations of the cut replies.
 */
export const cutExpired = async (
  db: Db | Tx,
  problem: ProblemDocument,
  conversationId?: string,
): Promise<{ conversationId: string; userId: string }[]> =>
  tables(db)
    .updateTable('turns')
    .from('conversations')
    .set({ state: 'cut', problem, lease_until: null })
    .whereRef('conversations.id', '=', 'turns.conversation_id')
    .where('turns.state', '=', 'streaming')
    .where('turns.lease_until', '<', sql<Date>`clock_timestamp()`)
    .$if(conversationId !== undefined, (query) =>
      query.where('turns.conversation_id', '=', conversationId ?? ''),
    )
    .returning(['turns.conversation_id as conversationId', 'conversations.user_id as userId'])
    .execute();

/**
 * Marks a turn of the partner in a user’s conversation as reported. Returns undefined when the turn does not exist
 * or is already reported.
 */
export const markReported = (tx: Tx, id: string, userId: string, at: Date): Promise<TurnRow | undefined> =>
  tables(tx)
    .updateTable('turns')
    .from('conversations')
    .set({ reported_at: at })
    .whereRef('conversations.id', '=', 'turns.conversation_id')
    .where('turns.id', '=', id)
    .where('conversations.user_id', '=', userId)
    .where('turns.speaker', '=', 'partner')
    .where('turns.state', '!=', 'streaming')
    .where('turns.reported_at', 'is', null)
    .returningAll('turns')
    .executeTakeFirst();

/** Whether this turn is a partner’s turn in a conversation of the user. */
export const isSaidTo = async (db: Db | Tx, id: string, userId: string): Promise<boolean> => {
  const row = await tables(db)
    .selectFrom('turns')
    .innerJoin('conversations', 'conversations.id', 'turns.conversation_id')
    .select('turns.id')
    .where('turns.id', '=', id)
    .where('turns.speaker', '=', 'partner')
    .where('conversations.user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
};
