import { z } from 'zod';
import { get, post } from './call.ts';
import { done, id, instant, page, pageFrame, plainText, size } from './common.ts';
import { revision } from './problems.ts';

export const roles = ['user', 'admin'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const userStatus = z.enum(['active', 'invited', 'disabled']);
export type UserStatus = z.infer<typeof userStatus>;

const personName = (missing: string) =>
  plainText.trim().min(1, missing).max(80, 'En çok 80 karakter yazabilirsiniz');
export const name = personName('Adı yazın');
export const surname = personName('Soyadı yazın');
/** The same of oneself. */
export const ownName = personName('Adınızı yazın');
export const ownSurname = personName('Soyadınızı yazın');
export const email = z
  .email('Geçerli bir e-posta adresi yazın')
  .max(254, 'E-posta adresi çok uzun')
  .transform((address) => address.toLowerCase());
/** NIST SP 800-63B: length rather than composition; 128 bounds the work of hashing. */
export const password = z
  .string()
  .min(10, 'Şifre en az 10 karakter olmalı')
  .max(128, 'Şifre en çok 128 karakter olabilir');

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
export const language = z.enum(['tr', 'en']);
export const timeZone = z
  .string()
  .max(64)
  .refine((zone) => isTimeZone(zone), { error: 'Bu saat dilimi tanınmıyor' });

/** Whether the IANA database of this runtime knows the zone. */
export const isTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** Layout options of the specification. */
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

/** What a person may set and need not; null: not set. */
const wishes = {
  /** The language of explanations; as the screens while not set. */
  explanationLanguage: language.nullable(),
  /** Days of practice a week. */
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
  /** The person has yet to say how old they are, roughly. */
  asksAge: z.literal(true).optional(),
});
export type Profile = z.infer<typeof profile>;

/** Role and e-mail are not in it: nobody changes those of themselves. */
export const profileChange = z.strictObject({
  name: ownName,
  surname: ownSurname,
  levelId: z.string().max(16).nullable(),
  timeZone,
  language,
  correctionDose,
  // What is left out stays as it is.
  ...z.object(wishes).partial().shape,
});

/** When somebody was last here: in the last seven days, not for seven or thirty, or never. */
export const userActivity = z.enum(['week', 'quiet-week', 'quiet-month', 'never']);
export type UserActivity = z.infer<typeof userActivity>;

/** A person as a list shows them. */
export const listedUser = user.extend({
  /** Minutes practised since Monday. */
  minutesThisWeek: z.number(),
});
export type ListedUser = z.infer<typeof listedUser>;

export const userFilters = {
  nameFilter: plainText.max(80).default(''),
  surnameFilter: plainText.max(80).default(''),
  emailFilter: plainText.max(254).default(''),
  roleFilter: role.optional(),
  statusFilter: userStatus.optional(),
  levelFilter: z.string().max(16).optional(),
  activityFilter: userActivity.optional(),
};
export const userSort = z.enum(['name', 'surname', 'email', 'createdAt', 'lastActiveAt']);
export const sortOrder = z.enum(['asc', 'desc']);

export const getRole = post({
  path: 'user/getRole',
  access: 'user',
  summary: 'Oturum açan kişinin rolü',
  answer: z.object({ role }),
});

export const getAllUsers = post({
  path: 'user/get-all-users',
  access: 'admin',
  summary: 'Kullanıcı listesi',
  body: z.object({
    page,
    size,
    /** `false`: figures no cache has held. */
    cache: z.boolean().default(true),
    ...userFilters,
    sort: userSort.default('name'),
    order: sortOrder.default('asc'),
  }),
  answer: z.object({ users: z.array(listedUser), ...pageFrame }),
});

export const exportUsers = post({
  path: 'user/export',
  access: 'admin',
  summary: 'Süzülmüş kullanıcı listesi, CSV olarak',
  body: z.object({ ...userFilters, sort: userSort.default('name'), order: sortOrder.default('asc') }),
  answer: z.string(),
  answerKind: 'csv',
});

