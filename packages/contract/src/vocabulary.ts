import { z } from 'zod';
import { get, post } from './call.ts';
import { day, done, id, instant, oneLine, page, pageFrame, plainText, size } from './common.ts';

/** Where a word was met. */
export const wordOrigin = z.enum(['reading', 'listening', 'chat', 'own']);
export type WordOrigin = z.infer<typeof wordOrigin>;

/** Something to learn: a sign alone is no word. */
const letters = /[\p{L}\p{N}]/u;

const meaning = oneLine.trim().min(1).max(300).regex(letters, { error: 'Kelimenin anlamını yazın' });

export const saveWord = post({
  path: 'vocabulary/save-word',
  access: 'user',
  summary: 'Bir kelimeyi kişinin kelimelerine ekler; aynı kelime ve anlam bir kez eklenir',
  body: z.object({
    /** Made by the browser: the same one twice adds one. */
    id,
    word: oneLine.trim().min(1).max(80).regex(letters, { error: 'Bir kelime yazın' }),
    meaning,
    /** The English sentence it was met in. */
    sentence: plainText.trim().max(1000).optional(),
    from: z.object({
      kind: wordOrigin,
      /** Of the text, script or conversation. */
      id: plainText.max(120).optional(),
    }),
  }),
  answer: z.object({
    cardId: id,
    /** It was among their words before. */
    already: z.boolean(),
  }),
  problems: ['not-found'],
});

/** How well it was known, as FSRS counts: 1 again, 2 hard, 3 good, 4 easy. */
export const grade = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type Grade = z.infer<typeof grade>;

/**
 * `recognise`: from the English, the Turkish; `recall`: from the Turkish, the English is typed; `fill`: what is missing
 * in its example sentence is typed.
 */
export const reviewMode = z.enum(['recognise', 'recall', 'fill']);
export type ReviewMode = z.infer<typeof reviewMode>;

export const vocabularyCard = z.object({
  id,
  word: z.string(),
  meaning: z.string(),
  /** Other English answers that are right. */
  also: z.array(z.string()),
  pos: z.string().nullable(),
  ipa: z.string().nullable(),
  sentence: z.object({ en: z.string(), tr: z.string().nullable() }).nullable(),
  origin: z.union([wordOrigin, z.literal('level')]),
  /** The learner's own remark. */
  note: z.string().nullable(),
  state: z.enum(['new', 'learning', 'review', 'relearning']),
  due: instant,
  /** It comes on the learner's present day, or was to come before. */
  dueToday: z.boolean(),
  reps: z.int(),
  lapses: z.int(),
  suspended: z.boolean(),
  /** Suspended because it was forgotten too often. */
  setAside: z.boolean(),
  /** Put off until the learner's next day. */
  buried: z.boolean(),
});
export type VocabularyCard = z.infer<typeof vocabularyCard>;

/** A card as it is asked next. */
export const askedCard = z.object({
  ...vocabularyCard.shape,
  mode: reviewMode,
  /** The example sentence around the word, which stands in it in the form of `answer`; where it is asked to be filled. */
  gap: z.object({ before: z.string(), answer: z.string(), after: z.string() }).nullable(),
  /** In how many seconds it would come again after each grade, from 1 to 4. */
  next: z.tuple([z.int(), z.int(), z.int(), z.int()]),
});
export type AskedCard = z.infer<typeof askedCard>;

const newPerDay = z.int().min(0).max(30);

export const getVocabularySession = post({
  path: 'vocabulary/session',
  access: 'user',
  summary: 'Bugün sorulacak kelimeler: zamanı gelenler, sonra günün yenileri',
  answer: z.object({
    /** In the order they are asked; the first of them where there are very many. */
    cards: z.array(askedCard),
    /** Of all today's, also those beyond the first. */
    due: z.int(),
    fresh: z.int(),
    answeredToday: z.int(),
    newPerDay,
    /** Words the person has, suspended ones too. */
    words: z.int(),
    /** When the next card comes after today; null where none waits. */
    nextDueAt: instant.nullable(),
  }),
});

