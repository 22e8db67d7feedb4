import type { ClassRole } from '@pratik/contract/classes';
import { totalCap } from '@pratik/contract/common';
import { type Expression, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { foldedWords, wordBreaks } from '../../platform/db/search-patterns.ts';
import type { ClassesTables } from './classes.tables.ts';

const tables = (db: Db | Tx) => db.withTables<ClassesTables>();

/** Returns the class role of a current member. Undefined for everybody else. */
export const selectMembership = async (
  db: Db | Tx,
  classId: string,
  userId: string,
): Promise<ClassRole | undefined> => {
  const row = await tables(db)
    .selectFrom('class_members')
    .select('role')
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return row?.role;
};

const memberRows = (db: Db, classId: string) =>
  tables(db)
    .selectFrom('class_members')
    .innerJoin('users', 'users.id', 'class_members.user_id')
    .select([
      'users.id',
      'users.name',
      'users.surname',
      'users.email',
      'users.status',
      'users.level_id',
      'users.last_active_at',
      'class_members.joined_at',
      'class_members.role',
    ])
    .where('class_members.class_id', '=', classId)
    .where('class_members.left_at', 'is', null);
export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

export type MemberSort = 'name' | 'surname' | 'lastActiveAt';
const sortKeys: Record<MemberSort, Expression<unknown>> = {
  name: sql`users.name collate turkish`,
  surname: sql`users.surname collate turkish`,
  lastActiveAt: sql`coalesce(users.last_active_at, '-infinity')`,
};

const memberTexts = [
  { column: 'users.name_fold', breaks: wordBreaks.name },
  { column: 'users.surname_fold', breaks: wordBreaks.name },
  { column: 'users.email_fold', breaks: wordBreaks.email },
];

export type MemberFilters = { classId: string; role: ClassRole; search: string };

export const selectMembers = (
  db: Db,
  { classId, role, search }: MemberFilters,
  { sort, order }: { sort: MemberSort; order: 'asc' | 'desc' },
  page: { limit: number; offset: number },
) =>
  foldedWords(search, memberTexts)
    .reduce((query, condition) => query.where(condition), memberRows(db, classId))
    .where('class_members.role', '=', role)
    .orderBy(sortKeys[sort], order)
    .orderBy(sql`users.surname collate turkish`)
    .orderBy('users.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** Counts the members that match the filters, up to one more than the maximum that is shown. */
export const countMembers = async (db: Db, { classId, role, search }: MemberFilters): Promise<number> => {
  const rows = foldedWords(search, memberTexts)
    .reduce((query, condition) => query.where(condition), memberRows(db, classId))
    .where('class_members.role', '=', role)
    .limit(totalCap + 1);
  const { count } = await tables(db)
    .selectFrom(rows.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const selectMember = (db: Db, classId: string, userId: string): Promise<MemberRow | undefined> =>
  memberRows(db, classId).where('users.id', '=', userId).executeTakeFirst();

export const selectLearner = (db: Db, userId: string) =>
  tables(db)
    .selectFrom('users')
    .select(['name', 'surname', 'level_id'])
    .where('id', '=', userId)
    .executeTakeFirst();

export type LearnerClass = {
  id: string;
  code: string;
  term: string;
  createdAt: Date;
  archivedAt: Date | null;
  /** Whether the reader is a current teacher of the class. */
  isTaught: boolean;
};

/** Selects the classes in which a user is currently a learner, oldest first. */
export const selectLearnerClasses = (db: Db, userId: string, readerId: string): Promise<LearnerClass[]> =>
  tables(db)
    .selectFrom('class_members as m')
    .innerJoin('classes', 'classes.id', 'm.class_id')
    .leftJoin('class_members as reader', (join) =>
      join
        .onRef('reader.class_id', '=', 'm.class_id')
        .on('reader.user_id', '=', readerId)
        .on('reader.role', '=', 'teacher')
        .on('reader.left_at', 'is', null),
    )
    .select(['classes.id', 'classes.code', 'classes.term'])
    .select(['classes.created_at as createdAt', 'classes.archived_at as archivedAt'])
    .select(sql<boolean>`reader.user_id is not null`.as('isTaught'))
    .where('m.user_id', '=', userId)
    .where('m.role', '=', 'learner')
    .where('m.left_at', 'is', null)
    .orderBy('classes.created_at')
    .orderBy('classes.id')
    .execute();

/** Selects the current learners of a class by name, with the time at which they joined. */
export const selectLearnersByName = (
  db: Db,
  classId: string,
  limit: number,
): Promise<{ id: string; name: string; joinedAt: Date }[]> =>
  tables(db)
    .selectFrom('class_members as m')
    .innerJoin('users', 'users.id', 'm.user_id')
    .select(['users.id', 'm.joined_at as joinedAt'])
    .select(sql<string>`users.name || ' ' || users.surname`.as('name'))
    .where('m.class_id', '=', classId)
    .where('m.role', '=', 'learner')
    .where('m.left_at', 'is', null)
    .orderBy(sql`users.name collate turkish`)
    .orderBy(sql`users.surname collate turkish`)
    .orderBy('users.id')
    .limit(limit)
    .execute();

/** Returns the given ids that belong to existing users, in a fixed order, and locks these users against deletion. */
export const selectKnownUsers = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  const rows = await tables(tx)
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
};

/** Returns the ids of the current learners of a class, in a fixed order. */
export const selectLearnerIds = async (tx: Db | Tx, classId: string): Promise<string[]> => {
  const rows = await tables(tx)
    .selectFrom('class_members')
    .select('user_id')
    .where('class_id', '=', classId)
    .where('role', '=', 'learner')
    .where('left_at', 'is', null)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
};

/**
 * Adds users to a class. A former member joins again. Current members remain unchanged. Returns the ids of the users
 * who joined.
 */
export const insertMembers = async (
  tx: Tx,
  { classId, role, at }: { classId: string; role: ClassRole; at: Date },
  ids: readonly string[],
): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await tables(tx)
    .insertInto('class_members')
    .values(ids.map((id) => ({ class_id: classId, user_id: id, role, joined_at: at, left_at: null })))
    .onConflict((conflict) =>
      conflict
        .columns(['class_id', 'user_id'])
        .doUpdateSet({ role, joined_at: at, left_at: null })
        .where('class_members.left_at', 'is not', null),
    )
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
};

/** Ends memberships. Returns the ids of the users who were current members. */
export const endMemberships = async (
  tx: Tx,
  classId: string,
  ids: readonly string[],
  at: Date,
): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await tables(tx)
    .updateTable('class_members')
    .set({ left_at: at })
    .where('class_id', '=', classId)
    .where('user_id', 'in', ids)
    .where('left_at', 'is', null)
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
};
