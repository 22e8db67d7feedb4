import { z } from 'zod';
import { get, post } from './call.ts';
import { day, id, instant, plainText } from './common.ts';
import { correctionCode, correctionSource } from './feedback.ts';
import { consentState, privacyState } from './privacy.ts';
import { getLearnerDashboard } from './progress.ts';
import { session } from './session.ts';

/** Calls for an administrator’s view of one user, in addition to `user`. */

export const getUserProgress = get({
  path: 'user/get-progress',
  access: 'admin',
  summary: 'Bir kişinin ilerlemesi: haftalar, seri, becerilere göre seviye, hata profili',
  query: z.object({ id }),
  answer: getLearnerDashboard.answer
    .pick({ streak: true, skills: true, scale: true, errorProfile: true, goal: true })
    .extend({
      /** The last twelve weeks in the user’s time zone, oldest first, ending with the current week. */
      weeks: z.array(z.object({ monday: day, minutes: z.number(), days: z.int() })),
    }),
  problems: ['not-found'],
});

/** A corrected piece of text and the correction shown to the learner. */
export const shownCorrection = z.object({
  messageId: id,
  at: instant,
  code: correctionCode,
  source: correctionSource,
  wrong: z.string(),
  /** Null: the correction was only a hint. Empty string: the text should be deleted. */
  right: z.string().nullable(),
});
export type ShownCorrection = z.infer<typeof shownCorrection>;

export const listUserCorrections = get({
  path: 'user/list-corrections',
  access: 'admin',
  summary: 'Bir kişiye son on iki haftada gösterilen düzeltmeler, türlerine göre',
  query: z.object({ id }),
  answer: z.object({
    messages: z.int(),
    /**
     * Most frequent first. `reported`: corrections that the user reported as wrong. `changed`: corrections that an
     * administrator changed.
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
    /** The newest corrections. */
    latest: z.array(shownCorrection),
  }),
  problems: ['not-found'],
});

export const getUserPrivacy = get({
  path: 'user/get-privacy',
  access: 'admin',
  summary: 'Bir kişinin onayları ve geçmişi, okuduğu aydınlatma metni, verilerinin istenen kopyaları',
  query: z.object({ id }),
  answer: z.object({
    /** The current notice. `readAt` is null until the user reads it. */
    notice: z.object({ version: z.int(), readAt: instant.nullable() }),
    /** The current state of each consent; `version` is the current text. */
    consents: z.array(consentState.omit({ tr: true, en: true })),
    log: privacyState.shape.log,
    /** Newest first. `by` is null when the user no longer exists. */
    copies: z.array(z.object({ at: instant, bySelf: z.boolean(), by: z.string().nullable() })),
  }),
  problems: ['not-found'],
});

export const listUserSessions = get({
  path: 'user/list-user-sessions',
  access: 'admin',
  summary: 'Bir kişinin açık oturumları',
  query: z.object({ id }),
  answer: z.object({
    /** False: the organisation’s identity provider manages sessions, and they can only be ended there. */
    ours: z.boolean(),
    sessions: z.array(session.omit({ current: true })),
  }),
  problems: ['not-found'],
});

export const endUserSessions = post({
  path: 'user/end-user-sessions',
  access: 'admin',
  summary: 'Bir kişinin bir oturumunu ya da hepsini kapatır',
  body: z.strictObject({
    userId: id,
    /** Omitted: all sessions of the user. */
    sessionId: plainText.max(128).optional(),
  }),
  answer: z.object({ ended: z.int() }),
  problems: ['not-found', 'provider-cannot', 'own-account'],
});
