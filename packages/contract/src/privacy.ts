import { z } from 'zod';
import { get, post } from './call.ts';
import { id, instant, oneLine, page, pageFrame, plainText, size } from './common.ts';

/**
 * Purposes that each need a separate consent. `ai`: sending texts to the AI provider. `voice`: sending the user’s
 * recordings to a speech recognition service.
 * `speech`: sending conversation texts to the speech provider. `reminders`: sending reminders.
 */
export const purposes = ['ai', 'voice', 'speech', 'reminders'] as const;
export const purpose = z.enum(purposes);
export type Purpose = z.infer<typeof purpose>;

/**
 * Name of the recipient of voice recordings if no transcription provider is configured: the speech recognition of
 * the browser. The name contains Turkish and English.
 */
export const browserService =
  'tarayıcınızı yapan şirket / the company that makes your browser (Google, Apple, Microsoft …)';

/** Kinds of privacy texts. The notice only informs the user; each of the other texts asks for a consent. */
export const privacyTextKind = z.enum(['notice', ...purposes]);
export type PrivacyTextKind = z.infer<typeof privacyTextKind>;

const version = z.int().min(1);
const wording = { version, tr: z.string(), en: z.string() };

export const consentState = z.object({
  purpose,
  ...wording,
  /** The recipient of the user’s data: the host of the configured provider. */
  service: z.string(),
  /**
   * Whether the user has consented to this provider and to this version of the text, or to an earlier version with
   * the same meaning.
   */
  given: z.boolean(),
  /** When the user last gave or refused the consent. Null before the user’s first decision. */
  decidedAt: instant.nullable(),
});
export type ConsentState = z.infer<typeof consentState>;

/**
 * State of a guardian’s consent. `renewal`: the guardian has consented, but a purpose, text or provider was added
 * after the consent.
 */
export const guardianStanding = z.enum(['not-needed', 'missing', 'asked', 'given', 'renewal', 'refused']);
export type GuardianStanding = z.infer<typeof guardianStanding>;

export const privacyState = z.object({
  notice: z.object({ ...wording, readAt: instant.nullable() }),
  /** Consents for the purposes that have a configured provider. */
  consents: z.array(consentState),
  /** All consent decisions of the user, newest first. */
  log: z.array(z.object({ at: instant, purpose, given: z.boolean(), version, service: z.string() })),
  /**
   * Data about the user’s age group and guardian. Present if the instance asks users for their age group. Without
   * the guardian’s consent, no text of a minor is sent to a provider.
   */
  minor: z
    .object({
      band: z.enum(['under-13', '13-17', 'adult']).nullable(),
      guardian: guardianStanding,
      /**
       * In the state `renewal`: purposes that were added after the guardian’s consent. These purposes count
       * as refused until the guardian decides.
       */
      renew: z.array(purpose),
      /** The link with which the guardian can still decide. Null if there is no such link. */
      link: z.object({ askedAt: instant, expiresAt: instant }).nullable(),
      /** Whether the instance can send the link by e-mail. If false, an administrator prints the link. */
      canMail: z.boolean(),
    })
    .optional(),
});

export const getPrivacy = get({
  path: 'privacy/get',
  access: 'user',
  summary: 'The privacy notice, the user’s consents and their history',
  answer: privacyState,
});

export const decideConsent = post({
  path: 'privacy/decide',
  access: 'user',
  summary: 'Gives or withdraws consent for a purpose',
  /** `version` is the version of the consent text that the user saw when deciding. */
  body: z.strictObject({ purpose, given: z.boolean(), version, service: oneLine.max(300) }),
  answer: privacyState,
  problems: ['not-found', 'conflict'],
});

export const readNotice = post({
  path: 'privacy/read-notice',
  access: 'user',
  summary: 'Records that the user has read the privacy notice',
  body: z.strictObject({ version }),
  answer: privacyState,
  problems: ['conflict'],
});

export const privacyText = z.object({
  kind: privacyTextKind,
  ...wording,
  madeAt: instant,
  /**
   * Name of the author of the privacy text. Null if the text ships with Pratik or the author no longer
   * exists.
   */
  madeBy: z.string().nullable(),
  /**
   * Host name of the configured provider that a consent text names. Null for the privacy notice, and if no
   * consent is required.
   */
  service: z.string().nullable(),
});
export type PrivacyText = z.infer<typeof privacyText>;