export const deleteUser = post({
  path: 'user/delete-user',
  access: 'admin',
  summary: 'Kullanıcıyı, sağlayıcıdaki hesabıyla birlikte siler',
  body: z.object({ userId: id }),
  answer: z.object({ deleted: z.literal(true) }),
  problems: ['not-found', 'last-administrator'],
});

export const newUser = z.strictObject({
  name,
  surname,
  email,
  role,
  levelId: z.string().max(16).nullish(),
  password: password.optional(),
});

/** How the person will be able to sign in for the first time. */
export const firstSignIn = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password') }),
  z.object({ kind: z.literal('link'), url: z.string(), expiresAt: instant, mailed: z.boolean() }),
  z.object({ kind: z.literal('invitation'), url: z.string(), expiresAt: instant, mailed: z.boolean() }),
]);
export type FirstSignIn = z.infer<typeof firstSignIn>;

export const addUser = post({
  path: 'user/add-user',
  access: 'admin',
  summary: 'Kullanıcı ekler',
  body: newUser,
  answer: user.extend({ firstSignIn }),
  // `too-many-requests`: more passwords wait to be hashed than is worth waiting for.
  problems: ['email-taken', 'too-many-requests'],
});

export const importRow = z.object({
  /** Line in the file, counting from 1, the header included. */
  line: z.int(),
  name: z.string().max(200),
  surname: z.string().max(200),
  email: z.string().max(300),
  role: z.string().max(40),
  level: z.string().max(40),
});
export const importUsers = post({
  path: 'user/import',
  access: 'admin',
  summary: 'Birden çok kullanıcı ekler; her satır için sonucu söyler',
  body: z.object({ rows: z.array(importRow).min(1).max(500), dryRun: z.boolean() }),
  answer: z.object({
    rows: z.array(
      z.object({
        line: z.int(),
        outcome: z.enum(['added', 'would-add', 'refused']),
        errors: z.array(z.object({ field: z.string(), detail: z.string() })),
        link: z.string().optional(),
      }),
    ),
  }),
});

export const getUserById = get({
  path: 'user/get-by-id',
  access: 'user',
  summary: 'Bir kullanıcı; yönetici herkesi, kişi yalnız kendini görür',
  query: z.object({ id }),
  answer: user,
  problems: ['not-found', 'forbidden'],
});

export const createUser = post({
  path: 'user/create',
  access: 'identity',
  summary: 'Oturum açan kimliği "user" rolüyle kaydeder',
  // The e-mail is the identity's own; given, it has to be that one.
  body: z.strictObject({
    user: z.strictObject({ name: ownName, surname: ownSurname, email: email.optional() }),
  }),
  answer: user,
  problems: ['already-registered', 'sign-up-closed', 'email-taken'],
});

/** The invitation's code decides who somebody is; an e-mail address never does. */
export const acceptInvitation = post({
  path: 'user/accept-invitation',
  access: 'identity',
  summary: 'Davet edilen kişiyi, oturum açan kimliğe bağlar',
  body: z.strictObject({ code: z.string().trim().min(1, 'Davet kodunu yazın').max(64) }),
  answer: done,
  problems: ['invitation-invalid', 'already-registered', 'too-many-requests'],
});

/** For providers that keep their own sessions: what is left of the token's life ends here. */
export const endToken = post({
  path: 'user/sign-out',
  access: 'identity',
  summary: 'Gönderilen belirteci geçersiz kılar',
  answer: done,
});

export const updateProfile = post({
  path: 'user/update-profile',
  access: 'user',
  summary: 'Kişinin kendi profilini değiştirir',
  body: profileChange,
  answer: profile,
});

export const getProfile = get({
  path: 'user/get-profile',
  access: 'user',
  summary: 'Kişinin kendi profili',
  answer: profile,
});

