import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * A list in the order of an index. `rows` is a query that returns the sort keys of each row as k0, k1 …; sort keys are
 * not null, and unique in combination. The last sort key identifies the row.
 */
export type OrderedList = { rows: Expression<unknown>; keys: number; order: 'asc' | 'desc' };

/** The position of a row in an ordered list: its sort keys as text, exactly as stored in the database. */
export type Key = readonly string[];

const columns = ({ keys }: OrderedList) => Array.from({ length: keys }, (_, index) => sql.ref(`k${index}`));

const ordering = (list: OrderedList) =>
  sql.join(columns(list).map((column) => sql`${column} ${sql.raw(list.order)}`));

const asText = (list: OrderedList) =>
  sql<Key>`array[${sql.join(columns(list).map((column) => sql`${column}::text`))}]`;

const past = (list: OrderedList, key: Key | undefined): RawBuilder<SqlBool> =>
  key === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${sql.join(columns(list))}) ${sql.raw(list.order === 'asc' ? '>' : '<')} (${sql.join([...key])})`;

/**
 * Returns the keys of at most `limit` rows after the position `after`, or from the start of the list without a
 * position. Skips the first `skip` of these rows.
 */
export const selectKeysAfter = async (
  db: Db,
  list: OrderedList,
  after: Key | undefined,
  { skip = 0, limit }: { skip?: number; limit: number },
): Promise<Key[]> => {
  const { rows } = await sql<{ key: Key }>`
    select ${asText(list)} as key from (${list.rows}) as list where ${past(list, after)}
    order by ${ordering(list)} limit ${limit} offset ${skip}`.execute(db);
  return rows.map(({ key }) => key);
};

/** Returns the key of every `step`th row after the position `after`, at most `count` keys. */
export const sampleKeysAfter = async (
  db: Db,
  list: OrderedList,
  after: Key | undefined,
  { step, count }: { step: number; count: number },
): Promise<Key[]> => {
  // Keys are converted to text only for the selected rows. Conversion for every scanned row would take three times
  // as long as the scan.
  const { rows } = await sql<{ key: Key }>`
    select ${asText(list)} as key from (
      select ${sql.join(columns(list))}, row_number() over (order by ${ordering(list)}) as n
      from (${list.rows}) as list where ${past(list, after)}
      order by ${ordering(list)} limit ${step * count}
    ) as walked where n % ${sql.lit(step)} = 0 order by n`.execute(db);
  return rows.map(({ key }) => key);
};
