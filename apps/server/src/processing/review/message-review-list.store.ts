import { type Expression, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Key, OrderedList } from '../../platform/db/ordered-list.ts';
import type { MessageRow } from '../processing.tables.ts';
import { type MessageFilter, type MessageReviewTables, narrow } from './message-review.store.ts';

const tables = (db: Db) => db.withTables<MessageReviewTables>();

export type MessageSort = {
  by: 'created_at' | 'finished_at' | 'duration_ms' | 'attempts';
  order: 'asc' | 'desc';
};

/** Sort keys of the message list. Each sort key has its own index. Missing values sort first. */
const sortKeys: Record<MessageSort['by'], Expression<unknown>> = {
  created_at: sql`messages.created_at`,
  finished_at: sql`coalesce(messages.finished_at, '-infinity')`,
  duration_ms: sql`coalesce(messages.duration_ms, -1)`,
  attempts: sql`messages.attempts`,
};

const listed = [
  'messages.id',
  'messages.user_id',
  'messages.source',
  'messages.state',
  'messages.attempts',
  'messages.reason',
  'messages.correction_count',
  'messages.disputed',
  'messages.engine',
  'messages.model_check',
  'messages.duration_ms',
  'messages.created_at',
  'messages.finished_at',
] as const;

export type ListedMessage = Pick<
  MessageRow,
  | 'id'
  | 'user_id'
  | 'source'
  | 'state'
  | 'attempts'
  | 'reason'
  | 'correction_count'
  | 'disputed'
  | 'engine'
  | 'model_check'
  | 'duration_ms'
  | 'created_at'
  | 'finished_at'
> & { excerpt: string; name: string; surname: string };

/** Builds the query for all matching messages, in the order of the index on the sort key. */
export const listOf = (db: Db, filter: MessageFilter, { by, order }: MessageSort): OrderedList => {
  const found = narrow(db, tables(db).selectFrom('messages'), filter);
  const rows = found.select([sql`${sortKeys[by]}`.as('k0'), sql.ref('messages.id').as('k1')]);
  return { rows, keys: 2, order };
};

/** Selects the rows of a page, in the order of the list. */
export const selectRowsOf = async (db: Db, page: readonly Key[]): Promise<ListedMessage[]> => {
  const ids = page.flatMap((key) => key.at(-1) ?? []);
  if (ids.length === 0) return [];
  const rows = await tables(db)
    .selectFrom('messages')
    .innerJoin('users', 'users.id', 'messages.user_id')
    .select([...listed, 'users.name', 'users.surname'])
    .select(sql<string>`left(messages.text, 160)`.as('excerpt'))
    .where('messages.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Counts exactly the matching messages with disputed corrections. */
export const countDisputedMatching = async (db: Db, filter: MessageFilter): Promise<number> => {
  const { count } = await narrow(db, tables(db).selectFrom('messages'), { ...filter, disputed: true })
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