/** A person as an administrator's form opens them. */
export const editableUser = user.extend({
  revision,
  /** Null: nobody changed what the form holds since they were added. */
  changedAt: instant.nullable(),
  /** Null: somebody who is no longer here, or nobody. */
  changedBy: z.object({ id, name: z.string() }).nullable(),
});
export type EditableUser = z.infer<typeof editableUser>;

export const getUserForEdit = get({
  path: 'user/get-for-edit',
  access: 'admin',
  summary: 'Bir kullanıcı, düzenlenmek üzere',
  query: z.object({ id }),
  answer: editableUser,
  problems: ['not-found'],
});

export const updateUser = post({
  path: 'user/update',
  access: 'admin',
  summary: 'Yönetici olarak bir kullanıcıyı değiştirir',
  body: z.strictObject({ id, revision, name, surname, role, levelId: z.string().max(16).nullable() }),
  answer: editableUser,
  problems: ['not-found', 'last-administrator', 'changed-meanwhile'],
});

export const setUserStatus = post({
  path: 'user/set-status',
  access: 'admin',
  summary: 'Hesapları kapatır veya yeniden açar; geri alınabilir',
  body: z.object({ userIds: z.array(id).min(1).max(100), status: z.enum(['active', 'disabled']) }),
  answer: z.object({ changed: z.array(id) }),
  problems: ['last-administrator'],
});

/** One level for many, or each their own to take a change back. */
export const setUserLevels = post({
  path: 'user/set-levels',
  access: 'admin',
  summary: 'Birden çok kişinin seviyesini değiştirir; önceki seviyeleri söyler',
  body: z.strictObject({
    changes: z
      .array(z.strictObject({ userId: id, levelId: z.string().max(16).nullable() }))
      .min(1)
      .max(100),
  }),
  /** Who did change, with the level they had. */
  answer: z.object({ changed: z.array(z.object({ userId: id, before: z.string().nullable() })) }),
});

/** Fresh links for people who never came; their earlier links end. */
export const inviteAgain = post({
  path: 'user/invite-again',
  access: 'admin',
  summary: 'Henüz giriş yapmamış kişilere yeni davet bağlantısı yollar',
  body: z.strictObject({ userIds: z.array(id).min(1).max(100) }),
  answer: z.object({
    invited: z.array(
      z.object({ userId: id, name: z.string(), url: z.string(), expiresAt: instant, mailed: z.boolean() }),
    ),
    /** Who is invited no longer: they came, or their account is closed. */
    skipped: z.array(id),
  }),
});

export const makeSignInLink = post({
  path: 'user/make-sign-in-link',
  access: 'admin',
  summary: 'Şifre belirlemek için tek kullanımlık bağlantı üretir',
  body: z.object({ userId: id }),
  answer: z.object({ url: z.string(), expiresAt: instant }),
  problems: ['not-found', 'provider-cannot'],
});

export const session = z.object({
  id: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  device: z.string(),
  current: z.boolean(),
});
export const listSessions = get({
  path: 'user/list-sessions',
  access: 'user',
  summary: 'Kişinin açık oturumları',
  answer: z.object({ sessions: z.array(session) }),
});
export const endSession = post({
  path: 'user/end-session',
  access: 'user',
  summary: 'Kişinin bir oturumunu kapatır',
  body: z.object({ sessionId: z.string().max(128) }),
  answer: done,
  problems: ['not-found'],
});
export const endOtherSessions = post({
  path: 'user/end-other-sessions',
  access: 'user',
  summary: 'Bu oturum dışındaki bütün oturumları kapatır',
  answer: z.object({ ended: z.int() }),
});
export const changePassword = post({
  path: 'user/change-password',
  access: 'user',
  summary: 'Kişinin kendi şifresini değiştirir; öteki oturumlar kapanır',
  body: z.object({
    currentPassword: z.string().min(1, 'Şu anki şifrenizi yazın').max(128),
    newPassword: password,
  }),
  answer: done,
  problems: ['password-wrong', 'provider-cannot', 'too-many-requests'],
});
