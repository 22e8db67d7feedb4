import { z } from 'zod';
import { askedQuestion, choice } from './asked-question.ts';
import { get, post } from './call.ts';
import { done, id, instant, page, pageFrame, plainText, size } from './common.ts';
import { choicesOf, cover, finishedText, levelAsked, score, textId } from './shelf.ts';

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
]);
export type ReadingType = z.infer<typeof readingType>;

/** Metadata of a reading text. */
const readingCover = {
  ...cover,
  type: readingType,
  words: z.int(),
  /**
   * Estimated time in whole minutes, based on the reader’s own pace when known, otherwise on the level’s usual
   * pace.
   */
  minutes: z.int(),
};

/** `begun`: a reading is unfinished. `read`: finished at least once, including all questions. */
export const readingState = z.enum(['new', 'begun', 'read']);
export type ReadingState = z.infer<typeof readingState>;

export const readingCard = z.object({
  ...readingCover,
  state: readingState,
  score,
});
export type ReadingCard = z.infer<typeof readingCard>;

export const getReadingChoices = get({
  path: 'reading/choices',
  access: 'user',
  summary: 'Bir seviyenin okuma metinleri, bugünün metni ve yarım kalanlar',
  query: levelAsked,
  answer: z.object({
    ...choicesOf(readingCard),
    /** Words per minute over the last finished texts; null until it is measured. */
    pace: z.int().nullable(),
  }),
});

/** One session in which a user reads a text. */
export const reading = z.object({
  id,
  startedAt: instant,
  /** Index of the last viewed sentence, from 0 over the whole text. */
  sentence: z.int(),
  /** When the user finished the text and started the questions; null before that. */
  readAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** Words per minute; null when not measured or implausible. */
  pace: z.int().nullable(),
});
export type Reading = z.infer<typeof reading>;

const openedReading = z.object({
  text: z.object({
    ...readingCover,
    variety: z.enum(['british', 'american']),
    paragraphs: z.array(z.string()),
    /** The text is no longer offered. Users who have started it may finish it. */
    retired: z.boolean(),
  }),
  /** The unfinished reading, or the last finished one; null before the first. */
  reading: reading.nullable(),
  questions: z.array(askedQuestion),
});
export type OpenedReading = z.infer<typeof openedReading>;

export const getReading = get({
  path: 'reading/get',
  access: 'user',
  summary: 'Bir okuma metni, sorularıyla ve kalınan yerle',
  query: z.object({ id: textId }),
  answer: openedReading,
  problems: ['not-found'],
});

export const startReading = post({
  path: 'reading/start',
  access: 'user',
  summary: 'Okumayı başlatır; yarım kalan varsa onu verir',
  body: z.object({
    /** Created by the browser. A second call with the same id returns the same reading. */
    readingId: id,
    textId,
  }),
  answer: openedReading,
  problems: ['not-found'],
});

/** Sent while the user reads, at most every 15 seconds. Stores the position and counts the time. */
export const reportReading = post({
  path: 'reading/report-progress',
  access: 'user',
  summary: 'Okumanın hangi cümlede olduğunu bildirir',
  body: z.object({
    readingId: id,
    sentence: z.int().min(0).max(10_000),
    /** The user continues after a pause, so the time since the last report is not counted. */
    resumed: z.boolean().default(false),
  }),
  answer: done,
  problems: ['not-found'],
});

export const finishReadingText = post({
  path: 'reading/finish-text',
  access: 'user',
  summary: 'Metnin okunduğunu bildirir; sıra sorularda',
  body: z.object({ readingId: id }),
  answer: z.object({ reading }),
  problems: ['not-found'],
});

export const answerReadingQuestion = post({
  path: 'reading/answer',
  access: 'user',
  summary: 'Bir soruyu yanıtlar; ilk yanıt geçerlidir',
  body: z.object({ readingId: id, questionId: plainText.min(1).max(240), choice }),
  answer: z.object({ reading, question: askedQuestion }),
  problems: ['not-found'],
});

export const listReadings = post({
  path: 'reading/list',
  access: 'user',
  summary: 'Kişinin bitirdiği okumalar, en yenisi önce',
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
