import type { AssignmentKind } from '@pratik/contract/homework';
import type { Generated } from 'kysely';
import type { ClassesTables } from '../classes/classes.tables.ts';

export type AssignmentsTable = {
  id: string;
  class_id: string;
  kind: AssignmentKind;
  item_id: string | null;
  title: { tr: string; en: string } | null;
  amount: number | null;
  least_percent: number | null;
  note: string;
  opens_at: Date;
  due_at: Date;
  for_all: boolean;
  created_at: Date;
  created_by: string | null;
  revision: Generated<number>;
  changed_at: Date | null;
  changed_by: string | null;
};
type AssignmentFeedbackTable = {
  assignment_id: string;
  user_id: string;
  comment: string;
  grade: number | null;
  given_by: string | null;
  given_at: Date;
};
export type HomeworkTables = ClassesTables & {
  assignments: AssignmentsTable;
  assignment_learners: { assignment_id: string; user_id: string };
  assignment_feedback: AssignmentFeedbackTable;
};
