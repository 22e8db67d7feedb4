import { randomUUID } from 'node:crypto';
import type { MessageFeedback, StoredCorrection } from '@pratik/contract/feedback';
import type { Db, Tx } from '../platform/db/database.ts';
import { correctionOf, type Found, isShown } from './correction.policy.ts';
import type { CorrectionRow, ProcessingTables } from './processing.tables.ts';

const tables = (db: Db | Tx) => db.withTables<ProcessingTables>();

/** Selects the corrections of a message, including rejected ones, in the order of their positions in the text. */
export const selectCorrectionRows = (db: Db | Tx, messageId: string): Promise<CorrectionRow[]> =>
  tables(db)
    .selectFrom('corrections')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('start_at')
    .orderBy('end_at')
    .orderBy('id')
    .execute();

/** Deletes the corrections of a message that no administrator has decided on. */
export const deleteUndecided = async (tx: Tx, messageId: string): Promise<void> => {
  await tables(tx)
    .deleteFrom('corrections')
    .where('message_id', '=', messageId)
    .where('verdict', 'is', null)
    .execute();
};

/** The engine, model and prompt that produced a correction. */
export type Origin = Pick<CorrectionRow, 'engine' | 'engine_version' | 'model' | 'prompt_version'>;

const newRow = (messageId: string, id: string, one: Found, origin: Origin): CorrectionRow => ({
  id,
  message_id: messageId,
  code: one.code,
  start_at: one.start,
  end_at: one.end,
  // Serialises the array as JSON, because pg would otherwise send it as a PostgreSQL array.
  replacements: JSON.stringify(one.replacements) as never,
  source: one.source,
  confidence: one.confidence,
  explanation: one.explanation,
  disputed: one.reportedAt !== null,
  reported_at: one.reportedAt,
  verdict: null,
  decided_at: null,
  decided_by: null,
  revision: 0,
  original: null,
  ...origin,
  ...(one.source === 'model' ? {} : { model: null, prompt_version: null }),
});

export const insertCorrections = async (
  tx: Tx,
  messageId: string,
  corrections: readonly Found[],
  origin: Origin,
): Promise<void> => {
  if (corrections.length === 0) return;
  const rows = corrections.map((one) => newRow(messageId, randomUUID(), one, origin));
  await tables(tx).insertInto('corrections').values(rows).execute();
};

const byNobody: Origin = { engine: null, engine_version: null, model: null, prompt_version: null };

/** Inserts a correction that an administrator added. */
export const insertAdded = async (
  tx: Tx,
  messageId: string,
  id: string,
  one: Found,
  decided: Pick<CorrectionRow, 'verdict' | 'decided_at' | 'decided_by' | 'revision'>,
): Promise<void> => {
  await tables(tx)
    .insertInto('corrections')
    .values({ ...newRow(messageId, id, one, byNobody), ...decided })
    .execute();
};

export type CorrectionChange = Partial<Omit<CorrectionRow, 'id' | 'message_id'>>;

export const updateCorrection = async (tx: Tx, id: string, change: CorrectionChange): Promise<void> => {
  const { replacements, ...rest } = change;
  await tables(tx)
    .updateTable('corrections')
    .set({ ...rest, ...(replacements ? { replacements: JSON.stringify(replacements) as never } : {}) })
    .where('id', '=', id)
    .execute();
};

/** Returns the id of the message to which a correction belongs. */
export const selectMessageIdOf = async (db: Db | Tx, correctionId: string): Promise<string | undefined> => {
  const row = await tables(db)
    .selectFrom('corrections')
    .select('message_id')
    .where('id', '=', correctionId)
    .executeTakeFirst();
  return row?.message_id;
};

/** Converts a correction row to the form in which the learner sees it. */
export const stored = (row: CorrectionRow): StoredCorrection => ({
  ...correctionOf(row),
  id: row.id,
  disputed: row.disputed,
  ...(row.verdict && row.decided_at
    ? {
        decision: {
          verdict: row.verdict,
          decidedAt: row.decided_at.toISOString(),
          reported: row.reported_at !== null,
          before: row.original && {
            code: row.original.code,
            start: row.original.start,
            end: row.original.end,
            replacements: row.original.replacements,
          },
        },
      }
    : {}),
});

/** Selects state and corrections of messages, by message id. Unknown ids are missing from the result. */
export const selectFeedback = async (
  db: Db | Tx,
  messageIds: readonly string[],
): Promise<Map<string, MessageFeedback>> => {
  if (messageIds.length === 0) return new Map();
  const messages = await tables(db)
    .selectFrom('messages')
    .select(['id', 'state', 'checked'])
    .where('id', 'in', [...messageIds])
    .execute();
  const rows = await tables(db)
    .selectFrom('corrections')
    .selectAll()
    .where('message_id', 'in', [...messageIds])
    .orderBy('start_at')
    .orderBy('end_at')
    .orderBy('id')
    .execute();
  const feedback = new Map<string, MessageFeedback>(
    messages.map(({ id, state, checked }) => [
      id,
      { state, ...(checked ? { checked } : {}), corrections: [] },
    ]),
  );
  for (const row of rows) {
    const one = feedback.get(row.message_id);
    if (!one) continue;
    if (isShown(row)) one.corrections.push(stored(row));
    else one.withdrawn = [...(one.withdrawn ?? []), stored(row)];
  }
  return feedback;
};

/**
 * Selects a correction of a user’s message, with the text of the message. Undefined when the user has no such
 * correction or when an administrator has rejected it.
 */
export const selectCorrectionOf = async (
  db: Db,
  correctionId: string,
  userId: string,
): Promise<{ text: string; correction: StoredCorrection } | undefined> => {
  const row = await tables(db)
    .selectFrom('corrections')
    .innerJoin('messages', 'messages.id', 'corrections.message_id')
    .selectAll('corrections')
    .select('messages.text')
    .where('corrections.id', '=', correctionId)
    .where('messages.user_id', '=', userId)
    .executeTakeFirst();
  return row && isShown(row) ? { text: row.text, correction: stored(row) } : undefined;
};

/** Selects the message of a user’s correction and locks it until the transaction ends. */
export const lockCorrection = (tx: Tx, correctionId: string, userId: string) =>
  tables(tx)
    .selectFrom('corrections')
    .innerJoin('messages', 'messages.id', 'corrections.message_id')
    .select([
      'messages.id as messageId',
      'messages.day',
      'messages.state',
      'corrections.code',
      'corrections.disputed',
      'corrections.verdict',
    ])
    .where('corrections.id', '=', correctionId)
    .where('messages.user_id', '=', userId)
    .forUpdate('messages')
    .executeTakeFirst();

/** Sets or clears the dispute of a correction. Returns whether the message has any disputed correction afterwards. */
export const setDisputed = async (
  tx: Tx,
  messageId: string,
  correctionId: string,
  reportedAt: Date | null,
): Promise<boolean> => {
  const change = { disputed: reportedAt !== null, reported_at: reportedAt };
  await tables(tx).updateTable('corrections').set(change).where('id', '=', correctionId).execute();
  const any = await tables(tx)
    .selectFrom('corrections')
    .select('id')
    .where('message_id', '=', messageId)
    .where('disputed', '=', true)
    .limit(1)
    .executeTakeFirst();
  return any !== undefined;
};
