import { z } from 'zod';
import { askedQuestion, givenAnswer } from './asked-question.ts';
import { get, post } from './call.ts';
import { cefrLevel, done, id, instant, page, pageFrame, plainText, size } from './common.ts';

const bilingual = z.object({ tr: z.string(), en: z.string() });

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

const textId = plainText.min(1).max(120);

/** What stands on the cover of a script. */
const cover = {
  id: z.string(),
  title: z.string(),
  levelId: z.string(),
  topic: z.string().nullable(),
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
  ...cover,
  state: listeningState,
  /** Of the last time it was heard. */
  score: z.object({ right: z.int(), total: z.int() }).nullable(),
});
export type ListeningCard = z.infer<typeof listeningCard>;

export const getListeningChoices = get({
  path: 'listening/choices',
  access: 'user',
  summary: 'Bir seviyenin dinlemeleri, bugünün dinlemesi ve yarım kalanlar',
  query: z.object({
    /** The person's own level when left out. */
    level: plainText.max(60).optional(),
  }),
  answer: z.object({
    /** Null while the person has no level; scripts are then offered from one that suits most. */
    ownLevel: z.string().nullable(),
    level: z.string(),
    levels: z.array(z.object({ id: z.string(), cefr: cefrLevel, name: bilingual, published: z.int() })),
    texts: z.array(listeningCard),
    /** Where there is nothing at the level asked for: the nearest one that has something. */
    nearestLevel: z.string().nullable(),
    /** One for today; `done` once one was finished today. Null where there is nothing to hear. */
    today: z.object({ done: z.boolean(), text: listeningCard.nullable() }).nullable(),
    /** Begun and not finished, the last one first; also what has been retired meanwhile. */
    begun: z.array(listeningCard),
  }),
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
      /** Where the evidence stands in the whole script; null where it cannot be found in it. */
      sentence: z.int().nullable(),
    })
    .nullable(),
});
export type ListeningQuestion = z.infer<typeof listeningQuestion>;

const openedListening = z.object({
  text: z.object({
    ...cover,
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
        voice: z.enum(['basic', 'house']),
        /** Where each sentence of the script begins and ends, in seconds. */
        sentences: z.array(z.object({ from: z.number(), to: z.number() })),
      })
      .nullable(),
  }),
  problems: ['not-found', 'speech-failed'],
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
  body: z.object({ listeningId: id, questionId: plainText.min(1).max(240), choice: z.int().min(0).max(20) }),
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
        id,
        textId: z.string(),
        title: z.string(),
        levelId: z.string(),
        finishedAt: instant,
        right: z.int(),
        total: z.int(),
        /** Of the last dictation finished; null where there was none. */
        dictation: z.object({ rightWords: z.int(), allWords: z.int() }).nullable(),
      }),
    ),
    ...pageFrame,
  }),
});
