import type { Role, UserStatus } from '@pratik/contract/user';
import type { UserSort } from '@pratik/contract/users';
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Key, OrderedList } from '../../platform/db/ordered-list.ts';
import { foldedLike, foldedWords, wordBreaks } from '../../platform/db/search-patterns.ts';
import { type UserRow, type UsersTables, userColumns } from './users.store.ts';
import type { LastActive } from './users-list.policy.ts';

export type ListFilters = {
  search: string;
  nameFilter: string;
  surnameFilter: string;
  emailFilter: string;
  roleFilter?: Role | undefined;
  statusFilter?: UserStatus | undefined;
  levelFilter?: string | undefined;
  /** Filter by last activity; undefined for any time. */
  lastActive?: LastActive | undefined;
};
export type ListOrder = { sort: UserSort; order: 'asc' | 'desc' };

type Users = SelectQueryBuilder<UsersTables, 'users', unknown>;

const users = (db: Db): Users => db.withTables<UsersTables>().selectFrom('users') as Users;

/**
 * Sort key of the last activity. It must equal the expression of the index, which sorts users without activity first.
 */
const lastSeen = sql`coalesce(users.last_active_at, '-infinity')`;

/** Sort keys of the user list, before the id that orders equal keys. Each sort key has its own index. */
const byName = [sql`users.name collate turkish`, sql`users.surname collate turkish`];
const sortKeys: Record<UserSort, Expression<unknown>[]> = {
  name: byName,
  surname: [sql`users.surname collate turkish`, sql`users.name collate turkish`],
  email: [sql`users.email collate turkish`],
  level: [sql`coalesce(users.level_id, '')`, ...byName],
  status: [sql`users.status`, ...byName],
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

/** The columns of `users` that a search covers. */
const userTexts = [
  { column: 'users.name_fold', breaks: wordBreaks.name },
  { column: 'users.surname_fold', breaks: wordBreaks.name },
  { column: 'users.email_fold', breaks: wordBreaks.email },
] as const;

const matches = (filters: ListFilters): Expression<SqlBool>[] => {
  const equals = (column: string, value: string | undefined) =>
    value === undefined ? undefined : sql<SqlBool>`${sql.ref(column)} = ${value}`;
  return [
    ...foldedWords(filters.search, userTexts),
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

/** Selects the ids of matching users in no particular order, at most `limit`. */
export const selectMatchingIds = async (db: Db, filters: ListFilters, limit: number): Promise<string[]> => {
  const rows = await filtered(users(db), filters).select('users.id').limit(limit).execute();
  return rows.map((row) => row.id);
};

/** Selects matching users in no particular order, at most `limit`. */
export const selectMatching = (
  db: Db,
  filters: ListFilters,
  limit: number,
): Promise<Pick<UserRow, 'id' | 'name' | 'surname' | 'status'>[]> =>
  filtered(users(db), filters)
    .select(['users.id', 'users.name', 'users.surname', 'users.status'])
    .limit(limit)
    .execute();

export const countUsers = async (db: Db): Promise<number> => {
  const { count } = await users(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/**
 * Selects a page from a few known ids. Reads the rows first and sorts them afterwards, because PostgreSQL 18
 * underestimates the cost of a full scan or skip scan of a sort index for rare rows.
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

/** Selects all matching users in the order of the sort index. */
export const listOf = (db: Db, filters: ListFilters, { sort, order }: ListOrder): OrderedList => {
  const keys = [...sortKeys[sort], sql.ref('users.id')];
  const rows = filtered(users(db), filters).select(keys.map((key, index) => aliased(key, index)));
  return { rows, keys: keys.length, order };
};

const aliased = (key: Expression<unknown>, index: number) => sql`${key}`.as(`k${index}`);

/** Selects the rows of a list page in list order. */
export const selectRowsOf = async (db: Db, page: readonly Key[], by: ListOrder): Promise<UserRow[]> => {
  const ids = page.flatMap((key) => key.at(-1) ?? []);
  if (ids.length === 0) return [];
  return sorted(users(db).select(userColumns), by).where('users.id', 'in', ids).execute();
};
