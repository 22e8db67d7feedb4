import { z } from 'zod';
import { get, post } from './call.ts';
import { id, plainText } from './common.ts';

/** One word of a dictated sentence beside what was typed for it. */
export const dictatedWord = z.object({
  /** `same`: as said; `other`: something else was typed; `missing`: nothing was; `extra`: typed, never said. */
  kind: z.enum(['same', 'other', 'missing', 'extra']),
  /** As it stands in the script, its punctuation with it; empty for an extra one. */
  said: z.string(),
  /** As it was typed; empty for a missing one. */
  given: z.string(),
});
export type DictatedWord = z.infer<typeof dictatedWord>;

export const dictatedSentence = z.object({
  /** Its number over the whole script. */
  sentence: z.int(),
  /** How many words it has. */
  words: z.int(),
  /** First letters of its words, for a hint. */
  initials: z.array(z.string()),
  /** What was typed and what it was worth; null until then. */
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
  summary: 'Bir dinlemenin son dikte çalışması; henüz yoksa boş',
  query: z.object({ textId: plainText.min(1).max(120) }),
  answer: z.object({
    dictation: openedDictation.nullable(),
    /** What a dictation is made from; null until the script has been listened to, its questions answered. */
    listeningId: id.nullable(),
  }),
});

export const startDictation = post({
  path: 'listening/start-dictation',
  access: 'user',
  summary: 'Dinlenmiş bir metinden dikte başlatır; yarım kalan varsa onu verir',
  body: z.object({
    /** Made by the browser: the same one twice begins one. */
    dictationId: id,
    listeningId: id,
  }),
  answer: openedDictation,
  problems: ['not-found'],
});

export const answerDictation = post({
  path: 'listening/answer-dictation',
  access: 'user',
  summary: 'Bir cümleyi yazıldığı gibi gönderir; ilk yanıt geçerlidir',
  body: z.object({
    dictationId: id,
    sentence: z.int().min(0).max(10_000),
    /** May be empty: nothing was understood. */
    text: plainText.max(500),
    hinted: z.boolean().default(false),
  }),
  answer: openedDictation,
  problems: ['not-found'],
});
