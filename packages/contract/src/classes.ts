import { z } from 'zod';
import { get, post } from './call.ts';
import { done, id, instant, oneLine, page, pageFrame, size } from './common.ts';
import type { ErrorCode } from './error-codes.ts';
import { revision } from './problems.ts';
import { userStatus } from './user.ts';
import { getUserProgress } from './user-details.ts';
import { sortOrder } from './users.ts';

/**
 * Roles of a user in a class. Administrators manage all classes. A teacher may read the classes in which they have
 * the role `teacher`, and the learners of these classes. For any other class, the server answers `not-found`.
 */

export const classRoles = ['learner', 'teacher'] as const;
export const classRole = z.enum(classRoles);
export type ClassRole = z.infer<typeof classRole>;

/** What the caller may do with a class. `teach`: a teacher of the class, who reads it and gives homework. `manage`: an administrator. */
export const classRight = z.enum(['teach', 'manage']);
export type ClassRight = z.infer<typeof classRight>;

const schoolClass = z.object({
  id,
  /** Short name that identifies the class within its term, such as "9-A". */
  code: z.string(),
  name: z.string(),
  /** Term of the class, such as "2026–2027 Güz". */
  term: z.string(),
  /** Level of the class. Null if the class has no common level. */
  levelId: z.string().nullable(),
  archivedAt: instant.nullable(),
});
export type SchoolClass = z.infer<typeof schoolClass>;

export const listedClass = schoolClass.extend({
  /** Number of current learners of the class. */
  learners: z.int(),
  teachers: z.array(z.object({ id, name: z.string() })),
});
export type ListedClass = z.infer<typeof listedClass>;

export const classDetails = listedClass.extend({
  right: classRight,
  revision,
  changedAt: instant.nullable(),
  changedBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type ClassDetails = z.infer<typeof classDetails>;

export const classSort = z.enum(['code', 'term', 'learners', 'createdAt']);
export type ClassSort = z.infer<typeof classSort>;

export const listClasses = post({
  path: 'class/list',
  access: 'admin',
  summary: 'The list of classes',
  body: z.object({
    page,
    size,
    /** Search text for the code, the name and the term of a class. */
    search: oneLine.max(80).default(''),
    archived: z.boolean().default(false),
    sort: classSort.default('code'),
    order: sortOrder.default('asc'),
  }),
  answer: z.object({ classes: z.array(listedClass), ...pageFrame }),
});

export const listOwnClasses = get({
  path: 'class/list-own',
  access: 'user',
  summary: 'The active classes in which the caller teaches or learns',
  answer: z.object({
    teaching: z.array(listedClass),
    learning: z.array(schoolClass.extend({ teachers: z.array(z.string()) })),
  }),
});
export type OwnClasses = z.infer<(typeof listOwnClasses)['answer']>;

export const getClass = get({
  path: 'class/get',
  access: 'user',
  summary: 'A class, for administrators and for the teachers of the class',
  query: z.object({ id }),
  answer: classDetails,
  problems: ['not-found'],
});

const text = (missing: ErrorCode, most: number) => oneLine.trim().min(1, missing).max(most);

/** The fields of a class that the browser sends to create or change it. */
export const classFields = z.strictObject({
  code: text('class-code-missing', 20),
  name: text('class-name-missing', 80),
  term: text('class-term-missing', 40),
  levelId: oneLine.max(16).nullable(),
});
export type ClassFields = z.infer<typeof classFields>;

export const addClass = post({
  path: 'class/add',
  access: 'admin',
  summary: 'Adds a class',
  body: classFields,
  answer: classDetails,
});

export const updateClass = post({
  path: 'class/update',
  access: 'admin',
  summary: 'Changes the code, name, term and level of a class',
  body: classFields.extend({ id, revision }),
  answer: classDetails,
  problems: ['not-found', 'conflict'],
});

export const setClassArchived = post({
  path: 'class/set-archived',
  access: 'admin',
  summary: 'Archives a class or restores it; its members remain',
  body: z.strictObject({ id, archived: z.boolean() }),
  answer: done,
  problems: ['not-found'],
});

export const deleteClass = post({
  path: 'class/delete',
  access: 'admin',
  summary: 'Deletes a class that never had a member',
  body: z.strictObject({ id }),
  answer: done,
  problems: ['not-found', 'class-in-use'],
});

export const classMember = z.object({
  id,
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  status: userStatus,
  levelId: z.string().nullable(),
  joinedAt: instant,
  lastActiveAt: instant.nullable(),
  /** Minutes of practice of a learner since Monday of this week. */
  minutesThisWeek: z.number(),
});
export type ClassMember = z.infer<typeof classMember>;

export const memberSort = z.enum(['name', 'surname', 'lastActiveAt']);

export const listClassMembers = post({
  path: 'class/list-members',
  access: 'user',
  summary: 'The learners or the teachers of a class, for administrators and for the teachers of the class',
  body: z.object({
    classId: id,
    role: classRole,
    page,
    size,
    /** Search text for the full name and the e-mail address of a learner or teacher. */
    search: oneLine.max(80).default(''),
    sort: memberSort.default('name'),
    order: sortOrder.default('asc'),
  }),
  answer: z.object({ members: z.array(classMember), ...pageFrame }),
  problems: ['not-found'],
});

const userIds = z.array(id).min(1).max(200);

/**
 * A user who was not added or moved, and why. `member`: the user is already a member of the class. `unknown`: no
 * such user exists.
 */
export const skippedMember = z.object({ userId: id, why: z.enum(['member', 'unknown']) });

export const addClassMembers = post({
  path: 'class/add-members',
  access: 'admin',
  summary: 'Adds users to a class as learners or teachers',
  body: z.strictObject({ classId: id, role: classRole, userIds }),
  answer: z.object({ added: z.int(), skipped: z.array(skippedMember) }),
  problems: ['not-found'],
});

export const removeClassMembers = post({
  path: 'class/remove-members',
  access: 'admin',
  summary: 'Ends the membership of users in a class; their work remains',
  body: z.strictObject({ classId: id, userIds }),
  answer: z.object({ removed: z.int() }),
  problems: ['not-found'],
});

/**
 * Moves learners to another class at the end of a term. Their memberships of the former class end, but remain in
 * the history of this class.
 */
export const promoteLearners = post({
  path: 'class/promote',
  access: 'admin',
  summary: 'Moves the learners of a class to another class',
  body: z.strictObject({
    fromId: id,
    toId: id,
    /** The learners to move to another class. If omitted, all current learners of the class are moved. */
    userIds: userIds.optional(),
    /** Whether to archive the former class after its learners were moved. */
    archive: z.boolean(),
  }),
  answer: z.object({ moved: z.int(), alreadyThere: z.int() }),
  problems: ['not-found'],
});

/**
 * What a teacher can see of a learner: practice, results and errors by kind. The response contains no text of
 * conversations.
 */
export const getClassLearner = get({
  path: 'class/get-learner',
  access: 'user',
  summary: 'The progress of one learner of a class, for administrators and for the teachers of the class',
  query: z.object({ classId: id, userId: id }),
  answer: z.object({
    learner: classMember,
    class: schoolClass,
    progress: getUserProgress.answer,
  }),
  problems: ['not-found'],
});
