import { z } from 'zod';
import { get, post } from './call.ts';
import { done, id, instant, oneLine, plainText } from './common.ts';
import { purpose, purposes } from './privacy.ts';

/** Age groups of users. Pratik never asks for the date of birth. */
export const ageBands = ['under-13', '13-17', 'adult'] as const;
export const ageBand = z.enum(ageBands);
export type AgeBand = z.infer<typeof ageBand>;

/**
 * How the guardian’s decision was given. `link`: through the link that the guardian received. `paper`: on a signed
 * form that an administrator recorded.
 */
export const guardianMeans = z.enum(['link', 'paper']);

const guardianName = oneLine.trim().min(3, 'full-name-missing').max(120);

/**
 * What a guardian can do with a link. `decide`: decide once. `withdraw`: withdraw the consent given with this link.
 * `none`: only see the decision.
 */
export const guardianLinkUse = z.enum(['decide', 'withdraw', 'none']);
export type GuardianLinkUse = z.infer<typeof guardianLinkUse>;

/**
 * One purpose that a guardian’s consent covers, with the version of the consent text and the provider that receives
 * the data.
 */
export const guardianCover = z.strictObject({
  purpose,
  version: z.int().min(1),
  service: oneLine.max(300),
});
export type GuardianCover = z.infer<typeof guardianCover>;

const covers = z.array(guardianCover).max(purposes.length);

export const minorRecord = z.object({
  /** The user’s age group. Null until the user chooses an age group. */
  band: ageBand.nullable(),
  /** The guardian’s decisions, newest first. In a refusal, the guardian’s name may be null. */
  decisions: z.array(
    z.object({
      at: instant,
      given: z.boolean(),
      guardian: z.string().nullable(),
      means: guardianMeans,
      /** The purposes that the consent allows, each with text version and provider. Other purposes are not allowed. */
      covers: z.array(guardianCover),
    }),
  ),
  /** The purposes that require the guardian’s consent now, and whether the current consent covers each of them. */
  asked: z.array(guardianCover.extend({ covered: z.boolean() })),
  /** The guardian’s links that can still be used, newest first. */
  links: z.array(
    z.object({
      askedAt: instant,
      expiresAt: instant,
      mailed: z.boolean(),
      use: guardianLinkUse.exclude(['none']),
    }),
  ),
});
export type MinorRecord = z.infer<typeof minorRecord>;

export const setAgeBand = post({
  path: 'privacy/set-age-band',
  access: 'user',
  summary: 'States the user’s age group once; later only an administrator can correct it',
  body: z.strictObject({ band: ageBand }),
  answer: done,
  problems: ['not-found', 'conflict'],
});

export const askGuardian = post({
  path: 'privacy/ask-guardian',
  access: 'user',
  summary: 'Sends a consent link from a user under 18 to the guardian',
  body: z.strictObject({
    email: z.email('email-invalid').max(254),
  }),
  /**
   * `mailed` is false if the e-mail with the link could not be sent: no mail server is configured, or the mail
   * server rejected the e-mail. An administrator can then print the link.
   */
  answer: z.object({ mailed: z.boolean() }),
  problems: ['not-found', 'conflict', 'too-many-requests'],
});

export const takeBackGuardianLink = post({
  path: 'privacy/take-back-guardian-link',
  access: 'user',
  summary: 'Revokes the link that was sent to the guardian and not used yet',
  body: z.strictObject({}),
  answer: done,
  problems: ['not-found'],
});

export const getMinor = get({
  path: 'privacy/minor',
  access: 'admin',
  summary: 'The age group of a user and the decisions of the guardian; empty when no age is requested',
  query: z.object({ userId: id }),
  answer: z.object({ minor: minorRecord.nullable() }),
  problems: ['not-found'],
});

export const correctAgeBand = post({
  path: 'privacy/correct-age-band',
  access: 'admin',
  summary: 'Corrects the age group of a user',
  body: z.strictObject({ userId: id, band: ageBand }),
  answer: z.object({ minor: minorRecord.nullable() }),
  problems: ['not-found'],
});

export const makeGuardianLink = post({
  path: 'privacy/make-guardian-link',
  access: 'admin',
  summary: 'Creates a consent link that is handed to the guardian in person',
  body: z.strictObject({ userId: id }),
  answer: z.object({ url: z.string(), expiresAt: instant }),
  problems: ['not-found'],
});

export const endGuardianLinks = post({
  path: 'privacy/end-guardian-links',
  access: 'admin',
  summary: 'Revokes all valid guardian links of a user',
  body: z.strictObject({ userId: id }),
  answer: z.object({ minor: minorRecord.nullable() }),
  problems: ['not-found'],
});

export const recordGuardian = post({
  path: 'privacy/record-guardian',
  access: 'admin',
  summary: 'Records a guardian’s decision that was made on paper',
  /**
   * The guardian’s decision. A consent requires the guardian’s name and the purposes that the signed form covers. A
   * refusal or withdrawal requires neither.
   */
  body: z.discriminatedUnion('given', [
    z.strictObject({ userId: id, given: z.literal(true), guardian: guardianName, covers }),
    z.strictObject({ userId: id, given: z.literal(false), guardian: guardianName.optional() }),
  ]),
  answer: z.object({ minor: minorRecord.nullable() }),
  problems: ['not-found', 'conflict'],
});

/** The code in a guardian’s link. */
const code = plainText.trim().min(1).max(100);

export const readGuardianRequest = post({
  path: 'guardian/read',
  access: 'public',
  summary: 'The content of a guardian’s link: for whom and for what consent is requested',
  body: z.strictObject({ code }),
  answer: z.object({
    learner: z.string(),
    notice: z.object({ tr: z.string(), en: z.string() }),
    consents: z.array(
      guardianCover.extend({
        tr: z.string(),
        en: z.string(),
        /**
         * Whether the current consent covers this purpose. If false, the guardian has not decided on this purpose
         * yet.
         */
        covered: z.boolean(),
      }),
    ),
    decision: z.object({ given: z.boolean(), at: instant }).nullable(),
    use: guardianLinkUse,
    expiresAt: instant,
  }),
  problems: ['invitation-invalid', 'too-many-requests'],
});

export const decideAsGuardian = post({
  path: 'guardian/decide',
  access: 'public',
  summary: 'Gives, refuses or withdraws the guardian’s consent',
  body: z.discriminatedUnion('given', [
    /** `covers` contains all purposes for which the page asked the guardian for consent. */
    z.strictObject({ code, given: z.literal(true), guardian: guardianName, covers }),
    z.strictObject({ code, given: z.literal(false) }),
  ]),
  answer: done,
  problems: ['invitation-invalid', 'conflict', 'too-many-requests'],
});
