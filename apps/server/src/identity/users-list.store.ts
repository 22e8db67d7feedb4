import type { Role, UserStatus } from '@pratik/contract/user';
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import type { Key, OrderedList } from '../platform/db/ordered-list.ts';
import { foldedLike, wordBreaks } from '../platform/db/search-patterns.ts';
import { type UserRow, type UsersTables, userColumns } from './users.store.ts';
import type { LastActive } from './users-list.policy.ts';

export type ListFilters = {
  nameFilter: string;
  surnameFilter: string;
  emailFilter: string;
  roleFilter?: Role | undefined;
  statusFilter?: UserStatus | undefined;
  levelFilter?: string | undefined;
  /** Undefined: whenever it was. */
  lastActive?: LastActive | undefined;
};
export type ListSort = 'name' | 'surname' | 'email' | 'createdAt' | 'lastActiveAt';
export type ListOrder = { sort: ListSort; order: 'asc' | 'desc' };

type Users = SelectQueryBuilder<UsersTables, 'users', unknown>;

const users = (db: Db): Users => db.withTables<UsersTables>().selectFrom('users') as Users;

/** As in the index, where who was never here comes before everybody else. */
const lastSeen = sql`coalesce(users.last_active_at, '-infinity')`;

/** What a list is sorted by, before the id that settles ties; each is an index of its own. */
const sortKeys: Record<ListSort, Expression<unknown>[]> = {
  name: [sql`users.name collate turkish`, sql`users.surname collate turkish`],
  surname: [sql`users.surname collate turkish`, sql`users.name collate turkish`],
  email: [sql`users.email collate turkish`],
  createdAt: [sql`users.created_at`],
  lastActiveAt: [lastSeen],
};

const seen = (lastActive: LastActive): Expression<SqlBool> => {
  if (lastActive === null) return sql<SqlBool>`${lastSeen} = '-infinity'`;
  if ('from' in lastActive) return sql<SqlBool>`${lastSeen} >= ${lastActive.from}`;
  return sql<SqlBool>`${lastSeen} > '-infinity' and ${lastSeen} < ${lastActive.before}`;
};

const sorted = <Query extends { orderBy(by: Expression<unknown>, order: 'asc' | 'desc'): Query }>(
  query: Query,
  { sort, order }: ListOrder,
): Query =>
  [...sortKeys[sort], sql.ref('users.id')].reduce<Query>((before, key) => before.orderBy(key, order), query);

const matches = (filters: ListFilters): Expression<SqlBool>[] => {
  const equals = (column: string, value: string | undefined) =>
    value === undefined ? undefined : sql<SqlBool>`${sql.ref(column)} = ${value}`;
  return [
    foldedLike('users.name_fold', filters.nameFilter, wordBreaks.name),
    foldedLike('users.surname_fold', filters.surnameFilter, wordBreaks.name),
    foldedLike('users.email_fold', filters.emailFilter, wordBreaks.email),
    equals('users.role', filters.roleFilter),
    equals('users.status', filters.statusFilter),
    equals('users.level_id', filters.levelFilter),
    filters.lastActive === undefined ? undefined : seen(filters.lastActive),
  ].filter((condition) => condition !== undefined);
};

const filtered = (query: Users, filters: ListFilters): Users =>
  matches(filters).reduce((before, condition) => before.where(condition), query);

export const isUnfiltered = (filters: ListFilters): boolean => matches(filters).length === 0;

/** Ids that match, in no order, at most `limit`. */
export const selectMatchingIds = async (db: Db, filters: ListFilters, limit: number): Promise<string[]> => {
  const rows = await filtered(users(db), filters).select('users.id').limit(limit).execute();
  return rows.map((row) => row.id);
};

export const countUsers = async (db: Db): Promise<number> => {
  const { count } = await users(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/**
 * A page of a few ids that are known. They are read first and sorted then, so that no index is walked in search of
 * rare ones, nor skipped through: PostgreSQL 18 thinks that cheap.
 */
export const selectPageOf = (
  db: Db,
  ids: readonly string[],
  by: ListOrder,
  page: { limit: number; offset: number },
): Promise<UserRow[]> => {
  const known = db
    .withTables<UsersTables>()
    .with(
      (cte) => cte('known').materialized(),
      (query) => query.selectFrom('users').select(userColumns).where('id', 'in', ids),
    )
    .selectFrom('known as users')
    .selectAll();
  return sorted(known, by).limit(page.limit).offset(page.offset).execute();
};

/** Everybody who matches, along the sort's index. */
export const listOf = (db: Db, filters: ListFilters, { sort, order }: ListOrder): OrderedList => {
  const keys = [...sortKeys[sort], sql.ref('users.id')];
  const rows = filtered(users(db), filters).select(keys.map((key, index) => aliased(key, index)));
  return { rows, keys: keys.length, order };
};

const aliased = (key: Expression<unknown>, index: number) => sql`${key}`.as(`k${index}`);

/** The rows of a page of a list, in its order. */
export const selectRowsOf = async (db: Db, page: readonly Key[], by: ListOrder): Promise<UserRow[]> => {
  const ids = page.flatMap((key) => key.at(-1) ?? []);
  if (ids.length === 0) return [];
  return sorted(users(db).select(userColumns), by).where('users.id', 'in', ids).execute();
};
