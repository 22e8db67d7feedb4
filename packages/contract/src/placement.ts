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
  /** The text of the test question: a sentence with a gap (`___`), or a short text. */
  text: z.string(),
  /** The question about the short text. Null for a sentence with a gap. */
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
    /** Whether the resulting level is retired. The learner cannot accept a retired level. */
    retired: z.boolean(),
  }),
  /** Probability that the learner has each level, from 0 to 1, in level order. */
  shares: z.array(levelName.extend({ share: z.number() })),
  /**
   * Estimated level per skill, for skills with enough answers. `from` and `to` are the lowest and highest level of
   * the 90 % confidence interval.
   */
  skills: z.array(z.object({ skill: placementSkill, level: levelName, from: levelName, to: levelName })),
  /** When the user accepted the level of the test result. Null if the user has not accepted the level. */
  acceptedAt: instant.nullable(),
  /** Whether this is the test that the user finished most recently. Only the level of this test can be accepted. */
  latest: z.boolean(),
});
export type PlacementResult = z.infer<typeof placementResult>;

/** The state of a placement test: the next question of an open test, or the result of a finished test. */
export const placementAttempt = z.object({
  id,
  startedAt: instant,
  answered: z.int(),
  /** Approximate number of remaining questions of the placement test. */
  remaining: z.int(),
  question: placementQuestion.nullable(),
  result: placementResult.nullable(),
});
export type PlacementAttempt = z.infer<typeof placementAttempt>;

export const getPlacementOverview = get({
  path: 'placement/overview',
  access: 'user',
  summary: 'The state of the placement test: whether it is available or unfinished',
  answer: z.object({
    /** Whether the library has enough questions for a test. */
    available: z.boolean(),
    /** Number of questions of a new placement test: the usual number and the maximum. */
    questions: z.object({ about: z.int(), most: z.int() }),
    ownLevel: levelName.nullable(),
    open: z.object({ id, answered: z.int(), remaining: z.int() }).nullable(),
    /**
     * The level of the most recent test. Null if there is no test, or if the level equals the user’s level or can no
     * longer be accepted.
     */
    untaken: z.object({ id, level: levelName }).nullable(),
    /** Whether the user has dismissed the offer of the placement test. */
    skipped: z.boolean(),
  }),
});

export const getPlacementAttempt = get({
  path: 'placement/attempt',
  access: 'user',
  summary: 'A placement test: the next question or the result',
  query: z.object({ id }),
  answer: placementAttempt,
  problems: ['not-found'],
});

export const startPlacement = post({
  path: 'placement/start',
  access: 'user',
  summary: 'Starts a placement test, or returns the unfinished one',
  body: z.object({
    /**
     * Id of a placement test, created by the browser. A second call with the same id returns the same test.
     */
    attemptId: id,
    /** Whether to abandon the user’s open test and start a new test. */
    anew: z.boolean().default(false),
  }),
  answer: placementAttempt,
  problems: ['not-found'],
});

export const answerPlacement = post({
  path: 'placement/answer',
  access: 'user',
  summary: 'Answers the current question; a repeated answer counts once',
  body: z.object({
    attemptId: id,
    /** Id of the answered item. If this item is not the current question, the call has no effect. */
    itemId: plainText.min(1).max(120),
    /** Index of the chosen option; the first option has index 0. Null means "I do not know". */
    choice: z.int().min(0).max(20).nullable(),
  }),
  answer: placementAttempt,
  problems: ['not-found'],
});

export const acceptPlacement = post({
  path: 'placement/accept',
  access: 'user',
  summary: 'Sets the user’s level to the result of the latest test',
  body: z.object({ attemptId: id }),
  answer: placementAttempt,
  problems: ['not-found'],
});

export const skipPlacement = post({
  path: 'placement/skip',
  access: 'user',
  summary: 'Stops suggesting the placement test',
  answer: done,
});

export const listPlacements = post({
  path: 'placement/list',
  access: 'user',
  summary: 'The placement tests that the user has completed, newest first',
  body: z.object({ page, size }),
  answer: z.object({
    attempts: z.array(
      z.object({ id, finishedAt: instant, level: levelName, answered: z.int(), accepted: z.boolean() }),
    ),
    ...pageFrame,
  }),
});
