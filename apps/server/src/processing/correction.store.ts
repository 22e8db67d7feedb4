import { randomUUID } from 'node:crypto';
import type {
  Correction,
  CorrectionCode,
  MessageFeedback,
  StoredCorrection,
} from '@pratik/contract/feedback';
import type { Db, Tx } from '../platform/db/database.ts';
import type { CorrectionRow, ProcessingTables } from './processing.tables.ts';

const tables = (db: Db | Tx) => db.withTables<ProcessingTables>();

/** Takes away a message's corrections; returns the codes of those that counted. */
export const deleteCorrections = async (tx: Tx, messageId: string): Promise<CorrectionCode[]> => {
  const rows = await tables(tx)
    .deleteFrom('corrections')
    .where('message_id', '=', messageId)
    .returning(['code', 'disputed'])
    .execute();
  return rows.filter((row) => !row.disputed).map((row) => row.code);
};

export const insertCorrections = async (
  tx: Tx,
  messageId: string,
  corrections: readonly Correction[],
): Promise<void> => {
  if (corrections.length === 0) return;
  const rows = corrections.map((one, position) => ({
    id: randomUUID(),
    message_id: messageId,
    position,
    code: one.code,
    start_at: one.start,
    end_at: one.end,
    // pg would send a JavaScript array as a PostgreSQL one
    replacements: JSON.stringify(one.replacements) as never,
    source: one.source,
    confidence: one.confidence,
    explanation: one.explanation,
    disputed: false,
  }));
  await tables(tx).insertInto('corrections').values(rows).execute();
};

const stored = (row: CorrectionRow): StoredCorrection => ({
  id: row.id,
  code: row.code,
  start: row.start_at,
  end: row.end_at,
  replacements: row.replacements,
  source: row.source,
  confidence: row.confidence,
  explanation: row.explanation,
  disputed: row.disputed,
});

export const selectCorrections = async (db: Db | Tx, messageId: string): Promise<StoredCorrection[]> => {
  const rows = await tables(db)
    .selectFrom('corrections')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('position')
    .execute();
  return rows.map(stored);
};

/** State and corrections of messages, by message id; ids that are no messages are left out. */
export const selectFeedback = async (
  db: Db | Tx,
  messageIds: readonly string[],
): Promise<Map<string, MessageFeedback>> => {
  if (messageIds.length === 0) return new Map();
  const messages = await tables(db)
    .selectFrom('messages')
    .select(['id', 'state'])
    .where('id', 'in', [...messageIds])
    .execute();
  const rows = await tables(db)
    .selectFrom('corrections')
    .selectAll()
    .where('message_id', 'in', [...messageIds])
    .orderBy('position')
    .execute();
  const feedback = new Map<string, MessageFeedback>(
    messages.map((message) => [message.id, { state: message.state, corrections: [] }]),
  );
  for (const row of rows) feedback.get(row.message_id)?.corrections.push(stored(row));
  return feedback;
};

/** Whose message a correction belongs to, held until the transaction ends. */
export const holdCorrection = (tx: Tx, correctionId: string, userId: string) =>
  tables(tx)
    .selectFrom('corrections')
    .innerJoin('messages', 'messages.id', 'corrections.message_id')
    .select([
      'messages.id as messageId',
      'messages.day',
      'messages.state',
      'corrections.code',
      'corrections.disputed',
    ])
    .where('corrections.id', '=', correctionId)
    .where('messages.user_id', '=', userId)
    .forUpdate('messages')
    .executeTakeFirst();

/** Marks a correction; returns whether any of the message's is disputed now. */
export const setDisputed = async (
  tx: Tx,
  messageId: string,
  correctionId: string,
  disputed: boolean,
): Promise<boolean> => {
  await tables(tx).updateTable('corrections').set({ disputed }).where('id', '=', correctionId).execute();
  const any = await tables(tx)
    .selectFrom('corrections')
    .select('id')
    .where('message_id', '=', messageId)
    .where('disputed', '=', true)
    .limit(1)
    .executeTakeFirst();
  return any !== undefined;
};
