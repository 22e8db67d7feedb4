import { z } from 'zod';
import { get, post } from './call.ts';
import { day, done, id, instant, oneLine, page, pageFrame, plainText, size } from './common.ts';

/** Where the learner met a word. */
export const wordOrigin = z.enum(['reading', 'listening', 'chat', 'own']);
export type WordOrigin = z.infer<typeof wordOrigin>;

/** A word must contain a letter or a digit. */
const letters = /[\p{L}\p{N}]/u;

const meaning = oneLine.trim().min(1).max(300).regex(letters, { error: 'meaning-missing' });

export const saveWord = post({
  path: 'vocabulary/save-word',
  access: 'user',
  summary: 'Bir kelimeyi kişinin kelimelerine ekler; aynı kelime ve anlam bir kez eklenir',
  body: z.object({
    /** Created by the browser. A word sent twice with the same id is added once. */
    id,
    word: oneLine.trim().min(1).max(80).regex(letters, { error: 'word-missing' }),
    meaning,
    /** The English sentence in which the word occurred. */
    sentence: plainText.trim().max(1000).optional(),
    from: z.object({
      kind: wordOrigin,
      /** Id of the text, script or conversation. */
      id: plainText.max(120).optional(),
    }),
  }),
  answer: z.object({
    cardId: id,
    /** The user already had the word. */
    already: z.boolean(),
  }),
  problems: ['not-found'],
});

/** FSRS grade: 1 again, 2 hard, 3 good, 4 easy. */
export const grade = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type Grade = z.infer<typeof grade>;

/**
 * `recognise`: the English is shown and the learner recalls the Turkish. `recall`: the Turkish is shown and the
 * English is typed. `fill`: the missing word of the example sentence is typed.
 */
export const reviewMode = z.enum(['recognise', 'recall', 'fill']);
export type ReviewMode = z.infer<typeof reviewMode>;

export const vocabularyCard = z.object({
  id,
  word: z.string(),
  meaning: z.string(),
  /** Other accepted English answers. */
  also: z.array(z.string()),
  pos: z.string().nullable(),
  ipa: z.string().nullable(),
  sentence: z.object({ en: z.string(), tr: z.string().nullable() }).nullable(),
  origin: z.union([wordOrigin, z.literal('level')]),
  /** The learner’s own note. */
  note: z.string().nullable(),
  state: z.enum(['new', 'learning', 'review', 'relearning']),
  due: instant,
  /** Due on the learner’s current day, or overdue. */
  dueToday: z.boolean(),
  reps: z.int(),
  lapses: z.int(),
  suspended: z.boolean(),
  /** Suspended as a leech: forgotten too often. */
  setAside: z.boolean(),
  /** Postponed to the learner’s next day. */
  buried: z.boolean(),
});
export type VocabularyCard = z.infer<typeof vocabularyCard>;

/** A card with the mode of its next review. */
export const askedCard = z.object({
  ...vocabularyCard.shape,
  mode: reviewMode,
  /**
   * For `fill`: the example sentence around the word; `answer` is the word in the form used there. Null for other
   * modes.
   */
  gap: z.object({ before: z.string(), answer: z.string(), after: z.string() }).nullable(),
  /** Seconds until the next review after each grade, from 1 to 4. */
  next: z.tuple([z.int(), z.int(), z.int(), z.int()]),
});
export type AskedCard = z.infer<typeof askedCard>;

const newPerDay = z.int().min(0).max(30);

export const getVocabularySession = post({
  path: 'vocabulary/session',
  access: 'user',
  summary: 'Bugün sorulacak kelimeler: zamanı gelenler, sonra günün yenileri',
  answer: z.object({
    /** Cards in review order; only the first ones when there are very many. */
    cards: z.array(askedCard),
    /** Number of all cards due today, including those not in `cards`. */
    due: z.int(),
    fresh: z.int(),
    answeredToday: z.int(),
    newPerDay,
    /** Number of the user’s words, including suspended ones. */
    words: z.int(),
    /** When the next card is due after today; null when there is none. */
    nextDueAt: instant.nullable(),
  }),
});

export const reviewWords = post({
  path: 'vocabulary/review',
  access: 'user',
  summary: 'Verilen yanıtları işler; aynı yanıt iki kez gelse de bir kez sayılır',
  body: z.object({
    /** Current time of the device’s clock. The server uses it to correct the times of the answers. */
    sentAt: instant,
    reviews: z
      .array(
        z.object({
          /** Created by the browser. */
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
    /** Current state of the cards. Deleted cards are omitted. */
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
  /** Searches the word and its meaning. */
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
    /** Created by the browser. */
    id,
    cardId: id,
    known: z.boolean(),
  }),
  answer: done,
  problems: ['not-found'],
});

export const getVocabularyStats = get({
  path: 'vocabulary/stats',
  access: 'user',
  summary: 'Kelimelerin geleceği ve geçmişi: günlere göre tekrarlar, aylara göre hatırlama, olgunluk',
  answer: z.object({
    /** The current day and the next 29. Overdue cards count for the current day. */
    forecast: z.array(z.object({ day, due: z.int() })),
    /** The last twelve months that have reviews of known words, oldest first; `month` is the first day of the month. */
    retention: z.array(z.object({ month: day, asked: z.int(), known: z.int() })),
    /** `mature`: the interval is three weeks or more. Suspended words are counted separately. */
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
