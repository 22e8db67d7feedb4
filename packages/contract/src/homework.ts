import { z } from 'zod';
import { get, post } from './call.ts';
import { done, id, instant, oneLine, page, pageFrame, plainText, size } from './common.ts';
import { revision } from './problems.ts';

/**
 * Calls about homework. Administrators and the teachers of a class create its assignments; for any other
 * class, the server answers `not-found`. The practice features store the learners’ work, and the server
 * computes the results of homework from this work on each request.
 */

/**
 * Kinds of assignments. `reading`, `listening`: a text or script with its questions. `writing`: a submitted
 * piece on a prompt. `chat`: minutes of conversation. `vocabulary`: word reviews.
 */
export const assignmentKinds = ['reading', 'listening', 'writing', 'chat', 'vocabulary'] as const;
export const assignmentKind = z.enum(assignmentKinds);
export type AssignmentKind = z.infer<typeof assignmentKind>;

/** Kinds of assignments for which the teacher chooses a library item. For `chat`, the teacher may choose a scenario. */
export const kindsWithItem: readonly AssignmentKind[] = ['reading', 'listening', 'writing'];
/** Kinds of assignments with a required amount: minutes of conversation or a number of word reviews. */
export const kindsWithAmount: readonly AssignmentKind[] = ['chat', 'vocabulary'];
/** Kinds of assignments with questions, whose result is a percentage. */
export const kindsWithResult: readonly AssignmentKind[] = ['reading', 'listening'];

const bilingual = z.object({ tr: z.string(), en: z.string() });

const assignment = z.object({
  id,
  classId: id,
  kind: assignmentKind,
  /**
   * The text, script, prompt or scenario of the assignment. Null for word reviews and for a conversation of
   * the learner’s choice.
   */
  itemId: z.string().nullable(),
  /** Title of the library item of the assignment. Null for an assignment without an item. */
  title: bilingual.nullable(),
  /**
   * Required minutes of conversation, or required number of word reviews. Null for other kinds of
   * assignments.
   */
  amount: z.int().nullable(),
  /** Minimum result of the assignment in percent. Null if any result is sufficient. */
  leastPercent: z.int().nullable(),
  /** The teacher’s instructions for the assignment. */
  note: z.string(),
  opensAt: instant,
  dueAt: instant,
});
export type Assignment = z.infer<typeof assignment>;

/**
 * State of one learner’s work. `upcoming`: the assignment is not open yet. `open`: the learner has not started.
 * `begun`: the learner has started, or the result is too low. `late`: done after the due time. `missed`: not done at
 * the due time; the learner can still do the work.
 */
export const assignmentState = z.enum(['upcoming', 'open', 'begun', 'done', 'late', 'missed']);
export type AssignmentState = z.infer<typeof assignmentState>;

/** A teacher’s comment and grade on one learner’s work. */
const feedback = z.object({
  comment: z.string(),
  /** The teacher’s grade for the learner’s work, from 0 to 100. Null if the teacher gave no grade. */
  grade: z.int().nullable(),
  givenBy: z.string().nullable(),
  givenAt: instant,
});
export type AssignmentFeedback = z.infer<typeof feedback>;

const work = z.object({
  state: assignmentState,
  /** Number of attempts that the learner has finished since the assignment opened. */
  attempts: z.int(),
  /** The learner’s best result in percent. Null if no attempt has a result. */
  bestPercent: z.int().nullable(),
  /**
   * Minutes or reviews that the learner has done so far. Null for kinds of assignments without a required
   * amount.
   */
  amountDone: z.int().nullable(),
  doneAt: instant.nullable(),
  feedback: feedback.nullable(),
});
export type AssignmentWork = z.infer<typeof work>;

/** Maximum number of days between the opening time and the due time of an assignment. */
export const longestAssignment = 366;
const percent = z.int().min(0).max(100);

/** The fields of an assignment that the browser sends to create or change the assignment. */
export const assignmentFields = z.strictObject({
  kind: assignmentKind,
  itemId: oneLine.min(1).max(120).nullable(),
  amount: z.int().min(1).max(500).nullable(),
  leastPercent: percent.nullable(),
  note: plainText.trim().max(500),
  opensAt: instant,
  dueAt: instant,
  /**
   * The learners of the class who get the assignment. Null means all learners of the class, including learners who join
   * later.
   */
  learnerIds: z.array(id).min(1).max(200).nullable(),
});
export type AssignmentFields = z.infer<typeof assignmentFields>;

