import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { HomeworkTables } from './homework.tables.ts';

const tables = (db: Db | Tx) => db.withTables<HomeworkTables>();

export type FeedbackRow = {
  assignment_id: string;
  user_id: string;
  comment: string;
  grade: number | null;
  givenBy: string | null;
  given_at: Date;
};

/** Selects the comments and grades of these assignments, optionally of one learner only. */
export const selectFeedback = async (
  db: Db | Tx,
  assignmentIds: readonly string[],
  userId?: string,
): Promise<FeedbackRow[]> => {
  if (assignmentIds.length === 0) return [];
  return tables(db)
    .selectFrom('assignment_feedback as f')
    .leftJoin('users as giver', 'giver.id', 'f.given_by')
    .select(['f.assignment_id', 'f.user_id', 'f.comment', 'f.grade', 'f.given_at'])
    .select(sql<string | null>`giver.name || ' ' || giver.surname`.as('givenBy'))
    .where('f.assignment_id', 'in', assignmentIds)
    .$if(userId !== undefined, (query) => query.where('f.user_id', '=', userId ?? ''))
    .execute();
};

type NewFeedback = {
  assignment_id: string;
  user_id: string;
  comment: string;
  grade: number | null;
  given_by: string;
  given_at: Date;
};

/** Stores the teacher’s comment and grade on a learner’s work, and replaces an earlier comment and grade. */
export const putFeedback = async (tx: Tx, row: NewFeedback): Promise<void> => {
  const { assignment_id, user_id, ...given } = row;
  await tables(tx)
    .insertInto('assignment_feedback')
    .values(row)
    .onConflict((conflict) => conflict.columns(['assignment_id', 'user_id']).doUpdateSet(given))
    .execute();
};

export const deleteFeedback = async (tx: Tx, assignmentId: string, userId: string): Promise<void> => {
  await tables(tx)
    .deleteFrom('assignment_feedback')
    .where('assignment_id', '=', assignmentId)
    .where('user_id', '=', userId)
    .execute();
};
