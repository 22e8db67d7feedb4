import { z } from 'zod';
import { get, post } from './call.ts';
import { done, id, instant, page, pageFrame, plainText, size } from './common.ts';
import { canDoStatement } from './level.ts';

const bilingual = z.object({ tr: z.string(), en: z.string() });

export const placementSkill = z.enum(['grammar', 'vocabulary', 'reading']);
export type PlacementSkill = z.infer<typeof placementSkill>;

export const placementQuestion = z.object({
  itemId: z.string(),
  skill: placementSkill,
  /** A sentence with a gap (`___`), or a short text. */
  text: z.string(),
  /** The question on a text. */
  ask: z.string().nullable(),
  options: z.array(z.string()),
});
export type PlacementQuestion = z.infer<typeof placementQuestion>;

const levelName = z.object({ id: z.string(), name: bilingual });

export const placementResult = z.object({
  finishedAt: instant,
  level: levelName.extend({
    description: bilingual.nullable(),
    canDo: z.array(canDoStatement),
    /** No longer in use: it cannot be taken over. */
    retired: z.boolean(),
  }),
  /** How likely each level is, 0–1, in the order of the levels. */
  shares: z.array(levelName.extend({ share: z.number() })),
  /** Where enough was asked of a skill: its level, and the levels nine results of ten lie between. */
  skills: z.array(z.object({ skill: placementSkill, level: levelName, from: levelName, to: levelName })),
  /** When the person took the level over. */
  acceptedAt: instant.nullable(),
  /** No later test was finished: the level can be taken over. */
  latest: z.boolean(),
});
export type PlacementResult = z.infer<typeof placementResult>;

/** A test as it stands: the question now asked while it is open, the result once it is finished. */
export const placementAttempt = z.object({
  id,
  startedAt: instant,
  answered: z.int(),
  /** About how many questions are still to come. */
  remaining: z.int(),
  question: placementQuestion.nullable(),
  result: placementResult.nullable(),
});
export type PlacementAttempt = z.infer<typeof placementAttempt>;

export const getPlacementOverview = get({
  path: 'placement/overview',
  access: 'user',
  summary: 'Seviye testinin durumu: yapılabilir mi, yarım kalan var mı',
  answer: z.object({
    /** There are enough questions for a test. */
    available: z.boolean(),
    ownLevel: levelName.nullable(),
    open: z.object({ id, answered: z.int(), remaining: z.int() }).nullable(),
    /** The level the last test found, where it is not the person's and may still be taken over. */
    untaken: z.object({ id, level: levelName }).nullable(),
    /** The person does not want to be offered it. */
    skipped: z.boolean(),
  }),
});

export const getPlacementAttempt = get({
  path: 'placement/attempt',
  access: 'user',
  summary: 'Bir seviye testi: sıradaki soru ya da sonuç',
  query: z.object({ id }),
  answer: placementAttempt,
  problems: ['not-found'],
});

export const startPlacement = post({
  path: 'placement/start',
  access: 'user',
  summary: 'Seviye testini başlatır; yarım kalan varsa onu verir',
  body: z.object({
    /** Made by the browser: the same one twice begins one. */
    attemptId: id,
    /** Gives up the test that is open, if there is one. */
    anew: z.boolean().default(false),
  }),
  answer: placementAttempt,
  problems: ['not-found'],
});

export const answerPlacement = post({
  path: 'placement/answer',
  access: 'user',
  summary: 'Sıradaki soruyu yanıtlar; aynı yanıt iki kez gelse de bir kez sayılır',
  body: z.object({
    attemptId: id,
    /** Another than the question now asked changes nothing. */
    itemId: plainText.min(1).max(120),
    /** From 0; null: "I do not know". */
    choice: z.int().min(0).max(20).nullable(),
  }),
  answer: placementAttempt,
  problems: ['not-found'],
});

export const acceptPlacement = post({
  path: 'placement/accept',
  access: 'user',
  summary: 'Son testin bulduğu seviyeyi kişinin seviyesi yapar',
  body: z.object({ attemptId: id }),
  answer: placementAttempt,
  problems: ['not-found'],
});

export const skipPlacement = post({
  path: 'placement/skip',
  access: 'user',
  summary: 'Seviye testi artık önerilmesin',
  answer: done,
});

export const listPlacements = post({
  path: 'placement/list',
  access: 'user',
  summary: 'Kişinin bitirdiği seviye testleri, en yenisi önce',
  body: z.object({ page, size }),
  answer: z.object({
    attempts: z.array(
      z.object({ id, finishedAt: instant, level: levelName, answered: z.int(), accepted: z.boolean() }),
    ),
    ...pageFrame,
  }),
});