export const listPrivacyTexts = get({
  path: 'privacy/list-texts',
  access: 'admin',
  summary: 'The current versions of the privacy notice and the consent texts',
  answer: z.object({ texts: z.array(privacyText) }),
});

const words = plainText.trim().min(20).max(20_000);

export const savePrivacyText = post({
  path: 'privacy/save-text',
  access: 'admin',
  summary: 'Publishes a new version of a privacy text',
  body: z.strictObject({
    kind: privacyTextKind,
    /** The version of the privacy text that the administrator edited. */
    version,
    tr: words,
    en: words,
    /** Whether this edit ends all existing consents, so that users are asked again. */
    asksAgain: z.boolean(),
  }),
  answer: z.object({ texts: z.array(privacyText) }),
  problems: ['conflict'],
});

export const exportState = z.object({
  id,
  state: z.enum(['waiting', 'running', 'ready', 'failed']),
  /**
   * Number of kinds of data that the data copy contains so far. `total` is the number of kinds that it will
   * contain.
   */
  made: z.int(),
  total: z.int(),
  askedAt: instant,
  expiresAt: instant,
});
export type ExportState = z.infer<typeof exportState>;

/**
 * The user whose data is copied. Without an id, the data of the caller is copied. Only administrators may give the
 * id of another user.
 */
const whose = { userId: id.optional() };

export const startExport = post({
  cost: 'copy',
  path: 'privacy/start-export',
  access: 'user',
  reauthentication: 'by-effect',
  summary: 'Requests a copy of all data about a user',
  body: z.strictObject(whose),
  answer: z.object({ export: exportState.nullable() }),
  problems: ['not-found', 'too-many-requests'],
});

export const getExport = get({
  path: 'privacy/get-export',
  access: 'user',
  summary: 'The state of a requested copy',
  query: z.object(whose),
  answer: z.object({ export: exportState.nullable() }),
});

export const downloadExport = get({
  cost: 'copy',
  path: 'privacy/download-export',
  access: 'user',
  reauthentication: 'by-effect',
  summary: 'A finished copy: readable HTML and JSON in a zip file',
  query: z.object({ id }),
  /** The data copy as a ZIP file, encoded in base64 (`zip`). */
  answer: z.object({ fileName: z.string(), zip: z.string() }),
  problems: ['not-found'],
});

/** The word that confirms the erasure of an account if no password can be requested, for each interface language. */
export const erasureWords = { tr: 'SİL', en: 'ERASE' } as const;

export const eraseSelf = post({
  path: 'privacy/erase-self',
  access: 'user',
  summary: 'Deletes the user’s own account and all its data permanently',
  body: z.strictObject({
    /** The caller’s own e-mail address. The user must type it, so that no account is erased by accident. */
    email: oneLine.trim().max(254),
    /** Required if `erasureConfirmation` is `password`. If an authenticator app is set up, `code` is also required. */
    password: z.string().max(128).optional(),
    code: plainText.trim().max(40).optional(),
    /**
     * One of `erasureWords`. Required if `erasureConfirmation` is `word`. For `fresh-sign-in`, the token alone is
     * sufficient.
     */
    word: plainText.trim().max(40).optional(),
  }),
  answer: z.object({ erased: z.literal(true) }),
  problems: [
    'last-administrator',
    'password-wrong',
    'code-wrong',
    'reauthentication-needed',
    'too-many-requests',
  ],
});

export const listErasures = post({
  path: 'privacy/list-erasures',
  access: 'admin',
  summary: 'Records of erasures: time and the number of rows of each table; without the user’s identity',
  body: z.object({ page, size }),
  answer: z.object({
    ...pageFrame,
    erasures: z.array(
      z.object({
        id,
        at: instant,
        bySelf: z.boolean(),
        /**
         * Whether Pratik deleted the account at the identity provider. If false, an administrator must delete
         * the account at the provider.
         */
        accountRemoved: z.boolean(),
        rows: z.array(z.object({ table: z.string(), count: z.int() })),
      }),
    ),
  }),
});
