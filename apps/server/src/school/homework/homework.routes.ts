import {
  addAssignment,
  deleteAssignment,
  exportGradebook,
  findAssignable,
  getAssignedPiece,
  getAssignment,
  giveFeedback,
  listAssignments,
  listOwnHomework,
  updateAssignment,
} from '@pratik/contract/homework';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { ClassAccess } from '../classes/class-access.service.ts';
import type { Assignable } from './assignable.service.ts';
import type { Assignments } from './assignments.service.ts';
import type { Gradebook } from './gradebook.service.ts';
import type { HomeworkResults } from './results.service.ts';
import type { WorkFeedback } from './work-feedback.service.ts';

type Parts = {
  clock: Clock;
  timeZone: string;
  access: ClassAccess;
  assignable: Assignable;
  assignments: Assignments;
  results: HomeworkResults;
  feedback: WorkFeedback;
  gradebook: Gradebook;
};

/** Registers the calls with which teachers give homework and learners read their homework. */
export const registerHomeworkRoutes = (routes: Routes, parts: Parts): void => {
  const { clock, timeZone, access, assignable, assignments, results, feedback, gradebook } = parts;
  routes.user(listAssignments, ({ user, body }) => results.list(user, body));
  routes.user(getAssignment, ({ user, query }) => results.get(user, query.id));
  routes.user(findAssignable, async ({ user, body: { classId, kind, levelId, search } }) => {
    await access.open(user, classId, 'teach');
    return { items: await assignable.find(kind, levelId, search) };
  });
  routes.user(addAssignment, ({ user, body }) => assignments.add(user, body));
  routes.user(updateAssignment, ({ user, body }) => assignments.update(user, body));
  routes.user(deleteAssignment, async ({ user, body }) => {
    await assignments.remove(user, body.id);
    return { done: true as const };
  });
  routes.user(giveFeedback, ({ user, body }) => feedback.give(user, body));
  routes.user(getAssignedPiece, ({ user, query }) => results.piece(user, query.id, query.userId));
  routes.csv(exportGradebook, ({ user, body }) => ({
    name: `${user.language === 'en' ? 'gradebook' : 'notlar'}-${dayOf(clock.now(), timeZone)}.csv`,
    lines: gradebook.asCsv(user, body.classId, user.language),
  }));
  routes.user(listOwnHomework, async ({ user }) => ({ assignments: await results.own(user.id) }));
};
