import { totalCap } from '@pratik/contract/common';
import type { MessageState } from '@pratik/contract/feedback';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { foldedLike, wordBreaks } from '../../platform/db/search-patterns.ts';
import type { MessageSource, ProcessingTables } from '../processing.tables.ts';

export type MessageReviewTables = ProcessingTables & {
  users: {
    id: string;
    name: string;
    surname: string;
    name_fold: string;
    surname_fold: string;
    email_fold: string;
  };
};
const tables = (db: Db | Tx) => db.withTables<MessageReviewTables>();

/** Filter for messages. `from` (inclusive) and `to` (exclusive) are instants. */
export type MessageFilter = {
  states: readonly MessageState[];
  words: readonly string[];
  source: MessageSource | undefined;
  from: Date | undefined;
  to: Date | undefined;
  /** True selects only messages with disputed corrections, false only messages without disputed corrections. */
  disputed: boolean | undefined;
};

/** Selects users whose name, surname or e-mail address contains each of the words. */
const usersMatching = (db: Db | Tx, words: readonly string[]) => {
  const users = tables(db).selectFrom('users').select('users.id');
  return words.reduce((query, word) => {
    const hits = [
      foldedLike('users.name_fold', word, wordBreaks.name),
      foldedLike('users.surname_fold', word, wordBreaks.name),
      foldedLike('users.email_fold', word, wordBreaks.email),
    ].filter((hit) => hit !== undefined);
    return query.where((eb) => eb.or(hits));
  }, users);
};

type Messages = SelectQueryBuilder<MessageReviewTables, 'messages', object>;

/** Restricts a query to the messages that match a filter. */
export const narrow = <Query extends Messages>(db: Db | Tx, query: Query, filter: MessageFilter): Query => {
  let narrowed: Messages = query;
  if (filter.states.length > 0) narrowed = narrowed.where('messages.state', 'in', [...filter.states]);
  if (filter.source) narrowed = narrowed.where('messages.source', '=', filter.source);
  if (filter.from) narrowed = narrowed.where('messages.created_at', '>=', filter.from);
  if (filter.to) narrowed = narrowed.where('messages.created_at', '<', filter.to);
  if (filter.disputed !== undefined) {
    narrowed = narrowed.where('messages.disputed', '=', sql.lit(filter.disputed));
  }
  if (filter.words.length > 0) {
    narrowed = narrowed.where('messages.user_id', 'in', usersMatching(db, filter.words));
  }
  return narrowed as Query;
};

/** Counts matching messages, up to one more than the maximum that is shown. */
export const countMatching = async (db: Db, filter: MessageFilter): Promise<number> => {
  const found = narrow(db, tables(db).selectFrom('messages').select(sql.lit(1).as('one')), filter);
  const { count } = await tables(db)
    .selectFrom(found.limit(totalCap + 1).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const selectMessage = (db: Db, id: string) =>
  tables(db)
    .selectFrom('messages')
    .innerJoin('users', 'users.id', 'messages.user_id')
    .selectAll('messages')
    .select(['users.name', 'users.surname'])
    .where('messages.id', '=', id)
    .executeTakeFirst();

export const selectAttempts = (db: Db, messageId: string) =>
  tables(db)
    .selectFrom('message_attempts')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('number')
    .execute();

/** Counts exactly the matching messages that were written up to an instant. */
export const countAll = async (db: Db, filter: MessageFilter, writtenUntil: Date): Promise<number> => {
  const { count } = await narrow(db, tables(db).selectFrom('messages'), filter)
    .where('messages.created_at', '<=', writtenUntil)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Selects at most `limit` matching messages after a position, in the order in which they were written. */
export const selectAfter = (
  db: Db | Tx,
  filter: MessageFilter,
  bounds: { after: { at: string; id: string } | undefined; writtenUntil: Date },
  limit: number,
): Promise<{ id: string; at: string }[]> => {
  const { after, writtenUntil } = bounds;
  let query = narrow(
    db,
    tables(db)
      .selectFrom('messages')
      .select('messages.id')
      .select(sql<string>`messages.created_at::text`.as('at')),
    filter,
  ).where('messages.created_at', '<=', writtenUntil);
  if (after)
    query = query.where(
      sql<boolean>`(messages.created_at, messages.id) > (${after.at}::timestamptz, ${after.id}::uuid)`,
    );
  return query.orderBy('messages.created_at').orderBy('messages.id').limit(limit).execute();
};

/** Counts messages that wait for the engine or for the AI model, up to a limit. */
export const countWaiting = async (db: Db, limit: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from (
      (select 1 from messages where state = 'waiting' limit ${limit})
      union all
      (select 1 from messages where model_check = 'waiting' limit ${limit})
    ) as found`.execute(db);
  return rows[0]?.count ?? 0;
};

export type StateCount = { state: MessageState; count: number; oldest: Date | null };

/**
 * Counts messages in each state, up to one more than the maximum that is shown, with the creation time of the oldest
 * message. The time is null for the state `done`.
 */
export const countByState = async (db: Db, states: readonly MessageState[]): Promise<StateCount[]> => {
  const { rows } = await sql<StateCount>`
    select s.state, (
      select count(*) from (select 1 from messages m where m.state = s.state limit ${totalCap + 1}) as found
    ) as count, (
      select m.created_at from messages m where m.state = s.state and s.state <> 'done'
      order by m.created_at, m.id limit 1
    ) as oldest
    from unnest(${[...states]}::text[]) with ordinality as s (state, place) order by s.place`.execute(db);
  return rows;
};

/**
 * Counts messages with a disputed correction, up to one more than the maximum that is shown, and selects the
 * creation time of the oldest of these messages.
 */
export const countDisputed = async (db: Db): Promise<{ count: number; oldest: Date | null }> => {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select
      (select count(*) from (select 1 from messages where disputed limit ${totalCap + 1}) as found) as count,
      (select created_at from messages where disputed order by created_at, id limit 1) as oldest`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
};

/** Selects the median processing time of the last 500 finished messages, in milliseconds. */
export const selectMedianDuration = async (db: Db): Promise<number | null> => {
  const { rows } = await sql<{ median: number | null }>`
    select percentile_cont(0.5) within group (order by duration_ms) as median from (
      select duration_ms from messages where finished_at is not null
      order by coalesce(finished_at, '-infinity') desc, id desc limit 500
    ) as latest`.execute(db);
  return rows[0]?.median ?? null;
};