export const reviewWords = post({
  path: 'vocabulary/review',
  access: 'user',
  summary: 'Verilen yanıtları işler; aynı yanıt iki kez gelse de bir kez sayılır',
  body: z.object({
    /** The device's own clock now: what it is wrong by is taken off the answers' times. */
    sentAt: instant,
    reviews: z
      .array(
        z.object({
          /** Made by the browser. */
          id,
          cardId: id,
          grade,
          mode: reviewMode,
          typed: plainText.max(200).optional(),
          at: instant,
        }),
      )
      .min(1)
      .max(100),
  }),
  answer: z.object({
    /** As they stand now; a card that is gone is left out. */
    cards: z.array(askedCard),
  }),
});

export const undoReview = post({
  path: 'vocabulary/undo-review',
  access: 'user',
  summary: 'Bir kelimenin son yanıtını geri alır',
  body: z.object({ reviewId: id }),
  answer: z.object({ card: askedCard }),
  problems: ['not-found', 'conflict'],
});

export const wordFilter = z.enum(['all', 'new', 'learning', 'due', 'suspended', 'hard', 'aside']);
export type WordFilter = z.infer<typeof wordFilter>;

export const wordFilters = {
  filter: wordFilter.default('all'),
  /** In the word or its meaning. */
  search: oneLine.trim().max(80).default(''),
};

export const listWords = post({
  path: 'vocabulary/list',
  access: 'user',
  summary: 'Kişinin kelimeleri, en yeni eklenen önce',
  body: z.object({ ...wordFilters, page, size }),
  answer: z.object({ cards: z.array(vocabularyCard), ...pageFrame }),
});

export const exportWords = post({
  cost: 'copy',
  path: 'vocabulary/export',
  access: 'user',
  summary: 'Kişinin süzülmüş kelimeleri, CSV olarak',
  body: z.object(wordFilters),
  answer: z.string(),
  answerKind: 'csv',
});

export const changeWord = post({
  path: 'vocabulary/change-word',
  access: 'user',
  summary: 'Bir kelimeyi askıya alır, sürdürür, yarına bırakır, çıkarır ya da çıkarılanı geri getirir',
  body: z.object({
    cardId: id,
    change: z.enum(['suspend', 'resume', 'bury', 'unbury', 'remove', 'restore']),
  }),
  answer: z.object({ card: vocabularyCard }),
  problems: ['not-found'],
});

export const editWord = post({
  path: 'vocabulary/edit-word',
  access: 'user',
  summary: 'Bir kelimenin anlamını, örneğini ve notunu değiştirir; zamanı olduğu gibi kalır',
  body: z.object({
    cardId: id,
    meaning,
    sentence: plainText.trim().max(1000),
    sentenceTr: plainText.trim().max(1000),
    note: plainText.trim().max(500),
  }),
  answer: z.object({ card: vocabularyCard }),
  problems: ['not-found'],
});

export const getExtraPractice = post({
  path: 'vocabulary/extra',
  access: 'user',
  summary: 'Ek alıştırma için kelimeler: en çok zorlananlar önce; hiçbir tarihi değiştirmez',
  answer: z.object({ cards: z.array(askedCard) }),
});

export const answerExtra = post({
  path: 'vocabulary/answer-extra',
  access: 'user',
  summary: 'Ek alıştırmada verilen bir yanıtı yazar; aynı yanıt iki kez gelse de bir kez sayılır',
  body: z.object({
    /** Made by the browser. */
    id,
    cardId: id,
    known: z.boolean(),
  }),
  answer: done,
  problems: ['not-found'],
});

export const getVocabularyFigures = get({
  path: 'vocabulary/figures',
  access: 'user',
  summary: 'Kelimelerin geleceği ve geçmişi: günlere göre tekrarlar, aylara göre hatırlama, olgunluk',
  answer: z.object({
    /** The present day and the 29 after it; what is overdue counts to the present day. */
    forecast: z.array(z.object({ day, due: z.int() })),
    /** The last twelve months with any answers to words known before, oldest first; `month` is its first day. */
    retention: z.array(z.object({ month: day, asked: z.int(), known: z.int() })),
    /** `mature`: to come after three weeks or more. Suspended words are counted apart. */
    maturity: z.object({
      new: z.int(),
      learning: z.int(),
      young: z.int(),
      mature: z.int(),
      suspended: z.int(),
    }),
  }),
});

export const setVocabularyPace = post({
  path: 'vocabulary/set-pace',
  access: 'user',
  summary: 'Günde kaç yeni kelime sorulacağını belirler',
  body: z.object({ newPerDay }),
  answer: done,
});
