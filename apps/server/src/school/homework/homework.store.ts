import { totalCap } from '@pratik/contract/common';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { AssignmentsTable, HomeworkTables } from './homework.tables.ts';

const tables = (db: Db | Tx) => db.withTables<HomeworkTables>();

const rows = (db: Db | Tx) =>
  tables(db)
    .selectFrom('assignments as a')
    .leftJoin('users as creator', 'creator.id', 'a.created_by')
    .selectAll('a')
    .select(sql<string | null>`creator.name || ' ' || creator.surname`.as('creator'));
export type AssignmentRow = Awaited<ReturnType<typeof selectAssignment>> & {};

export const selectAssignment = (db: Db | Tx, id: string) =>
  rows(db).where('a.id', '=', id).executeTakeFirst();

/** Reads an assignment and locks it until the transaction ends. */
export const lockAssignment = (tx: Tx, id: string) =>
  tables(tx).selectFrom('assignments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Selects a page of the assignments of a class, latest due time first. */
export const selectAssignments = (db: Db, classId: string, page: { limit: number; offset: number }) =>
  rows(db)
    .where('a.class_id', '=', classId)
    .orderBy('a.due_at', 'desc')
    .orderBy('a.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** Selects the assignments of a class that were open between two instants, latest due time first. */
export const selectAssignmentsBetween = (
  db: Db,
  classId: string,
  { since, until, limit }: { since: Date; until: Date; limit: number },
) =>
  rows(db)
    .where('a.class_id', '=', classId)
    .where('a.opens_at', '<', until)
    .where('a.due_at', '>=', since)
    .orderBy('a.due_at', 'desc')
    .orderBy('a.id')
    .limit(limit)
    .execute();

/** Counts the assignments of a class, up to one more than the maximum that is shown. */
export const countAssignments = async (db: Db, classId: string): Promise<number> => {
  const { rows: found } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from assignments where class_id = ${classId} limit ${totalCap + 1}
    ) as found`.execute(db);
  return found[0]?.count ?? 0;
};

/**
 * Selects a learner’s assignments in active classes that open before `opens` and are due after `due`, next due time
 * first.
 */
export const selectAssignmentsOf = (
  db: Db,
  userId: string,
  { opens, due, limit }: { opens: Date; due: Date; limit: number },
) =>
  rows(db)
    .innerJoin('classes', 'classes.id', 'a.class_id')
    .innerJoin('class_members as m', 'm.class_id', 'a.class_id')
    .select('classes.code as classCode')
    .where('m.user_id', '=', userId)
    .where('m.role', '=', 'learner')
    .where('m.left_at', 'is', null)
    .where('classes.archived_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('a.for_all', '=', true),
        eb.exists(
          eb
            .selectFrom('assignment_learners as chosen')
            .select('chosen.user_id')
            .whereRef('chosen.assignment_id', '=', 'a.id')
            .where('chosen.user_id', '=', userId),
        ),
      ]),
    )
    .where('a.opens_at', '<=', opens)
    .where('a.due_at', '>=', due)
    .orderBy('a.due_at')
    .orderBy('a.id')
    .limit(limit)
    .execute();

/** Selects the learners of each assignment that is given to selected learners. */
export const selectChosenLearners = async (
  db: Db | Tx,
  assignmentIds: readonly string[],
): Promise<Map<string, string[]>> => {
  if (assignmentIds.length === 0) return new Map();
  const found = await tables(db)
    .selectFrom('assignment_learners')
    .select(['assignment_id', 'user_id'])
    .where('assignment_id', 'in', assignmentIds)
    .orderBy('user_id')
    .execute();
  const byAssignment = Map.groupBy(found, ({ assignment_id }) => assignment_id);
  return new Map([...byAssignment].map(([id, chosen]) => [id, chosen.map(({ user_id }) => user_id)]));
};

/** Selects the names of the current learners of a class, in alphabetical order. */
export const selectLearnerNames = (db: Db, classId: string): Promise<{ id: string; name: string }[]> =>
  tables(db)
    .selectFrom('class_members as m')
    .innerJoin('users', 'users.id', 'm.user_id')
    .select(['users.id', sql<string>`users.name || ' ' || users.surname`.as('name')])
    .where('m.class_id', '=', classId)
    .where('m.role', '=', 'learner')
    .where('m.left_at', 'is', null)
    .orderBy(sql`users.name collate turkish`)
    .orderBy(sql`users.surname collate turkish`)
    .orderBy('users.id')
    .execute();

type NewAssignment = Omit<Insertable<AssignmentsTable>, 'title'> & Pick<AssignmentsTable, 'title'>;

export const insertAssignment = async (tx: Tx, { title, ...row }: NewAssignment): Promise<void> => {
  await tables(tx)
    .insertInto('assignments')
    .values({ ...row, title: (title && JSON.stringify(title)) as never })
    .execute();
};

export const updateAssignmentRow = async (
  tx: Tx,
  id: string,
  change: Omit<Updateable<AssignmentsTable>, 'title'>,
): Promise<void> => {
  await tables(tx)
    .updateTable('assignments')
    .set(change)
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const deleteAssignmentRow = async (tx: Tx, id: string): Promise<void> => {
  await tables(tx).deleteFrom('assignments').where('id', '=', id).execute();
};

/** Replaces the selected learners of an assignment. */
export const replaceChosenLearners = async (
  tx: Tx,
  assignmentId: string,
  userIds: readonly string[],
): Promise<void> => {
  await tables(tx).deleteFrom('assignment_learners').where('assignment_id', '=', assignmentId).execute();
  if (userIds.length === 0) return;
  await tables(tx)
    .insertInto('assignment_learners')
    .values(userIds.map((user_id) => ({ assignment_id: assignmentId, user_id })))
    .execute();
};
