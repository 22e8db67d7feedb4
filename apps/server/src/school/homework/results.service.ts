import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { totalCap } from '@pratik/contract/common';
import type {
  AssignmentResults,
  AssignmentWork,
  getAssignedPiece,
  listAssignments,
  OwnAssignment,
} from '@pratik/contract/homework';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Caller, ClassAccess } from '../classes/class-access.service.ts';
import { selectMember } from '../classes/members.store.ts';
import type { Assignable } from './assignable.service.ts';
import type { Assignments } from './assignments.service.ts';
import { type FeedbackRow, selectFeedback } from './feedback.store.ts';
import { isDone, workOf } from './homework.policy.ts';
import {
  type AssignmentRow,
  countAssignments,
  selectAssignments,
  selectAssignmentsBetween,
  selectAssignmentsOf,
  selectChosenLearners,
  selectLearnerNames,
} from './homework.store.ts';
import { assignmentView, demandOf, detailsView, feedbackView } from './homework.view.ts';
import { type AttemptRow, selectAttempts, selectHardQuestions, selectSubmittedPiece } from './work.store.ts';

export type HomeworkResults = ReturnType<typeof createHomeworkResults>;

type Parts = { db: Db; clock: Clock; access: ClassAccess; assignments: Assignments; assignable: Assignable };

const dayMs = 24 * 60 * 60 * 1000;
/**
 * Times around an assignment during which its learners see it: from seven days before its opening until 14 days after
 * its due time, in milliseconds.
 */
const shownBefore = 7 * dayMs;
const shownAfter = 14 * dayMs;
const mostOwn = 50;
const mostQuestions = 10;

