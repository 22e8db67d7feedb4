import { z } from 'zod';
import { askedQuestion, choice, givenAnswer } from './asked-question.ts';
import { get, post } from './call.ts';
import { done, id, instant, page, pageFrame, plainText, size } from './common.ts';
import { choicesOf, cover, finishedText, levelAsked, recap, score, textId } from './shelf.ts';
import { soundFormat } from './sound-format.ts';

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
  'podcast',
  'lecture',
]);
export type ListeningType = z.infer<typeof listeningType>;

/** Metadata of a listening script. */
const listeningCover = {
  ...cover,
  type: listeningType,
  /** Number of speakers in the listening script. */
  voices: z.int(),
  /** Duration of the listening script in seconds, at its speech rate. */
  seconds: z.int(),
};

/**
 * State of a listening script for a learner. `begun`: started but not finished. `heard`: the learner has finished
 * it at least once and answered all its questions.
 */
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
  summary: 'The listenings of a level, today’s listening and unfinished ones',
  query: levelAsked,
  answer: z.object(choicesOf(listeningCard)),
});

/** A listening exercise: one session in which a user listens to a script and answers its questions. */
export const listening = z.object({
  id,
  startedAt: instant,
  /** Index of the last played sentence in the whole script. The first sentence has index 0. */
  sentence: z.int(),
  /** When the text of the script was shown to the learner. Null while the text is hidden. */
  scriptShownAt: instant.nullable(),
  finishedAt: instant.nullable(),
});
export type Listening = z.infer<typeof listening>;

export const listeningQuestion = askedQuestion.extend({
  given: givenAnswer
    .extend({
      /**
       * Indexes, in the whole script, of the sentences that contain the evidence for an answer. Evidence that
       * is not found in the script is omitted.
       */
      sentences: z.array(z.int()),
    })
    .nullable(),
});
export type ListeningQuestion = z.infer<typeof listeningQuestion>;

const openedListening = z.object({
  text: z.object({
    ...listeningCover,
    variety: z.enum(['british', 'american']),
    recap,
    speakers: z.array(
      z.object({
        name: z.string(),
        voice: z.enum(['female', 'male']),
        /**
         * The accent of a speaker whose English differs from British English. Null for speakers of British
         * English.
         */
        accent: z.enum(['american', 'irish', 'indian', 'non-native']).nullable(),
      }),
    ),
    /**
     * The turns of the script. Null while the text is hidden. The text is shown after the last answer, or earlier
     * if the learner reveals it.
     */
    turns: z.array(z.object({ speaker: z.string(), text: z.string() })).nullable(),
    /**
     * Whether the script is retired, so that it is no longer offered. A learner who has already started the
     * listening may finish it.
     */
    retired: z.boolean(),
  }),
  /**
   * The unfinished exercise or, if there is none, the most recently finished exercise. Null if the learner has
   * never started the exercise.
   */
  listening: listening.nullable(),
  questions: z.array(listeningQuestion),
  /** The most recent dictation for this exercise. Null before the first dictation. */
  dictation: z.object({ finished: z.boolean(), rightWords: z.int(), allWords: z.int() }).nullable(),
});
export type OpenedListening = z.infer<typeof openedListening>;

export const getListening = get({
  path: 'listening/get',
  access: 'user',
  summary: 'A listening exercise with its questions and the saved position',
  query: z.object({ id: textId }),
  answer: openedListening,
  problems: ['not-found'],
});

export const startListening = post({
  path: 'listening/start',
  access: 'user',
  summary: 'Starts a listening exercise, or returns the unfinished one',
  body: z.object({
    /**
     * Id of a listening exercise, created by the browser. A second call with the same id returns the same
     * exercise.
     */
    listeningId: id,
    textId,
  }),
  answer: openedListening,
  problems: ['not-found'],
});

/** Returns the audio of a script. While the audio is being generated, the client repeats the call. */
export const getListeningAudio = get({
  path: 'listening/audio',
  access: 'user',
  summary:
    'The recording of a listening exercise and the times of its sentences; the recording is made first when needed',
  query: z.object({ listeningId: id, format: soundFormat.default('flac') }),
  answer: z.object({
    /** The audio of the script. Null while the server generates the audio. */
    audio: z
      .object({
        /** URL of the audio for an `<audio>` element, valid for at least 12 hours. */
        url: z.string(),
        seconds: z.number(),
        /**
         * Source of the audio. `basic`: the bundled voice. `configured`: the organisation’s speech provider.
         */
        voice: z.enum(['basic', 'configured']),
        /** Start and end of each sentence of the script, in seconds. */
        sentences: z.array(z.object({ from: z.number(), to: z.number() })),
      })
      .nullable(),
  }),
  problems: ['not-found', 'speech-failed'],
  cost: 'sound',
});
export type ListeningAudio = NonNullable<z.infer<(typeof getListeningAudio)['answer']>['audio']>;

/**
 * Stores the playback position and counts the listening time. The browser sends this call at most every 15 seconds
 * while the user listens.
 */
export const reportListening = post({
  path: 'listening/report-progress',
  access: 'user',
  summary: 'Reports the sentence that the listener has reached',
  body: z.object({
    listeningId: id,
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

export const showListeningScript = post({
  path: 'listening/show-script',
  access: 'user',
  summary: 'Shows the script before all questions are answered; later answers count as read',
  body: z.object({ listeningId: id }),
  answer: openedListening,
  problems: ['not-found'],
});

export const answerListeningQuestion = post({
  path: 'listening/answer',
  access: 'user',
  summary: 'Answers a question; only the first answer counts',
  body: z.object({ listeningId: id, questionId: plainText.min(1).max(240), choice }),
  answer: openedListening,
  problems: ['not-found'],
});

export const listListenings = post({
  path: 'listening/list',
  access: 'user',
  summary: 'The listenings that the user has completed, newest first',
  body: z.object({ page, size }),
  answer: z.object({
    listenings: z.array(
      z.object({
        ...finishedText,
        /** Result of the most recently finished dictation. Null if there is no finished dictation. */
        dictation: z.object({ rightWords: z.int(), allWords: z.int() }).nullable(),
      }),
    ),
    ...pageFrame,
  }),
});
