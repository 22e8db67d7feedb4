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

/** What stands on the cover of a text. */
const readingCover = {
  ...cover,
  type: readingType,
  words: z.int(),
  /** Whole minutes it takes at the reader's own pace, as far as it is known; at the level's usual one otherwise. */
  minutes: z.int(),
};

/** `begun`: there is something to go on with; `read`: to its last question, at least once. */
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
    /** Words a minute, of the last texts read; null until one was measured. */
    pace: z.int().nullable(),
  }),
});

/** One time a person reads a text. */
export const reading = z.object({
  id,
  startedAt: instant,
  /** The sentence last looked at, counted from 0 over the whole text. */
  sentence: z.int(),
  /** When the text was done and the questions came. */
  readAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** Words a minute; null where it was not measured or is none anybody reads at. */
  pace: z.int().nullable(),
});
export type Reading = z.infer<typeof reading>;

const openedReading = z.object({
  text: z.object({
    ...readingCover,
    variety: z.enum(['british', 'american']),
    paragraphs: z.array(z.string()),
    /** No longer offered; who began it may finish it. */
    retired: z.boolean(),
  }),
  /** The one to go on with, or the last one finished; null before the first. */
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
    /** Made by the browser: the same one twice begins one. */
    readingId: id,
    textId,
  }),
  answer: openedReading,
  problems: ['not-found'],
});

/** Sent while somebody reads, at most every 15 seconds: keeps the place and counts the time. */
export const reportReading = post({
  path: 'reading/report-progress',
  access: 'user',
  summary: 'Okumanın hangi cümlede olduğunu bildirir',
  body: z.object({
    readingId: id,
    sentence: z.int().min(0).max(10_000),
    /** Back after a pause: the time since the last report was not spent reading. */
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