/** Reads assignments and computes the learners’ results from their work in the practices. */
export const createHomeworkResults = ({ db, clock, access, assignments, assignable }: Parts) => {
  const attemptsOf = (row: AssignmentRow, userIds: readonly string[]) =>
    selectAttempts(db, row.kind, { itemId: row.item_id, userIds, since: row.opens_at });

  const workIn = (
    row: AssignmentRow,
    attempts: readonly AttemptRow[] | undefined,
    feedback?: FeedbackRow,
  ): AssignmentWork => ({
    ...workOf(demandOf(row), attempts ?? [], clock.now()),
    feedback: feedback ? feedbackView(feedback) : null,
  });

  /** Returns the current learners of each assignment: all learners of the class, or the selected learners. */
  const learnersOf = async <Learner extends { id: string }>(
    rows: readonly AssignmentRow[],
    all: Learner[],
  ) => {
    const chosen = await selectChosenLearners(
      db,
      rows.filter((row) => !row.for_all).map(({ id }) => id),
    );
    return (row: AssignmentRow) => {
      const ids = new Set(chosen.get(row.id));
      return row.for_all ? all : all.filter(({ id }) => ids.has(id));
    };
  };

  /** Returns the work of every current learner on every assignment of a class. */
  const tableOf = async (classId: string, rows: readonly AssignmentRow[]) => {
    const all = await selectLearnerNames(db, classId);
    const [learners, feedback, attempts] = await Promise.all([
      learnersOf(rows, all),
      selectFeedback(
        db,
        rows.map(({ id }) => id),
      ),
      Promise.all(
        rows.map((row) =>
          attemptsOf(
            row,
            all.map(({ id }) => id),
          ),
        ),
      ),
    ]);
    const given = new Map(feedback.map((row) => [`${row.assignment_id} ${row.user_id}`, row]));
    const columns = rows.map((row, index) => ({
      row,
      learners: learners(row).map((learner) => ({
        ...learner,
        work: workIn(row, attempts[index]?.get(learner.id), given.get(`${row.id} ${learner.id}`)),
      })),
    }));
    return { all, columns };
  };

  /** Returns a learner’s assignments that open before `opens` and are due after `due`, next due time first. */
  const ofLearner = async (
    userId: string,
    range: Parameters<typeof selectAssignmentsOf>[2],
  ): Promise<OwnAssignment[]> => {
    const rows = await selectAssignmentsOf(db, userId, range);
    const [feedback, attempts] = await Promise.all([
      selectFeedback(
        db,
        rows.map(({ id }) => id),
        userId,
      ),
      Promise.all(rows.map((row) => attemptsOf(row, [userId]))),
    ]);
    return rows.map((row, index) => ({
      ...assignmentView(row),
      classCode: row.classCode,
      work: workIn(
        row,
        attempts[index]?.get(userId),
        feedback.find(({ assignment_id }) => assignment_id === row.id),
      ),
    }));
  };

  return {
    /** Returns a page of the assignments of a class, with their results. @throws Problem `not-found` */
    async list(
      who: Caller,
      { classId, page, size }: BodyOf<typeof listAssignments>,
    ): Promise<AnswerOf<typeof listAssignments>> {
      await access.open(who, classId, 'teach');
      const [rows, count] = await Promise.all([
        selectAssignments(db, classId, { limit: size, offset: page * size }),
        countAssignments(db, classId),
      ]);
      const { columns } = await tableOf(classId, rows);
      return {
        assignments: columns.map(({ row, learners }) => ({
          ...assignmentView(row),
          learners: learners.length,
          done: learners.filter(({ work }) => isDone(work)).length,
        })),
        total: Math.min(count, totalCap),
        totalCapped: count > totalCap,
        page,
        size,
      };
    },

    /** Returns an assignment with the work of each learner. @throws Problem `not-found` */
    async get(who: Caller, id: string): Promise<AssignmentResults> {
      const row = await assignments.open(who, id);
      const { row: group } = await access.open(who, row.class_id, 'teach');
      const [{ columns }, chosen] = await Promise.all([
        tableOf(row.class_id, [row]),
        selectChosenLearners(db, [id]),
      ]);
      const learners = columns[0]?.learners ?? [];
      const asked = { itemId: row.item_id, userIds: learners.map((one) => one.id), since: row.opens_at };
      const hard =
        row.kind === 'reading' || row.kind === 'listening'
          ? await selectHardQuestions(db, row.kind, asked, mostQuestions)
          : [];
      const questions = hard.map(async (question) => ({
        ...question,
        text: await assignable.questionText(question.id),
      }));
      return {
        assignment: detailsView(row, chosen.get(id) ?? []),
        class: { id: group.id, code: group.code },
        learners: learners.map((learner) => ({
          ...learner,
          hasPiece: row.kind === 'writing' && learner.work.attempts > 0,
        })),
        questions: await Promise.all(questions),
      };
    },

    /**
     * Returns the text that a learner submitted for an assignment.
     * @throws Problem `not-found` when the learner has submitted no piece, or is not a learner of the class
     */
    async piece(who: Caller, id: string, userId: string): Promise<AnswerOf<typeof getAssignedPiece>> {
      const row = await assignments.open(who, id);
      const member = await selectMember(db, row.class_id, userId);
      if (row.kind !== 'writing' || row.item_id === null || member?.role !== 'learner')
        throw new Problem('not-found');
      const piece = await selectSubmittedPiece(db, userId, row.item_id, row.opens_at);
      if (!piece) throw new Problem('not-found');
      return { ...piece, submittedAt: piece.submittedAt.toISOString() };
    },

    /** Returns the caller’s own homework, next due time first. */
    own: (userId: string): Promise<OwnAssignment[]> => {
      const now = clock.now().getTime();
      const times = { opens: new Date(now + shownBefore), due: new Date(now - shownAfter) };
      return ofLearner(userId, { ...times, limit: mostOwn });
    },

    ofLearner,
    /** Returns the work of the learners on the assignments of a class that were open between two instants. */
    tableBetween: async (classId: string, between: Parameters<typeof selectAssignmentsBetween>[2]) =>
      tableOf(classId, await selectAssignmentsBetween(db, classId, between)),
    tableOf,
  };
};
