import { z } from 'zod';
import { get, post } from './call.ts';
import { done, id, instant, oneLine, plainText } from './common.ts';
import type { ErrorCode } from './error-codes.ts';

export const roles = ['user', 'admin'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const userStatus = z.enum(['active', 'invited', 'disabled']);
export type UserStatus = z.infer<typeof userStatus>;

const userName = (missing: ErrorCode) => oneLine.trim().min(1, missing).max(80);
export const name = userName('name-missing');
export const surname = userName('surname-missing');
/** The same schema as `userName`, with error messages that address the user directly. */
export const ownName = userName('own-name-missing');
export const ownSurname = userName('own-surname-missing');
export const email = z
  .email('email-invalid')
  .max(254)
  .transform((address) => address.toLowerCase());
/**
 * A password. NIST SP 800-63B recommends a minimum length instead of rules about kinds of characters. The maximum
 * of 128 characters limits the cost of hashing.
 */
export const password = z.string().min(10, 'password-too-short').max(128);

export const user = z.object({
  id,
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  role,
  status: userStatus,
  levelId: z.string().nullable(),
  createdAt: instant,
  lastActiveAt: instant.nullable(),
});
export type User = z.infer<typeof user>;

export const correctionDose = z.enum(['at-once-all', 'at-once-main', 'at-end-all', 'at-end-main']);
export type CorrectionDose = z.infer<typeof correctionDose>;
export const language = z.enum(['tr', 'en']);
export const timeZone = z
  .string()
  .max(64)
  .refine((zone) => isTimeZone(zone), { error: 'time-zone-unknown' });

/** Whether the IANA time zone database of the runtime contains the time zone. */
export const isTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** The layout options that the specification defines. */
export const layoutOptions = z.object({
  menuMode: z.enum(['static', 'overlay']),
  colorScheme: z.enum(['light', 'dark']),
  inputStyle: z.enum(['outlined', 'filled']),
  ripple: z.boolean(),
  scale: z.int().min(12).max(18),
});
export type LayoutOptions = z.infer<typeof layoutOptions>;

export const goalPurpose = z.enum(['everyday', 'travel', 'work', 'study', 'exam', 'pleasure']);
export type GoalPurpose = z.infer<typeof goalPurpose>;

/**
 * The steps of a new learner’s introduction, in order: choosing goals, sending one message to the partner, taking
 * the placement test.
 */
export const firstRunSteps = ['goals', 'message', 'level'] as const;
export const firstRunStep = z.enum(firstRunSteps);
export type FirstRunStep = z.infer<typeof firstRunStep>;

/** Optional settings of a user. A setting without a value is null. */
const wishes = {
  /** Language of explanations. Null means the interface language. */
  explanationLanguage: language.nullable(),
  /** Goal in practice days per week. */
  goalDays: z.int().min(1).max(7).nullable(),
  goalPurpose: goalPurpose.nullable(),
};

export const profile = z.object({
  id,
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  role,
  levelId: z.string().nullable(),
  timeZone: z.string(),
  language,
  correctionDose,
  ...wishes,
  /** Whether the user must still state the age group. Absent if the user need not state it. */
  asksAge: z.literal(true).optional(),
  /** Whether the user must still read the current privacy notice. Absent if the user has read it. */
  unreadNotice: z.literal(true).optional(),
  /**
   * The next step of a new learner’s introduction. Absent if the learner has finished or skipped the
   * introduction.
   */
  firstRun: firstRunStep.optional(),
});
export type Profile = z.infer<typeof profile>;

/** Profile fields that users can change themselves. They exclude the role and the e-mail address. */
export const profileChange = z.strictObject({
  name: ownName,
  surname: ownSurname,
  levelId: oneLine.max(16).nullable(),
  timeZone,
  language,
  correctionDose,
  // Optional settings. A setting that is missing in the request remains unchanged.
  ...z.object(wishes).partial().shape,
});

export const getRole = post({
  path: 'user/getRole',
  access: 'user',
  summary: 'The role of the signed-in user',
  answer: z.object({ role }),
});

export const getUserById = get({
  path: 'user/get-by-id',
  access: 'user',
  summary: 'A user; administrators may read all users, others only themselves',
  query: z.object({ id }),
  answer: user,
  problems: ['not-found', 'forbidden'],
});

export const createUser = post({
  path: 'user/create',
  access: 'identity',
  summary: 'Registers the signed-in identity with the role `user`',
  // The user’s e-mail address is taken from the identity token. If the request also contains an e-mail address, it
  // must be the same.
  body: z.strictObject({
    user: z.strictObject({ name: ownName, surname: ownSurname, email: email.optional() }),
  }),
  answer: user,
  problems: ['already-registered', 'sign-up-closed', 'email-taken'],
});

/** Accepts an invitation. The invited user is identified by the code of the invitation, never by the e-mail address. */
export const acceptInvitation = post({
  path: 'user/accept-invitation',
  access: 'identity',
  summary: 'Links an invited user to the signed-in identity',
  body: z.strictObject({ code: plainText.trim().min(1, 'invitation-code-missing').max(64) }),
  answer: done,
  problems: ['invitation-invalid', 'already-registered', 'too-many-requests'],
});

/**
 * Makes the caller’s token invalid before the token expires. Used with identity providers that manage
 * sessions themselves.
 */
export const endToken = post({
  path: 'user/sign-out',
  access: 'identity',
  summary: 'Invalidates the token of the request',
  answer: done,
});

export const setFirstRun = post({
  path: 'user/set-first-run',
  access: 'user',
  summary: 'Stores the next step of the first run; `done` ends the first run, which then never restarts',
  body: z.strictObject({ step: z.enum([...firstRunSteps, 'done']) }),
  answer: done,
});

export const updateProfile = post({
  path: 'user/update-profile',
  access: 'user',
  summary: 'Changes the user’s own profile',
  body: profileChange,
  answer: profile,
});

export const getProfile = get({
  path: 'user/get-profile',
  access: 'user',
  summary: 'The user’s own profile',
  answer: profile,
});
