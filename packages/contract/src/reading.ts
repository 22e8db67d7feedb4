import { z } from 'zod';
import { askedQuestion, choice } from './asked-question.ts';
import { get, post } from './call.ts';
import { done, id, instant, page, pageFrame, plainText, size } from './common.ts';
import { choicesOf, cover, finishedText, levelAsked, recap, score, textId } from './shelf.ts';

export const readingType = z.enum([
  'message',
  'notice',
  'story',
  'article',
  'review',
  'interview',
  'instructions',
  'diary',
  'letter',
  'form',
  'timetable',
  'menu',
  'advert',
  'chat',
  'email',
  'news',
  'opinions',
]);
export type ReadingType = z.infer<typeof readingType>;

/** Metadata of a reading text. */
const readingCover = {
  ...cover,
  type: readingType,
  words: z.int(),
  /**
   * Estimated reading time in whole minutes. It is based on the measured speed of the reader or, if there is no
   * measurement, on the typical speed at the level.
   */
  minutes: z.int(),
};

/**
 * State of a text for a learner. `begun`: started but not finished. `read`: the learner has finished it at least
 * once and answered all its questions.
 */
export const readingState = z.enum(['new', 'begun', 'read']);
export type ReadingState = z.infer<typeof readingState>;

export const readingCard = z.object({
  ...readingCover,
  /** The first sentence of the text after headings and salutations. Null for a text without such a sentence. */
  teaser: z.string().nullable(),
  state: readingState,
  score,
});
export type ReadingCard = z.infer<typeof readingCard>;

export const getReadingChoices = get({
  path: 'reading/choices',
  access: 'user',
  summary: 'The readings of a level, today’s reading and unfinished ones',
  query: levelAsked,
  answer: z.object({
    ...choicesOf(readingCard),
    /**
     * Average reading speed in words per minute over the texts that the user finished most recently. Null if no
     * speed has been measured.
     */
    pace: z.int().nullable(),
  }),
});

/** A reading: one session in which a user reads a text and answers its questions. */
export const reading = z.object({
  id,
  startedAt: instant,
  /** Index of the last viewed sentence in the whole reading text. The first sentence has index 0. */
  sentence: z.int(),
  /** When the user finished the text and started the questions. Null until the user has finished the text. */
  readAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /**
   * The user’s reading speed in words per minute. Null if the speed was not measured or the measurement is
   * implausible.
   */
  pace: z.int().nullable(),
});
export type Reading = z.infer<typeof reading>;

const openedReading = z.object({
  text: z.object({
    ...readingCover,
    variety: z.enum(['british', 'american']),
    recap,
    paragraphs: z.array(z.string()),
    /**
     * Whether the text is retired, so that it is no longer offered. A user who has already started the reading may
     * finish it.
     */
    retired: z.boolean(),
  }),
  /**
   * The unfinished reading or, if there is none, the most recently finished reading. Null if the user has never
   * started this text.
   */
  reading: reading.nullable(),
  questions: z.array(askedQuestion),
});
export type OpenedReading = z.infer<typeof openedReading>;

export const getReading = get({
  path: 'reading/get',
  access: 'user',
  summary: 'A reading with its questions and the saved position',
  query: z.object({ id: textId }),
  answer: openedReading,
  problems: ['not-found'],
});

export const startReading = post({
  path: 'reading/start',
  access: 'user',
  summary: 'Starts a reading, or returns the unfinished one',
  body: z.object({
    /** Id of a reading, created by the browser. A second call with the same id returns the same reading. */
    readingId: id,
    textId,
  }),
  answer: openedReading,
  problems: ['not-found'],
});

/**
 * Stores the reading position and counts the reading time. The browser sends this call at most every 15 seconds
 * while the user reads.
 */
export const reportReading = post({
  path: 'reading/report-progress',
  access: 'user',
  summary: 'Reports the sentence that the reader has reached',
  body: z.object({
    readingId: id,
    sentence: z.int().min(0).max(10_000),
    /**
     * True in the first progress report after a pause. The time between the previous report and this report
     * is then not counted.
     */
    resumed: z.boolean().default(false),
  }),
  answer: done,
  problems: ['not-found'],
});

export const finishReadingText = post({
  path: 'reading/finish-text',
  access: 'user',
  summary: 'Reports that the text has been read, so that the questions follow',
  body: z.object({ readingId: id }),
  answer: z.object({ reading }),
  problems: ['not-found'],
});

export const answerReadingQuestion = post({
  path: 'reading/answer',
  access: 'user',
  summary: 'Answers a question; only the first answer counts',
  body: z.object({ readingId: id, questionId: plainText.min(1).max(240), choice }),
  answer: z.object({ reading, question: askedQuestion }),
  problems: ['not-found'],
});

export const listReadings = post({
  path: 'reading/list',
  access: 'user',
  summary: 'The readings that the user has completed, newest first',
  body: z.object({ page, size }),
  answer: z.object({
    readings: z.array(
      z.object({
        ...finishedText,
        pace: z.int().nullable(),
      }),
    ),
    ...pageFrame,
  }),
});
