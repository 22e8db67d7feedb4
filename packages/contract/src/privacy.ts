import { z } from 'zod';
import { get, post } from './call.ts';
import { id, instant, oneLine, page, pageFrame, plainText, size } from './common.ts';

/** What a person is asked for, each apart: the AI service, their voice, talks said aloud, reminders. */
export const purposes = ['ai', 'voice', 'speech', 'reminders'] as const;
export const purpose = z.enum(purposes);
export type Purpose = z.infer<typeof purpose>;

/** Who gets a voice where the house named no service: the browser's own recogniser, in words for both languages. */
export const browserService =
  'tarayıcınızı yapan şirket / the company that makes your browser (Google, Apple, Microsoft …)';

/** The notice informs; the others ask. */
export const privacyTextKind = z.enum(['notice', ...purposes]);
export type PrivacyTextKind = z.infer<typeof privacyTextKind>;

const version = z.int().min(1);
const wording = { version, tr: z.string(), en: z.string() };

export const consentState = z.object({
  purpose,
  ...wording,
  /** Who gets it: the host of the configured service. */
  service: z.string(),
  /** Given to this text, or one that means the same, and to this service. */
  given: z.boolean(),
  /** When the person last decided; null: never asked. */
  decidedAt: instant.nullable(),
});
export type ConsentState = z.infer<typeof consentState>;

/**
 * Where a guardian's consent stands. `renewal`: given, but not to all that is asked now: a purpose, a text or a service
 * came after it.
 */
export const guardianStanding = z.enum(['not-needed', 'missing', 'asked', 'given', 'renewal', 'refused']);
export type GuardianStanding = z.infer<typeof guardianStanding>;

export const privacyState = z.object({
  notice: z.object({ ...wording, readAt: instant.nullable() }),
  /** Only purposes for which a service is configured. */
  consents: z.array(consentState),
  /** Every decision, newest first. */
  log: z.array(z.object({ at: instant, purpose, given: z.boolean(), version, service: z.string() })),
  /** Where the house asks how old people are: without a guardian's consent no child's words go to a service. */
  minor: z
    .object({
      band: z.enum(['under-13', '13-17', 'adult']).nullable(),
      guardian: guardianStanding,
      /** At `renewal`: what the guardian has not seen, and what is refused until they have. */
      renew: z.array(purpose),
      /** The link that waits for a decision; null: none does. */
      link: z.object({ askedAt: instant, expiresAt: instant }).nullable(),
      /** Whether a link can be mailed from here at all; else an administrator prints it. */
      canMail: z.boolean(),
    })
    .optional(),
});

export const getPrivacy = get({
  path: 'privacy/get',
  access: 'user',
  summary: 'Aydınlatma metni, kişinin onayları ve onay geçmişi',
  answer: privacyState,
});

export const decideConsent = post({
  path: 'privacy/decide',
  access: 'user',
  summary: 'Bir amaç için onay verir veya onayı geri alır',
  /** `version`: the text the person saw. */
  body: z.strictObject({ purpose, given: z.boolean(), version, service: oneLine.max(300) }),
  answer: privacyState,
  problems: ['not-found', 'conflict'],
});

export const readNotice = post({
  path: 'privacy/read-notice',
  access: 'user',
  summary: 'Aydınlatma metninin okunduğunu kaydeder',
  body: z.strictObject({ version }),
  answer: privacyState,
  problems: ['conflict'],
});

export const privacyText = z.object({
  kind: privacyTextKind,
  ...wording,
  madeAt: instant,
  /** Who put it in force; null: it came with the product, or that person is gone. */
  madeBy: z.string().nullable(),
  /** The configured service; null for the notice, and where nothing is asked. */
  service: z.string().nullable(),
});
export type PrivacyText = z.infer<typeof privacyText>;

export const listPrivacyTexts = get({
  path: 'privacy/list-texts',
  access: 'admin',
  summary: 'Aydınlatma ve onay metinlerinin yürürlükteki sürümleri',
  answer: z.object({ texts: z.array(privacyText) }),
});

const words = plainText.trim().min(20, 'En az 20 karakter yazın').max(20_000, 'En çok 20.000 karakter');

export const savePrivacyText = post({
  path: 'privacy/save-text',
  access: 'admin',
  summary: 'Bir metnin yeni sürümünü yürürlüğe koyar',
  body: z.strictObject({
    kind: privacyTextKind,
    /** The version it was written from. */
    version,
    tr: words,
    en: words,
    /** Consents given so far end, and people are asked anew. */
    asksAgain: z.boolean(),
  }),
  answer: z.object({ texts: z.array(privacyText) }),
  problems: ['conflict'],
});

export const exportState = z.object({
  id,
  state: z.enum(['waiting', 'running', 'ready', 'failed']),
  /** Kinds of data written so far, of all. */
  made: z.int(),
  total: z.int(),
  askedAt: instant,
  expiresAt: instant,
});
export type ExportState = z.infer<typeof exportState>;

/** Of oneself; an administrator may name somebody else. */
const whose = { userId: id.optional() };

export const startExport = post({
  cost: 'copy',
  path: 'privacy/start-export',
  access: 'user',
  proof: 'by-effect',
  summary: 'Kişi hakkında tutulan her şeyin kopyasını hazırlatır',
  body: z.strictObject(whose),
  answer: z.object({ export: exportState.nullable() }),
  problems: ['not-found', 'too-many-requests'],
});

export const getExport = get({
  path: 'privacy/get-export',
  access: 'user',
  summary: 'Hazırlanan kopyanın durumu',
  query: z.object(whose),
  answer: z.object({ export: exportState.nullable() }),
});

export const downloadExport = get({
  cost: 'copy',
  path: 'privacy/download-export',
  access: 'user',
  proof: 'by-effect',
  summary: 'Hazır kopya: okunabilir HTML ve JSON, bir zip içinde',
  query: z.object({ id }),
  /** `zip`: base64. */
  answer: z.object({ fileName: z.string(), zip: z.string() }),
  problems: ['not-found'],
});

/** What is typed before an erasure where no password can be asked for, by the language of the screens. */
export const erasureWords = { tr: 'SİL', en: 'ERASE' } as const;

export const eraseSelf = post({
  path: 'privacy/erase-self',
  access: 'user',
  summary: 'Kişinin kendi hesabını ve ona ait her şeyi kalıcı olarak siler',
  body: z.strictObject({
    /** One's own address, typed: nobody erases themselves by a slip. */
    email: oneLine.trim().max(254),
    /** Where the proof is `password`: it, and a code where an authenticator app is set. */
    password: z.string().max(128).optional(),
    code: plainText.trim().max(40).optional(),
    /** Where the proof is `word`: one of `erasureWords`. With `fresh-sign-in` the token proves it, and nothing is sent. */
    word: plainText.trim().max(40).optional(),
  }),
  answer: z.object({ erased: z.literal(true) }),
  problems: ['last-administrator', 'password-wrong', 'code-wrong', 'fresh-proof-needed', 'too-many-requests'],
});

export const listErasures = post({
  path: 'privacy/list-erasures',
  access: 'admin',
  summary: 'Silme kanıtları: ne zaman, hangi tablodan kaç satır; kim olduğu yazılmaz',
  body: z.object({ page, size }),
  answer: z.object({
    ...pageFrame,
    erasures: z.array(
      z.object({
        id,
        at: instant,
        bySelf: z.boolean(),
        /** False: the account at the house's own provider has to be removed there. */
        accountRemoved: z.boolean(),
        rows: z.array(z.object({ table: z.string(), count: z.int() })),
      }),
    ),
  }),
});
