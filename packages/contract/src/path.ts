import { z } from 'zod';
import { type AnswerOf, get, post } from './call.ts';
import { id, instant, oneLine } from './common.ts';
import { levelSkill } from './level.ts';
import { levelAsked, offeredLevels } from './shelf.ts';
import { gapOutcome } from './vocabulary-gaps.ts';

/** The learning path: the units of each level, their checks, and the learner’s progress. */

const bilingual = z.object({ tr: z.string(), en: z.string() });
const unitId = oneLine.min(1).max(120);

/**
 * The eight themes of the Turkish national English programme for grades 2 to 12 (Türkiye Yüzyılı Maarif Modeli,
 * Ministry of National Education, 2025).
 */
export const unitThemes = [
  'school-life',
  'classroom-life',
  'personal-life',
  'family-life',
  'neighbourhood-and-city',
  'country',
  'world',
  'universe-and-future',
] as const;
export const unitTheme = z.enum(unitThemes);
export type UnitTheme = z.infer<typeof unitTheme>;

/**
 * State of a unit for a learner. `new`: the learner has done nothing. `begun`: the learner has completed a
 * step or answered a question of the check. `passed`: the check is passed, but a review remains. `done`: the
 * check and all reviews are passed.
 */
export const unitState = z.enum(['new', 'begun', 'passed', 'done']);
export type UnitState = z.infer<typeof unitState>;

/** Minimum share of right answers in a passed check or review of a unit. */
export const unitPassShare = 0.8;

const result = z.object({ at: instant, right: z.int(), total: z.int(), passed: z.boolean() });

const unitCard = z.object({
  id: z.string(),
  /** Position of the unit in its level, starting at 1. */
  number: z.int(),
  title: bilingual,
  goal: bilingual,
  theme: unitTheme,
  state: unitState,
  stepsDone: z.int(),
  steps: z.int(),
  /** When the next review of the unit is due. Null if the check is not passed, or if all reviews are passed. */
  reviewDueAt: instant.nullable(),
});
export type UnitCard = z.infer<typeof unitCard>;

export const getPath = post({
  path: 'path/get',
  access: 'user',
  summary: 'The units of a level with the learner’s progress',
  body: levelAsked,
  answer: z.object({
    ...offeredLevels,
    units: z.array(unitCard),
    /**
     * The unit with which the learner continues: the first unit whose check is not passed. Null if all checks
     * are passed.
     */
    currentUnitId: z.string().nullable(),
  }),
});
export type Path = AnswerOf<typeof getPath>;

export const stepKinds = ['words', 'grammar', 'reading', 'listening', 'writing', 'chat'] as const;
export const stepKind = z.enum(stepKinds);
export type StepKind = z.infer<typeof stepKind>;

/** One step of a unit: a lesson, a text, a writing prompt or a scenario; or all words of the unit. */
export const unitStep = z.object({
  kind: stepKind,
  /** Id of the library item of the step. Null for the step that contains the words of the unit. */
  itemId: z.string().nullable(),
  /** Title of the step. Null for the step that contains the words of the unit. */
  title: bilingual.nullable(),
  done: z.boolean(),
  /** Estimated minutes that the step takes. */
  minutes: z.int(),
});
export type UnitStep = z.infer<typeof unitStep>;

/** A sentence that says what a learner can do after the unit. */
export const unitStatement = z.object({
  skill: levelSkill,
  /** Name of the scale in the CEFR Companion Volume (2020) to which the can-do statement belongs. */
  scale: z.string(),
  text: bilingual,
});
export type UnitStatement = z.infer<typeof unitStatement>;

/**
 * A round of questions on a unit. `check`: the check at the end of the unit. `review`: a short round some
 * days after the check.
 */
export const checkPart = z.enum(['check', 'review']);
export type CheckPart = z.infer<typeof checkPart>;

