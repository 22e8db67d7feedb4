import { z } from 'zod';
import { get, post } from './call.ts';
import { id, plainText } from './common.ts';

/** One word of a dictated sentence, compared with the words that the learner typed. */
export const dictatedWord = z.object({
  /**
   * Result of the comparison. `same`: the learner typed this word. `other`: the learner typed another word in its
   * place. `missing`:
   * the learner omitted the word. `extra`: the typed word is not in the sentence.
   */
  kind: z.enum(['same', 'other', 'missing', 'extra']),
  /** The word as printed in the script, with its punctuation. Empty for an extra word. */
  said: z.string(),
  /** The word as the learner typed it. Empty for a missing word. */
  given: z.string(),
});
export type DictatedWord = z.infer<typeof dictatedWord>;

export const dictatedSentence = z.object({
  /** Index of the dictated sentence in the whole script. The first sentence has index 0. */
  sentence: z.int(),
  /** Number of words in the dictated sentence. */
  words: z.int(),
  /** The first letter of each word in the dictated sentence, shown as a hint. */
  initials: z.array(z.string()),
  /** The learner’s typed text with its result. Null until the learner answers. */
  given: z
    .object({
      text: z.string(),
      hinted: z.boolean(),
      diff: z.array(dictatedWord),
      rightWords: z.int(),
      allWords: z.int(),
    })
    .nullable(),
});
export type DictatedSentence = z.infer<typeof dictatedSentence>;

const openedDictation = z.object({
  id,
  listeningId: id,
  text: z.object({ id: z.string(), title: z.string(), levelId: z.string() }),
  sentences: z.array(dictatedSentence),
  finished: z.boolean(),
});
export type OpenedDictation = z.infer<typeof openedDictation>;

export const getDictation = get({
  path: 'listening/dictation',
  access: 'user',
  summary: 'The latest dictation of a listening exercise; null when there is none',
  query: z.object({ textId: plainText.min(1).max(120) }),
  answer: z.object({
    dictation: openedDictation.nullable(),
    /**
     * Id of a finished listening, which a dictation requires. Null until the learner has answered all questions of
     * this listening.
     */
    listeningId: id.nullable(),
  }),
});

export const startDictation = post({
  path: 'listening/start-dictation',
  access: 'user',
  summary: 'Starts a dictation of a completed listening, or returns the unfinished one',
  body: z.object({
    /** Id created by the browser. A second call with the same id returns the same dictation. */
    dictationId: id,
    listeningId: id,
  }),
  answer: openedDictation,
  problems: ['not-found'],
});

export const answerDictation = post({
  path: 'listening/answer-dictation',
  access: 'user',
  summary: 'Submits a sentence as it was typed; only the first answer counts',
  body: z.object({
    dictationId: id,
    sentence: z.int().min(0).max(10_000),
    /** The sentence that the learner typed in the dictation. Empty if the learner understood nothing. */
    text: plainText.max(500),
    hinted: z.boolean().default(false),
  }),
  answer: openedDictation,
  problems: ['not-found'],
});
