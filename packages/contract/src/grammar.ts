import { z } from 'zod';
import { type AnswerOf, post } from './call.ts';
import { id, instant, plainText } from './common.ts';
import { correctionCode } from './feedback.ts';
import { levelAsked, offeredLevels } from './shelf.ts';
import { gapRound } from './vocabulary-gaps.ts';

const bilingual = z.object({ tr: z.string(), en: z.string() });
const lessonId = plainText.min(1).max(120);

/** A part of a grammar lesson: exercises with an explanation after each answer, or the check at the end. */
export const lessonPart = z.enum(['exercise', 'check']);
export type LessonPart = z.infer<typeof lessonPart>;

/** Minimum share of right answers in a passed check of a grammar lesson. */
export const lessonPassShare = 0.8;

/** Result of a finished check of a grammar lesson: `right` of `total` answers were right. */
const checkResult = z.object({ at: instant, right: z.int(), total: z.int(), passed: z.boolean() });

const lessonCard = z.object({
  id: z.string(),
  title: bilingual,
  levelId: z.string(),
  /** Error codes that the grammar lesson explains, the most important first. */
  codes: z.array(correctionCode),
  /** How often the learner made errors with the error codes of the lesson in the last three weeks. */
  errors: z.int(),
  /** Best finished check of the grammar lesson. Null if the learner has finished no check. */
  best: checkResult.nullable(),
});
export type LessonCard = z.infer<typeof lessonCard>;

export const listLessons = post({
  path: 'grammar/list',
  access: 'user',
  summary: 'Grammar lessons of a level, or all lessons about an error code',
  body: levelAsked.extend({
    /**
     * Selects only grammar lessons about one error code, at all levels, starting with the level nearest to
     * the learner’s level. `level` is then ignored.
     */
    code: correctionCode.optional(),
  }),
  answer: z.object({
    ...offeredLevels,
    /** The grammar lessons. Lessons about errors that the learner made recently are first. */
    lessons: z.array(lessonCard),
  }),
});

export const grammarLesson = z.object({
  ...lessonCard.shape,
  /** Explains when a Turkish speaker needs the grammar point, and what is difficult about it. */
  when: bilingual,
  form: z.object({
    columns: z.array(bilingual),
    /** Each row of the table of forms has one English cell for each column. */
    rows: z.array(z.object({ label: bilingual, cells: z.array(z.string()) })),
    note: bilingual.nullable(),
  }),
  /** A Turkish sentence, the English sentence with the same meaning, and the difference between them. */
  contrasts: z.array(z.object({ tr: z.string(), en: z.string(), why: bilingual })),
  examples: z.array(
    z.object({
      en: z.string(),
      tr: z.string(),
      /** The text that contains the example sentence. Null if the text is no longer published. */
      text: z
        .object({ id: z.string(), kind: z.enum(['reading', 'listening']), title: z.string() })
        .nullable(),
    }),
  ),
  mistake: z.object({ wrong: z.string(), right: z.string(), why: bilingual }),
  /** Number of cloze items that practise the grammar point. */
  items: z.int(),
  /** Whether the learner has finished a round of exercises. */
  exercised: z.boolean(),
});

export const getLesson = post({
  path: 'grammar/lesson',
  access: 'user',
  summary: 'One grammar lesson with the learner’s results',
  body: z.object({ id: lessonId }),
  answer: z.object({ lesson: grammarLesson }),
  problems: ['not-found'],
});
export type GrammarLesson = AnswerOf<typeof getLesson>['lesson'];

export const startLesson = post({
  path: 'grammar/start',
  access: 'user',
  summary: 'Exercises or check of a lesson: continues today’s unfinished round or starts a new one',
  body: z.object({
    lessonId,
    part: lessonPart,
    /** Id of a round, created by the browser. A second call with the same id returns the same round. */
    roundId: id,
  }),
  answer: z.object({
    /**
     * The round of cloze items. The learner answers the items with the call `vocabulary/answer-gap`. Null if
     * the lesson has no cloze items.
     */
    round: gapRound.nullable(),
  }),
  problems: ['not-found'],
});
