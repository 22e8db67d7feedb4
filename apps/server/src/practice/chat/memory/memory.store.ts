import { randomUUID } from 'node:crypto';
import type { RememberedKind } from '@pratik/contract/chat-memory';
import type { Fact } from '@pratik/dialogue/state/facts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type FactRow = {
  id: string;
  user_id: string;
  conversation_id: string;
  kind: RememberedKind;
  about: string;
  event: string;
  topic: Fact['topic'];
  plural: boolean;
  pronoun: Fact['pronoun'];
  at: Date;
  recalled_at: Date | null;
};

type Tables = {
  memory_settings: { user_id: string; remembers: boolean; changed_at: Date };
  remembered_facts: FactRow;
};

const tables = (db: Db | Tx) => db.withTables<Tables>();

/** Returns whether the partner may remember facts about the user; null when the user has not decided. */
export const selectRemembers = async (db: Db | Tx, userId: string): Promise<boolean | null> => {
  const row = await tables(db)
    .selectFrom('memory_settings')
    .select('remembers')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.remembers ?? null;
};

export const saveRemembers = async (tx: Tx, userId: string, remembers: boolean, at: Date): Promise<void> => {
  const row = { remembers, changed_at: at };
  await tables(tx)
    .insertInto('memory_settings')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};

export const selectFacts = (db: Db | Tx, userId: string): Promise<FactRow[]> =>
  tables(db)
    .selectFrom('remembered_facts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();

/**
 * Stores the facts of a conversation, one per subject. When a subject is already stored, its fact is replaced, and
 * the partner may mention it again. Stores no facts of a conversation in which the learner wrote about danger.
 */
export const upsertFacts = async (
  tx: Tx,
  conversation: { id: string; user_id: string },
  facts: readonly Fact[],
  at: Date,
): Promise<void> => {
  for (const { kind, about, event = '', topic, plural, pronoun } of facts) {
    await sql`
      insert into remembered_facts (id, user_id, conversation_id, kind, about, event, topic, plural, pronoun, at)
      select ${randomUUID()}::uuid, ${conversation.user_id}::uuid, ${conversation.id}::uuid, ${kind}, ${about},
        ${event}, ${topic}, ${plural}::boolean, ${pronoun}, ${at}::timestamptz
      where not exists (select 1 from turns where conversation_id = ${conversation.id} and danger is not null)
      on conflict (user_id, kind, about) do update set conversation_id = excluded.conversation_id,
        event = excluded.event, at = excluded.at, recalled_at = null`.execute(tx);
  }
};

/** Stores the time at which the partner mentioned these facts again. */
export const markRecalled = async (
  tx: Tx,
  userId: string,
  keys: readonly string[],
  at: Date,
): Promise<void> => {
  await tables(tx)
    .updateTable('remembered_facts')
    .set({ recalled_at: at })
    .where('user_id', '=', userId)
    .where('recalled_at', 'is', null)
    .where((eb) => eb(sql<string>`kind || ' ' || about`, 'in', keys))
    .execute();
};

/** Deletes a user’s oldest facts when the user has more than `most`. */
export const deleteBeyond = async (tx: Tx, userId: string, most: number): Promise<void> => {
  await sql`
    delete from remembered_facts where id in (
      select id from remembered_facts where user_id = ${userId} order by at desc, id offset ${most})`.execute(
    tx,
  );
};

export const deleteFacts = async (tx: Tx | Db, userId: string, ids?: readonly string[]): Promise<void> => {
  await tables(tx)
    .deleteFrom('remembered_facts')
    .where('user_id', '=', userId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute();
};

export const deleteFactsOfConversation = async (tx: Tx, conversationId: string): Promise<void> => {
  await tables(tx).deleteFrom('remembered_facts').where('conversation_id', '=', conversationId).execute();
};