const listedAssignment = assignment.extend({
  /** Number of learners who have the assignment. */
  learners: z.int(),
  /** Number of learners who have completed the assignment, in time or late. */
  done: z.int(),
});
export type ListedAssignment = z.infer<typeof listedAssignment>;

export const assignmentDetails = assignment.extend({
  revision,
  learnerIds: z.array(id).nullable(),
  createdBy: z.string().nullable(),
});
export type AssignmentDetails = z.infer<typeof assignmentDetails>;

export const listAssignments = post({
  path: 'homework/list',
  access: 'user',
  summary:
    'The assignments of a class, latest due time first, for administrators and for the teachers of the class',
  body: z.object({ classId: id, page, size }),
  answer: z.object({ assignments: z.array(listedAssignment), ...pageFrame }),
  problems: ['not-found'],
});

export const getAssignment = get({
  path: 'homework/get',
  access: 'user',
  summary:
    'An assignment with the work of its learners, for administrators and for the teachers of the class',
  query: z.object({ id }),
  answer: z.object({
    assignment: assignmentDetails,
    class: z.object({ id, code: z.string() }),
    /** The current learners who have the assignment, sorted by name. */
    learners: z.array(
      z.object({
        id,
        name: z.string(),
        work,
        /**
         * Whether the teacher can read a submitted piece of the learner. False for assignments of other kinds
         * than `writing`.
         */
        hasPiece: z.boolean(),
      }),
    ),
    /**
     * The questions of the text or script that learners answered wrong most often, the most difficult first;
     * at most ten.
     */
    questions: z.array(z.object({ id: z.string(), text: z.string(), answered: z.int(), wrong: z.int() })),
  }),
  problems: ['not-found'],
});
export type AssignmentResults = z.infer<(typeof getAssignment)['answer']>;

export const findAssignable = post({
  path: 'homework/find-items',
  access: 'user',
  summary: 'The published items of a level that an assignment of this kind can name',
  body: z.object({
    classId: id,
    kind: assignmentKind.exclude(['vocabulary']),
    levelId: oneLine.max(16),
    /** Search text for the title of a library item. */
    search: oneLine.max(80).default(''),
  }),
  answer: z.object({ items: z.array(z.object({ id: z.string(), title: bilingual })) }),
  problems: ['not-found'],
});

export const addAssignment = post({
  path: 'homework/add',
  access: 'user',
  summary: 'Gives an assignment to a class or to some of its learners',
  body: assignmentFields.extend({ classId: id }),
  answer: assignmentDetails,
  problems: ['not-found'],
});

export const updateAssignment = post({
  path: 'homework/update',
  access: 'user',
  summary: 'Changes the times, the conditions, the instructions and the learners of an assignment',
  body: assignmentFields.omit({ kind: true, itemId: true }).extend({ id, revision }),
  answer: assignmentDetails,
  problems: ['not-found', 'conflict'],
});

export const deleteAssignment = post({
  path: 'homework/delete',
  access: 'user',
  summary: 'Deletes an assignment with its comments and grades; the learners’ work remains',
  body: z.strictObject({ id }),
  answer: done,
  problems: ['not-found'],
});

export const giveFeedback = post({
  path: 'homework/give-feedback',
  access: 'user',
  summary: 'Stores a comment and a grade on one learner’s work; without both, deletes them',
  body: z.strictObject({
    id,
    userId: id,
    comment: plainText.trim().max(1000),
    grade: percent.nullable(),
  }),
  answer: z.object({ feedback: feedback.nullable() }),
  problems: ['not-found'],
});

export const getAssignedPiece = get({
  path: 'homework/get-piece',
  access: 'user',
  summary: 'The latest draft that a learner submitted for a writing assignment',
  query: z.object({ id, userId: id }),
  answer: z.object({ text: z.string(), words: z.int(), submittedAt: instant, drafts: z.int() }),
  problems: ['not-found'],
});

export const exportGradebook = post({
  path: 'homework/export',
  access: 'user',
  summary: 'The work and the grades of all learners of a class as CSV',
  body: z.object({ classId: id }),
  answer: z.string(),
  answerKind: 'csv',
  problems: ['not-found'],
});

export const listOwnHomework = get({
  path: 'homework/list-own',
  access: 'user',
  summary:
    'The caller’s own homework: what is open or comes within a week, and what was due in the last 14 days',
  answer: z.object({
    assignments: z.array(
      assignment.extend({
        classCode: z.string(),
        work,
      }),
    ),
  }),
});
export type OwnAssignment = z.infer<(typeof listOwnHomework)['answer']>['assignments'][number];
