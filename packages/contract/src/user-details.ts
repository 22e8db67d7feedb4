import { z } from 'zod';
import { get, post } from './call.ts';
import { day, id, instant, plainText } from './common.ts';
import { correctionCode, correctionSource } from './feedback.ts';
import { consentState, privacyState } from './privacy.ts';
import { getLearnerDashboard } from './progress.ts';
import { session } from './session.ts';

/** What an administrator sees of one person, besides what `user` says. */

export const getUserProgress = get({
  path: 'user/get-progress',
  access: 'admin',
  summary: 'Bir kişinin ilerlemesi: haftalar, seri, becerilere göre seviye, hata profili',
  query: z.object({ id }),
  answer: getLearnerDashboard.answer
    .pick({ streak: true, skills: true, scale: true, errorProfile: true, goal: true })
    .extend({
      /** The last twelve weeks in the person's time zone, oldest first, the current one last. */
      weeks: z.array(z.object({ monday: day, minutes: z.number(), days: z.int() })),
    }),
  problems: ['not-found'],
});

/** A place in a text and what the learner was told of it. */
export const shownCorrection = z.object({
  messageId: id,
  at: instant,
  code: correctionCode,
  source: correctionSource,
  wrong: z.string(),
  /** Null: only a hint was given. An empty string: leave it out. */
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
    /** Most frequent first. `reported`: the person said that it is wrong. `changed`: an administrator did. */
    codes: z.array(
      z.object({
        code: correctionCode,
        shown: z.int(),
        reported: z.int(),
        changed: z.int(),
        lastAt: instant,
      }),
    ),
    /** The newest of them. */
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
    /** The notice in force; null: not read yet. */
    notice: z.object({ version: z.int(), readAt: instant.nullable() }),
    /** What is asked for here, as it stands; `version` is the text in force. */
    consents: z.array(consentState.omit({ tr: true, en: true })),
    log: privacyState.shape.log,
    /** Newest first. `by`: null where they are no longer here. */
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
    /** False: the house's identity provider keeps sessions, and they are ended there. */
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
    /** Left out: all of them. */
    sessionId: plainText.max(128).optional(),
  }),
  answer: z.object({ ended: z.int() }),
  problems: ['not-found', 'provider-cannot', 'own-account'],
});
