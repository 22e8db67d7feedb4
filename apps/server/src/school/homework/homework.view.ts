import type { Assignment, AssignmentDetails, AssignmentFeedback } from '@pratik/contract/homework';
import type { FeedbackRow } from './feedback.store.ts';
import type { Demand } from './homework.policy.ts';
import type { AssignmentRow } from './homework.store.ts';

export const assignmentView = (row: AssignmentRow): Assignment => ({
  id: row.id,
  classId: row.class_id,
  kind: row.kind,
  itemId: row.item_id,
  title: row.title,
  amount: row.amount,
  leastPercent: row.least_percent,
  note: row.note,
  opensAt: row.opens_at.toISOString(),
  dueAt: row.due_at.toISOString(),
});

export const detailsView = (row: AssignmentRow, chosen: string[]): AssignmentDetails => ({
  ...assignmentView(row),
  revision: row.revision,
  learnerIds: row.for_all ? null : chosen,
  createdBy: row.creator,
});

export const feedbackView = (row: FeedbackRow): AssignmentFeedback => ({
  comment: row.comment,
  grade: row.grade,
  givenBy: row.givenBy,
  givenAt: row.given_at.toISOString(),
});

export const demandOf = (row: AssignmentRow): Demand => ({
  amount: row.amount,
  leastPercent: row.least_percent,
  opensAt: row.opens_at,
  dueAt: row.due_at,
});