export const unitDetails = unitCard.extend({
  levelId: z.string(),
  canDo: z.array(unitStatement),
  stepList: z.array(unitStep),
  /** Number of words of the unit that the learner has as cards, and number of all words of the unit. */
  words: z.object({ known: z.int(), all: z.int() }),
  /** The finished checks and reviews of the unit, newest first, at most ten. */
  results: z.array(result.extend({ part: checkPart })),
  /** Id of the learner’s unfinished check or review of the unit. */
  openCheckId: id.nullable(),
  /** The unit that follows this unit in the level. */
  next: z.object({ id: z.string(), title: bilingual }).nullable(),
});
export type UnitDetails = z.infer<typeof unitDetails>;

export const getUnit = post({
  path: 'path/get-unit',
  access: 'user',
  summary: 'One unit with its steps and the learner’s results',
  body: z.object({ id: unitId }),
  answer: z.object({ unit: unitDetails }),
  problems: ['not-found'],
});

export const checkQuestion = z.object({
  /** Number of the question in the check, starting at 1. */
  number: z.int(),
  /** What the question is about: a grammar point or a word of the unit. */
  about: z.enum(['grammar', 'words']),
  /** Text of the question before and after the gap. */
  before: z.string(),
  after: z.string(),
  /** Turkish translation of the whole sentence with the gap. */
  tr: z.string(),
  /** Options of the question. Empty if the learner types the answer. */
  options: z.array(z.string()),
});
export type CheckQuestion = z.infer<typeof checkQuestion>;

export const answeredQuestion = checkQuestion.extend({
  answer: z.string(),
  outcome: gapOutcome,
  /** All right answers to the question, the best answer first. */
  answers: z.array(z.string()),
  /** Explanation of the answer in Turkish. Empty for a question on a word. */
  why: z.string(),
});
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

export const unitCheck = z.object({
  id,
  unitId: z.string(),
  unitTitle: bilingual,
  part: checkPart,
  answered: z.array(answeredQuestion),
  /** Minimum and maximum number of questions of the check of a unit. */
  length: z.object({ least: z.int(), most: z.int() }),
  /** The next question of the check. Null when the check is finished. */
  question: checkQuestion.nullable(),
  /** Result of the check. Null until the check is finished. `nextReviewAt` is null if no review follows. */
  finished: result.extend({ nextReviewAt: instant.nullable() }).nullable(),
});
export type UnitCheck = z.infer<typeof unitCheck>;

export const startUnitCheck = post({
  path: 'path/start-check',
  access: 'user',
  summary: 'Starts the check or the due review of a unit, or returns the unfinished one',
  body: z.object({
    unitId,
    /** Id of a check, created by the browser. A second call with the same id returns the same check. */
    checkId: id,
  }),
  answer: z.object({
    /** The check. Null if the unit has too few published items for a check. */
    check: unitCheck.nullable(),
  }),
  problems: ['not-found'],
});

export const getUnitCheck = post({
  path: 'path/get-check',
  access: 'user',
  summary: 'A check or review with the answers given',
  body: z.object({ checkId: id }),
  answer: z.object({ check: unitCheck }),
  problems: ['not-found'],
});

export const answerUnitCheck = post({
  path: 'path/answer-check',
  access: 'user',
  summary: 'Answers a question of a check; only the first answer counts',
  body: z.object({
    checkId: id,
    number: z.int().min(1).max(50),
    /** The learner’s answer. Empty if the learner does not know the answer. */
    answer: oneLine.trim().max(200),
  }),
  answer: z.object({ check: unitCheck }),
  problems: ['not-found'],
});

/** A unit with its can-do statements and its theme, for the map of CEFR scales and themes. */
export const mappedUnit = z.object({
  id: z.string(),
  levelId: z.string(),
  number: z.int(),
  title: bilingual,
  theme: unitTheme,
  canDo: z.array(unitStatement),
});

export type MappedUnit = z.infer<typeof mappedUnit>;

export const getPathMap = get({
  path: 'path/map',
  access: 'user',
  summary: 'All units with their CEFR scales and themes of the national programme',
  answer: z.object({ units: z.array(mappedUnit) }),
});
