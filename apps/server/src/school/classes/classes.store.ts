import type { ClassRole, ClassSort } from '@pratik/contract/classes';
import { totalCap } from '@pratik/contract/common';
import { type Expression, type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { foldedLike } from '../../platform/db/search-patterns.ts';
import type { ClassesTable, ClassesTables } from './classes.tables.ts';

const tables = (db: Db | Tx) => db.withTables<ClassesTables>();

const classColumns = [
  'classes.id',
  'classes.code',
  'classes.name',
  'classes.term',
  'classes.level_id',
  'classes.archived_at',
  'classes.created_at',
  'classes.revision',
  'classes.changed_at',
] as const;

const learners = sql<number>`(
  select count(*) from class_members as m
  where m.class_id = classes.id and m.role = 'learner' and m.left_at is null
)`;
const teachers = sql<{ id: string; name: string }[]>`coalesce((
  select json_agg(json_build_object('id', u.id, 'name', u.name || ' ' || u.surname) order by u.name, u.surname, u.id)
  from class_members as m join users as u on u.id = m.user_id
  where m.class_id = classes.id and m.role = 'teacher' and m.left_at is null
), '[]'::json)`;

/** Selects classes with their number of learners, their teachers and the administrator who last changed them. */
const classRows = (db: Db | Tx) =>
  tables(db)
    .selectFrom('classes')
    .leftJoin('users as changer', 'changer.id', 'classes.changed_by')
    .select([...classColumns, learners.as('learners'), teachers.as('teachers')])
    .select(
      sql<{ id: string; name: string } | null>`case when changer.id is null then null
        else json_build_object('id', changer.id, 'name', changer.name || ' ' || changer.surname) end`.as(
        'changedBy',
      ),
    );
export type ClassRow = Awaited<ReturnType<typeof selectClass>> & {};

const sortKeys: Record<ClassSort, Expression<unknown>> = {
  code: sql`classes.code collate turkish`,
  term: sql`classes.term collate turkish`,
  learners,
  createdAt: sql`classes.created_at`,
};
const wordStarts = [' ', '-', '/', '.'];

export type ClassFilters = { search: string; archived: boolean };

const matches = ({ search, archived }: ClassFilters): Expression<SqlBool>[] => [
  archived ? sql<SqlBool>`classes.archived_at is not null` : sql<SqlBool>`classes.archived_at is null`,
  ...[foldedLike('classes.search', search, wordStarts)].filter((condition) => condition !== undefined),
];

/** Selects a page of classes. Classes with equal sort keys are ordered by term, code and id. */
export const selectClasses = (
  db: Db,
  filters: ClassFilters,
  { sort, order }: { sort: ClassSort; order: 'asc' | 'desc' },
  page: { limit: number; offset: number },
): Promise<ClassRow[]> =>
  matches(filters)
    .reduce((query, condition) => query.where(condition), classRows(db))
    .orderBy(sortKeys[sort], order)
    .orderBy(sortKeys.term)
    .orderBy(sortKeys.code)
    .orderBy('classes.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** Counts the classes that match the filters, up to one more than the maximum that is shown. */
export const countClasses = async (db: Db, filters: ClassFilters): Promise<number> => {
  const found = matches(filters)
    .reduce(
      (query, condition) => query.where(condition),
      tables(db).selectFrom('classes').select(sql`1`.as('one')),
    )
    .limit(totalCap + 1);
  const { count } = await tables(db)
    .selectFrom(found.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const selectClass = (db: Db | Tx, id: string) =>
  classRows(db).where('classes.id', '=', id).executeTakeFirst();

/** Selects the active classes of a current member, in order, with the member’s class role. */
export const selectClassesOf = (db: Db, userId: string): Promise<(ClassRow & { role: ClassRole })[]> =>
  classRows(db)
    .innerJoin('class_members as own', 'own.class_id', 'classes.id')
    .select('own.role')
    .where('own.user_id', '=', userId)
    .where('own.left_at', 'is', null)
    .where('classes.archived_at', 'is', null)
    .orderBy(sortKeys.term)
    .orderBy(sortKeys.code)
    .orderBy('classes.id')
    .execute();

/** Locks a class until the transaction ends. Returns undefined when it does not exist. */
export const lockClass = (tx: Tx, id: string) =>
  tables(tx)
    .selectFrom('classes')
    .select(['id', 'code', 'name', 'term', 'level_id', 'archived_at', 'revision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
export type LockedClass = NonNullable<Awaited<ReturnType<typeof lockClass>>>;

export const insertClass = async (tx: Tx, row: Insertable<ClassesTable>): Promise<void> => {
  await tables(tx).insertInto('classes').values(row).execute();
};

export const updateClass = async (tx: Tx, id: string, change: Updateable<ClassesTable>): Promise<void> => {
  await tables(tx)
    .updateTable('classes')
    .set(change)
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const deleteClass = async (tx: Tx, id: string): Promise<void> => {
  await tables(tx).deleteFrom('classes').where('id', '=', id).execute();
};

/** Returns the name of the database constraint that a change of a class violated, or undefined. */
export const violatedConstraint = (error: unknown): string | undefined =>
  error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined;
