import { z } from 'zod';
import { get, post } from './call.ts';
import { id, instant, oneLine, page, pageFrame, size } from './common.ts';
import { revision } from './problems.ts';
import { email, name, password, role, surname, user, userStatus } from './user.ts';
/** This module declares the calls with which administrators manage users. */

/**
 * Filters users by the time since their last activity. `week`: less than seven days. `quiet-week`: at least seven
 * days. `quiet-month`: at least thirty days. `never`: the user has never been active.
 */
export const userActivity = z.enum(['week', 'quiet-week', 'quiet-month', 'never']);
export type UserActivity = z.infer<typeof userActivity>;

/** A user as a row of the user list. */
export const listedUser = user.extend({
  /** The user’s minutes of practice since Monday of this week. */
  minutesThisWeek: z.number(),
});
export type ListedUser = z.infer<typeof listedUser>;

export const userFilters = {
  /**
   * Search text for users. Each word of the search text must occur in the name, the surname or the e-mail
   * address.
   */
  search: oneLine.max(254).default(''),
  nameFilter: oneLine.max(80).default(''),
  surnameFilter: oneLine.max(80).default(''),
  emailFilter: oneLine.max(254).default(''),
  roleFilter: role.optional(),
  statusFilter: userStatus.optional(),
  levelFilter: oneLine.max(16).optional(),
  activityFilter: userActivity.optional(),
};
export const userSort = z.enum(['name', 'surname', 'email', 'level', 'status', 'createdAt', 'lastActiveAt']);
export type UserSort = z.infer<typeof userSort>;
export const sortOrder = z.enum(['asc', 'desc']);

export const getAllUsers = post({
  path: 'user/get-all-users',
  access: 'admin',
  summary: 'The list of users',
  body: z.object({
    page,
    size,
    /** If false, the server reads the list from the database instead of its cache. */
    cache: z.boolean().default(true),
    ...userFilters,
    sort: userSort.default('name'),
    order: sortOrder.default('asc'),
  }),
  answer: z.object({ users: z.array(listedUser), ...pageFrame }),
});

/** Maximum number of users that an administrator can change at once. */
export const bulkCap = 5000;

/** A user in the selection of an action on many users. */
export const selectableUser = user.pick({ id: true, name: true, surname: true, status: true });
export type SelectableUser = z.infer<typeof selectableUser>;

export const listMatchingUsers = post({
  path: 'user/list-matching',
  access: 'admin',
  summary: 'All users that match the filters, at most 5,000, for an action on all of them',
  body: z.object(userFilters),
  answer: z.object({
    users: z.array(selectableUser),
    /** Whether more users match the filters than the response contains. */
    capped: z.boolean(),
  }),
});

export const exportUsers = post({
  cost: 'copy',
  path: 'user/export',
  access: 'admin',
  reauthentication: 'required',
  summary: 'The filtered list of users as CSV',
  body: z.object({ ...userFilters, sort: userSort.default('name'), order: sortOrder.default('asc') }),
  answer: z.string(),
  answerKind: 'csv',
});

export const deleteUser = post({
  path: 'user/delete-user',
  access: 'admin',
  reauthentication: 'required',
  summary: 'Deletes a user together with the account at the identity provider',
  body: z.object({ userId: id }),
  answer: z.object({ deleted: z.literal(true) }),
  problems: ['not-found', 'last-administrator', 'own-account'],
});

export const newUser = z.strictObject({
  name,
  surname,
  email,
  role,
  levelId: oneLine.max(16).nullish(),
  password: password.optional(),
});

/** How the user signs in for the first time. */
export const firstSignIn = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password') }),
  z.object({ kind: z.literal('link'), url: z.string(), expiresAt: instant, mailed: z.boolean() }),
  z.object({ kind: z.literal('invitation'), url: z.string(), expiresAt: instant, mailed: z.boolean() }),
]);
export type FirstSignIn = z.infer<typeof firstSignIn>;

export const addUser = post({
  path: 'user/add-user',
  access: 'admin',
  reauthentication: 'by-effect',
  summary: 'Adds a user',
  body: newUser,
  answer: user.extend({ firstSignIn }),
  // `too-many-requests` means that too many passwords are already waiting to be hashed.
  problems: ['email-taken', 'too-many-requests'],
});

/** A user with all fields of the edit form for administrators. */
export const editableUser = user.extend({
  revision,
  /**
   * When an administrator last changed a field of the user. Null if no field has changed since the user was
   * added.
   */
  changedAt: instant.nullable(),
  /**
   * The administrator who last changed the user. Null if there was no change, or if that administrator no longer
   * exists.
   */
  changedBy: z.object({ id, name: z.string() }).nullable(),
});
export type EditableUser = z.infer<typeof editableUser>;

export const getUserForEdit = get({
  path: 'user/get-for-edit',
  access: 'admin',
  summary: 'A user, for editing',
  query: z.object({ id }),
  answer: editableUser,
  problems: ['not-found'],
});

export const updateUser = post({
  path: 'user/update',
  access: 'admin',
  reauthentication: 'by-effect',
  summary: 'Changes a user as an administrator',
  body: z.strictObject({ id, revision, name, surname, role, levelId: oneLine.max(16).nullable() }),
  answer: editableUser,
  problems: ['not-found', 'last-administrator', 'conflict', 'own-account'],
});

export const setUserStatus = post({
  path: 'user/set-status',
  access: 'admin',
  summary: 'Disables or enables accounts; the change can be undone',
  body: z.object({ userIds: z.array(id).min(1).max(100), status: z.enum(['active', 'disabled']) }),
  answer: z.object({ changed: z.array(id) }),
  problems: ['last-administrator', 'own-account'],
});

/**
 * Sets the levels of users. The request contains either one level for all users or, to undo a change, the previous
 * level of each user.
 */
export const setUserLevels = post({
  path: 'user/set-levels',
  access: 'admin',
  summary: 'Changes the level of several users and returns their earlier levels',
  body: z.strictObject({
    changes: z
      .array(z.strictObject({ userId: id, levelId: oneLine.max(16).nullable() }))
      .min(1)
      .max(100),
  }),
  /** The users whose level changed. `before` is the previous level. */
  answer: z.object({ changed: z.array(z.object({ userId: id, before: z.string().nullable() })) }),
});

export const makeSignInLink = post({
  path: 'user/make-sign-in-link',
  access: 'admin',
  reauthentication: 'required',
  summary: 'Creates a single-use link to set a password',
  body: z.object({ userId: id }),
  answer: z.object({ url: z.string(), expiresAt: instant }),
  problems: ['not-found', 'provider-cannot', 'own-account'],
});
