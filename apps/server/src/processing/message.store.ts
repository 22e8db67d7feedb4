import type { MessageState } from '@pratik/contract/feedback';
import type { Db, Tx } from '../platform/db/database.ts';
import type { AttemptRow, MessageRow, ProcessingTables } from './processing.tables.ts';

const tables = (db: Db | Tx) => db.withTables<ProcessingTables>();

export type NewMessage = Pick<
  MessageRow,
  'id' | 'user_id' | 'source' | 'conversation_id' | 'text' | 'day' | 'created_at'
>;

export const insertMessage = async (tx: Tx, message: NewMessage): Promise<void> => {
  const empty = { engine: null, engine_version: null, model: null, prompt_version: null, reason: null };
  const unspent = { input_tokens: null, output_tokens: null, cost_usd: null, duration_ms: null };
  await tables(tx)
    .insertInto('messages')
    .values({
      ...message,
      ...empty,
      ...unspent,
      state: 'waiting',
      attempts: 0,
      failures: 0,
      checked: null,
      model_check: null,
      model_attempts: 0,
      model_failures: 0,
      correction_count: 0,
      disputed: false,
      started_at: null,
      finished_at: null,
    })
    .execute();
};

const lockedColumns = [
  'id',
  'user_id',
  'source',
  'day',
  'text',
  'state',
  'attempts',
  'failures',
  'model_check',
  'model_attempts',
  'model_failures',
  'correction_count',
] as const;
export type LockedMessage = Pick<MessageRow, (typeof lockedColumns)[number]>;

/** Reads a message and locks its row until the transaction ends. */
export const lockMessage = (tx: Tx, id: string): Promise<LockedMessage | undefined> =>
  tables(tx).selectFrom('messages').select(lockedColumns).where('id', '=', id).forUpdate().executeTakeFirst();

export const updateMessage = async (
  tx: Tx,
  id: string,
  change: Partial<Omit<MessageRow, 'id' | 'user_id'>>,
): Promise<void> => {
  await tables(tx).updateTable('messages').set(change).where('id', '=', id).execute();
};

export const insertAttempt = async (
  tx: Tx,
  attempt: Pick<AttemptRow, 'message_id' | 'number' | 'step' | 'started_at' | 'engine'>,
): Promise<void> => {
  await tables(tx)
    .insertInto('message_attempts')
    .values({
      ...attempt,
      finished_at: null,
      duration_ms: null,
      outcome: 'running',
      reason: null,
      model: null,
      prompt_version: null,
      input_tokens: null,
      output_tokens: null,
      cost_usd: null,
    })
    .execute();
};

type Spent = Pick<AttemptRow, 'model' | 'prompt_version' | 'input_tokens' | 'output_tokens' | 'cost_usd'>;
export type AttemptEnd = Pick<AttemptRow, 'outcome' | 'reason' | 'finished_at'> &
  Partial<Spent> & { duration_ms?: number | null };

export const endAttempt = async (
  tx: Tx,
  messageId: string,
  number: number,
  end: AttemptEnd,
): Promise<void> => {
  await tables(tx)
    .updateTable('message_attempts')
    .set(end)
    .where('message_id', '=', messageId)
    .where('number', '=', number)
    .where('outcome', '=', 'running')
    .execute();
};

/** Ends the attempts of workers that have died. Returns the number of these attempts. */
export const endLostAttempts = async (
  tx: Tx,
  messageId: string,
  step: AttemptRow['step'],
  end: AttemptEnd,
): Promise<number> => {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('message_attempts')
    .set(end)
    .where('message_id', '=', messageId)
    .where('step', '=', step)
    .where('outcome', '=', 'running')
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Selects the messages with these ids and states, and locks them until the transaction ends. */
export const lockMessages = (tx: Tx, ids: readonly string[], states: readonly MessageState[]) =>
  tables(tx)
    .selectFrom('messages')
    .select(['id', 'user_id'])
    .where('id', 'in', [...ids])
    .where('state', 'in', [...states])
    .orderBy('id')
    .forUpdate()
    .execute();

export const selectMessageHead = (db: Db, id: string) =>
  tables(db).selectFrom('messages').select('conversation_id').where('id', '=', id).executeTakeFirst();

/** Returns the creation time of the oldest waiting message without an attempt, or undefined if there is none. */
export const selectOldestWaiting = async (db: Db): Promise<Date | undefined> => {
  const row = await tables(db)
    .selectFrom('messages')
    .select('created_at')
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
};
