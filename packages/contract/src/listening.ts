import { z } from 'zod';
import { askedQuestion, choice, givenAnswer } from './asked-question.ts';
import { get, post } from './call.ts';
import { done, id, instant, page, pageFrame, plainText, size } from './common.ts';
import { choicesOf, cover, finishedText, levelAsked, score, textId } from './shelf.ts';

export const listeningType = z.enum([
  'dialogue',
  'announcement',
  'message',
  'story',
  'interview',
  'instructions',
  'talk',
  'phone-call',
  'news',
]);
export type ListeningType = z.infer<typeof listeningType>;

/** What stands on the cover of a script. */
const listeningCover = {
  ...cover,
  type: listeningType,
  /** How many people speak. */
  voices: z.int(),
  /** What it takes to hear at its own pace. */
  seconds: z.int(),
};

/** `begun`: there is something to go on with; `heard`: to its last question, at least once. */
export const listeningState = z.enum(['new', 'begun', 'heard']);
export type ListeningState = z.infer<typeof listeningState>;

export const listeningCard = z.object({
  ...listeningCover,
  state: listeningState,
  score,
});
export type ListeningCard = z.infer<typeof listeningCard>;

export const getListeningChoices = get({
  path: 'listening/choices',
  access: 'user',
  summary: 'Bir seviyenin dinlemeleri, bugünün dinlemesi ve yarım kalanlar',
  query: levelAsked,
  answer: z.object(choicesOf(listeningCard)),
});

/** One time a person listens to a script. */
export const listening = z.object({
  id,
  startedAt: instant,
  /** The sentence last heard, counted from 0 over the whole script. */
  sentence: z.int(),
  /** When the words were shown; null while they are hidden. */
  scriptShownAt: instant.nullable(),
  finishedAt: instant.nullable(),
});
export type Listening = z.infer<typeof listening>;

export const listeningQuestion = askedQuestion.extend({
  given: givenAnswer
    .extend({
      /** Where the evidence stands in the whole script, sentence by sentence; none that cannot be found in it. */
      sentences: z.array(z.int()),
    })
    .nullable(),
});
export type ListeningQuestion = z.infer<typeof listeningQuestion>;

const openedListening = z.object({
  text: z.object({
    ...listeningCover,
    variety: z.enum(['british', 'american']),
    speakers: z.array(z.object({ name: z.string(), voice: z.enum(['female', 'male']) })),
    /** Null while the words are to be heard, not read: until the last answer, or until they are asked for. */
    turns: z.array(z.object({ speaker: z.string(), text: z.string() })).nullable(),
    /** No longer offered; who began it may finish it. */
    retired: z.boolean(),
  }),
  /** The one to go on with, or the last one finished; null before the first. */
  listening: listening.nullable(),
  questions: z.array(listeningQuestion),
  /** The last dictation from this listening, where one was begun. */
  dictation: z.object({ finished: z.boolean(), rightWords: z.int(), allWords: z.int() }).nullable(),
});
export type OpenedListening = z.infer<typeof openedListening>;

export const getListening = get({
  path: 'listening/get',
  access: 'user',
  summary: 'Bir dinleme, sorularıyla ve kalınan yerle',
  query: z.object({ id: textId }),
  answer: openedListening,
  problems: ['not-found'],
});

export const startListening = post({
  path: 'listening/start',
  access: 'user',
  summary: 'Dinlemeyi başlatır; yarım kalan varsa onu verir',
  body: z.object({
    /** Made by the browser: the same one twice begins one. */
    listeningId: id,
    textId,
  }),
  answer: openedListening,
  problems: ['not-found'],
});

/** The sound of a script; while it is being made, to be asked for again. */
export const getListeningAudio = get({
  path: 'listening/audio',
  access: 'user',
  summary: 'Bir dinlemenin sesi ve cümlelerinin yerleri; hazır değilse hazırlanır',
  query: z.object({ listeningId: id }),
  answer: z.object({
    /** Null while it is being made. */
    audio: z
      .object({
        /** For an <audio> element; holds for half a day at least. */
        url: z.string(),
        seconds: z.number(),
        /** `basic`: the voice that comes with Pratik; `house`: the house's own service. */
        voice: z.enum(['basic', 'configured']),
        /** Where each sentence of the script begins and ends, in seconds. */
        sentences: z.array(z.object({ from: z.number(), to: z.number() })),
      })
      .nullable(),
  }),
  problems: ['not-found', 'speech-failed'],
  cost: 'sound',
});
export type ListeningAudio = NonNullable<z.infer<(typeof getListeningAudio)['answer']>['audio']>;

/** Sent while somebody listens, at most every 15 seconds: keeps the place and counts the time. */
export const reportListening = post({
  path: 'listening/report-progress',
  access: 'user',
  summary: 'Dinlemenin hangi cümlede olduğunu bildirir',
  body: z.object({
    listeningId: id,
    sentence: z.int().min(0).max(10_000),
    /** Back after a pause: the time since the last report was not spent listening. */
    resumed: z.boolean().default(false),
  }),
  answer: done,
  problems: ['not-found'],
});

export const showListeningScript = post({
  path: 'listening/show-script',
  access: 'user',
  summary: 'Metni sorular bitmeden gösterir; bundan sonraki yanıtlar okunarak verilmiş sayılır',
  body: z.object({ listeningId: id }),
  answer: openedListening,
  problems: ['not-found'],
});

export const answerListeningQuestion = post({
  path: 'listening/answer',
  access: 'user',
  summary: 'Bir soruyu yanıtlar; ilk yanıt geçerlidir',
  body: z.object({ listeningId: id, questionId: plainText.min(1).max(240), choice }),
  answer: openedListening,
  problems: ['not-found'],
});

export const listListenings = post({
  path: 'listening/list',
  access: 'user',
  summary: 'Kişinin bitirdiği dinlemeler, en yenisi önce',
  body: z.object({ page, size }),
  answer: z.object({
    listenings: z.array(
      z.object({
        ...finishedText,
        /** Of the last dictation finished; null where there was none. */
        dictation: z.object({ rightWords: z.int(), allWords: z.int() }).nullable(),
      }),
    ),
    ...pageFrame,
  }),
});
