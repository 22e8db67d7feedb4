import { z } from 'zod';
import { get, post } from './call.ts';
import { done, id, instant, oneLine, plainText } from './common.ts';

export const roles = ['user', 'admin'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const userStatus = z.enum(['active', 'invited', 'disabled']);
export type UserStatus = z.infer<typeof userStatus>;

const userName = (missing: string) =>
  oneLine.trim().min(1, missing).max(80, 'En çok 80 karakter yazabilirsiniz');
export const name = userName('Adı yazın');
export const surname = userName('Soyadı yazın');
/** The same of oneself. */
export const ownName = userName('Adınızı yazın');
export const ownSurname = userName('Soyadınızı yazın');
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
  /** The person has yet to read the privacy notice that is in force now. */
  unreadNotice: z.literal(true).optional(),
});
export type Profile = z.infer<typeof profile>;

/** Role and e-mail are not in it: nobody changes those of themselves. */
export const profileChange = z.strictObject({
  name: ownName,
  surname: ownSurname,
  levelId: oneLine.max(16).nullable(),
  timeZone,
  language,
  correctionDose,
  // What is left out stays as it is.
  ...z.object(wishes).partial().shape,
});

export const getRole = post({
  path: 'user/getRole',
  access: 'user',
  summary: 'Oturum açan kişinin rolü',
  answer: z.object({ role }),
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
  body: z.strictObject({ code: plainText.trim().min(1, 'Davet kodunu yazın').max(64) }),
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
