import type { CefrLevel } from '@pratik/contract/common';
import type { Db } from '../../../platform/db/database.ts';
import type { ChatTables } from '../chat.tables.ts';

const tables = (db: Db) => db.withTables<ChatTables>();

export type Said = { text: string; level: CefrLevel; before: { id: string; text: string } | null };

/**
 * Selects a finished turn of the partner in a conversation of the user, with the learner’s message before it.
 * Undefined when the user has no such turn, or when the turn is empty or about danger.
 */
export const selectSaidTo = async (db: Db, turnId: string, userId: string): Promise<Said | undefined> => {
  const row = await tables(db)
    .selectFrom('turns')
    .innerJoin('conversations', 'conversations.id', 'turns.conversation_id')
    .leftJoin('turns as before', (join) =>
      join
        .onRef('before.conversation_id', '=', 'turns.conversation_id')
        .on('before.speaker', '=', 'learner')
        .on((eb) => eb('before.position', '=', eb('turns.position', '-', 1))),
    )
    .select(['turns.text', 'conversations.level', 'before.id as beforeId', 'before.text as beforeText'])
    .where('turns.id', '=', turnId)
    .where('turns.speaker', '=', 'partner')
    .where('turns.state', '!=', 'streaming')
    .where('turns.danger', 'is', null)
    .where('conversations.user_id', '=', userId)
    .executeTakeFirst();
  if (!row || row.text === '') return undefined;
  const before =
    row.beforeId !== null && row.beforeText !== null ? { id: row.beforeId, text: row.beforeText } : null;
  return { text: row.text, level: row.level, before };
};
