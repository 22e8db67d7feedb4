import type { CorrectionCode } from '@pratik/contract/feedback';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import type { CorrectionRow, ProcessingTables } from './processing.tables.ts';

/** A correction with the learner’s text. */
export type CorrectionInText = CorrectionRow & {
  text: string;
  written_at: Date;
  conversation_id: string | null;
};

/** Selects the corrections that count: neither rejected by an administrator nor disputed by the learner. */
const counted = (db: Db | Tx, userId: string) =>
  db
    .withTables<ProcessingTables>()
    .selectFrom('corrections')
    .innerJoin('messages', 'messages.id', 'corrections.message_id')
    .where('messages.user_id', '=', userId)
    .where('corrections.disputed', '=', false)
    .where((where) =>
      where.or([where('corrections.verdict', 'is', null), where('corrections.verdict', '!=', 'rejected')]),
    );

const withText = (db: Db | Tx, userId: string) =>
  counted(db, userId)
    .selectAll('corrections')
    .select(['messages.text', 'messages.created_at as written_at', 'messages.conversation_id']);

const ofMessages = (db: Db | Tx, userId: string, messageIds: readonly string[]) =>
  withText(db, userId)
    .where('messages.id', 'in', [...messageIds])
    .orderBy('corrections.start_at')
    .orderBy('corrections.id');

export const selectOfMessages = async (
  db: Db,
  userId: string,
  messageIds: readonly string[],
): Promise<CorrectionInText[]> =>
  messageIds.length === 0 ? [] : ofMessages(db, userId, messageIds).execute();

/** Selects the corrections of a message and prevents changes of the message until the transaction ends. */
export const lockOfMessage = (tx: Tx, userId: string, messageId: string): Promise<CorrectionInText[]> =>
  ofMessages(tx, userId, [messageId]).forShare('messages').execute();

/** Selects the newest messages of a user with at least one correction. */
export const selectCorrectedMessages = async (db: Db | Tx, userId: string, limit: number) => {
  const rows = await db
    .withTables<ProcessingTables>()
    .selectFrom('messages')
    .select('id')
    .where('user_id', '=', userId)
    .where('correction_count', '>', 0)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

export const selectWithCode = (
  db: Db,
  userId: string,
  code: CorrectionCode,
  page: number,
  size: number,
): Promise<CorrectionInText[]> =>
  withText(db, userId)
    .where('corrections.code', '=', code)
    .orderBy('messages.created_at', 'desc')
    .orderBy('corrections.start_at')
    .orderBy('corrections.id')
    .limit(size)
    .offset(page * size)
    .execute();

/** Counts the corrections with a code, at most `most`. */
export const countWithCode = async (
  db: Db,
  userId: string,
  code: CorrectionCode,
  most: number,
): Promise<number> => {
  const some = counted(db, userId).select(sql`1`.as('one')).where('corrections.code', '=', code).limit(most);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
