import { z } from 'zod';
import { get, post } from './call.ts';
import { cefrLevel, day, id, instant, page, pageFrame, plainText, size } from './common.ts';
import { correctionCode, correctionSource } from './feedback.ts';
import { consentState, privacyState } from './privacy.ts';
import { getLearnerDashboard } from './progress.ts';
import { session } from './session.ts';

/** Calls that load details about one user for administrators, in addition to the call `user`. */

export const getUserProgress = get({
  path: 'user/get-progress',
  access: 'admin',
  summary: 'A user’s progress: weeks, streak, level of each skill, error profile',
  query: z.object({ id }),
  answer: getLearnerDashboard.answer
    .pick({ streak: true, skills: true, scale: true, errorProfile: true, goal: true })
    .extend({
      /**
       * The last twelve weeks of the user’s practice in the user’s time zone, oldest first. The current week
       * is included.
       */
      weeks: z.array(z.object({ monday: day, minutes: z.number(), days: z.int() })),
    }),
  problems: ['not-found'],
});

/** A corrected passage and the correction as the learner saw it. */
export const shownCorrection = z.object({
  messageId: id,
  at: instant,
  code: correctionCode,
  source: correctionSource,
  wrong: z.string(),
  /**
   * The replacement that the correction suggested. An empty string means that the text was deleted. Null
   * means that the correction was only a hint.
   */
  right: z.string().nullable(),
});
export type ShownCorrection = z.infer<typeof shownCorrection>;

export const listUserCorrections = get({
  path: 'user/list-corrections',
  access: 'admin',
  summary: 'The corrections shown to a user in the last twelve weeks, by code',
  query: z.object({ id }),
  answer: z.object({
    messages: z.int(),
    /**
     * Number of corrections per error code, most frequent first. `reported`: number of these corrections that the
     * user reported as wrong.
     * `changed`: number of these corrections that an administrator changed.
     */
    codes: z.array(
      z.object({
        code: correctionCode,
        shown: z.int(),
        reported: z.int(),
        changed: z.int(),
        lastAt: instant,
      }),
    ),
    /** The user’s newest corrections. */
    latest: z.array(shownCorrection),
  }),
  problems: ['not-found'],
});

export const getUserPrivacy = get({
  path: 'user/get-privacy',
  access: 'admin',
  summary:
    'A user’s consents and their history, the privacy notice the user has read, and requested copies of data',
  query: z.object({ id }),
  answer: z.object({
    /** The current privacy notice. `readAt` is null until the user has read the notice. */
    notice: z.object({ version: z.int(), readAt: instant.nullable() }),
    /** The current state of each consent of the user; `version` is the version of the current text. */
    consents: z.array(consentState.omit({ tr: true, en: true })),
    log: privacyState.shape.log,
    /** Data copies of the user, newest first. `by` is null if the user who requested the copy no longer exists. */
    copies: z.array(z.object({ at: instant, bySelf: z.boolean(), by: z.string().nullable() })),
  }),
  problems: ['not-found'],
});

/** Kinds of a user’s work that the user’s page lists. */
export const userWorkKinds = ['reading', 'listening', 'answer', 'word', 'piece'] as const;
export const userWorkKind = z.enum(userWorkKinds);
export type UserWorkKind = z.infer<typeof userWorkKind>;

const bilingual = z.object({ tr: z.string(), en: z.string() });
const finished = {
  title: z.string(),
  levelId: z.string(),
  at: instant,
  /** Share of right answers in percent. Null for a text without questions. */
  percent: z.int().nullable(),
};

/** One finished text, script or piece, one answer, or one word card of a user. */
export const userWork = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reading'), id, ...finished }),
  z.object({ kind: z.literal('listening'), id, ...finished }),
  z.object({
    kind: z.literal('answer'),
    id: z.string(),
    exercise: z.enum(['texts', 'scripts', 'gaps', 'mistakes']),
    /** Title of the text or script to which an answer belongs. Null for other exercises. */
    title: z.string().nullable(),
    right: z.boolean(),
    at: instant,
  }),
  z.object({
    kind: z.literal('word'),
    id,
    word: z.string(),
    meaning: z.string(),
    /**
     * State of the user’s word card. `known`: the learner has learned the word. `learning`: the learner is
     * learning the word. `new`: the learner has not reviewed the word yet.
     */
    state: z.enum(['new', 'learning', 'known']),
    at: instant,
  }),
  z.object({
    kind: z.literal('piece'),
    id,
    /** Title of the writing prompt. Null for a piece without a prompt. */
    title: bilingual.nullable(),
    words: z.int(),
    level: cefrLevel.nullable(),
    at: instant,
  }),
]);
export type UserWork = z.infer<typeof userWork>;

export const listUserWork = post({
  path: 'user/list-work',
  access: 'admin',
  summary:
    'The texts, scripts, answers, words or pieces of a user, newest first, with the number of each kind',
  body: z.strictObject({ id, kind: userWorkKind, page, size }),
  answer: z.object({
    counts: z.object({
      reading: z.int(),
      listening: z.int(),
      answer: z.int(),
      word: z.int(),
      piece: z.int(),
    }),
    rows: z.array(userWork),
    ...pageFrame,
  }),
  problems: ['not-found'],
});

export const listUserSessions = get({
  path: 'user/list-user-sessions',
  access: 'admin',
  summary: 'The sessions of a user',
  query: z.object({ id }),
  answer: z.object({
    /**
     * Whether Pratik manages the user’s sessions. If false, the organisation’s identity provider manages the
     * sessions, and they can be ended only at the provider.
     */
    ours: z.boolean(),
    sessions: z.array(session.omit({ current: true })),
  }),
  problems: ['not-found'],
});

export const endUserSessions = post({
  path: 'user/end-user-sessions',
  access: 'admin',
  summary: 'Ends one session of a user, or all',
  body: z.strictObject({
    userId: id,
    /** Id of the session to end. If omitted, all sessions of the user are ended. */
    sessionId: plainText.max(128).optional(),
  }),
  answer: z.object({ ended: z.int() }),
  problems: ['not-found', 'provider-cannot', 'own-account'],
});
