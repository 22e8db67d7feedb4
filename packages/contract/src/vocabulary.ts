import { z } from 'zod';
import { type AnswerOf, get, post } from './call.ts';
import { day, done, id, instant, oneLine, page, pageFrame, plainText, size } from './common.ts';

/** Where the learner found a word. `own` means that the learner entered the word by hand. */
export const wordOrigin = z.enum(['reading', 'listening', 'chat', 'own']);
export type WordOrigin = z.infer<typeof wordOrigin>;

/** Matches a letter or a digit. Every word must contain at least one match. */
const letters = /[\p{L}\p{N}]/u;

const meaning = oneLine.trim().min(1).max(300).regex(letters, { error: 'meaning-missing' });

export const saveWord = post({
  path: 'vocabulary/save-word',
  access: 'user',
  summary: 'Adds a word to the user’s words; the same word with the same meaning is added once',
  body: z.object({
    /** Id created by the browser. If a word is sent twice with the same id, it is added only once. */
    id,
    word: oneLine.trim().min(1).max(80).regex(letters, { error: 'word-missing' }),
    meaning,
    /** The English sentence in which the word occurred. */
    sentence: plainText.trim().max(1000).optional(),
    from: z.object({
      kind: wordOrigin,
      /** Id of the reading, listening script or conversation in which the word occurred. */
      id: plainText.max(120).optional(),
    }),
  }),
  answer: z.object({
    cardId: id,
    /** Whether the user already had the word. */
    already: z.boolean(),
  }),
  problems: ['not-found'],
});

/** Maximum number of words that are suggested from one text. */
export const mostSuggestedWords = 6;

export const suggestWords = post({
  cost: 'explanation',
  path: 'vocabulary/suggest-words',
  access: 'user',
  summary: 'Words of a text that are worth learning at the user’s level and that the user does not have yet',
  body: z.object({
    /** The English text in which the words occur. */
    text: plainText.trim().min(1).max(10_000),
    /** Id of the reading or the listening script whose glossary and names apply. */
    textId: plainText.max(120).optional(),
  }),
  answer: z.object({
    /** At most `mostSuggestedWords` words, the most useful first. `sentence` is the sentence of the text with the word. */
    words: z.array(z.object({ word: z.string(), meaning: z.string(), sentence: z.string() })),
  }),
});
export type SuggestedWord = AnswerOf<typeof suggestWords>['words'][number];

/** FSRS grade for spaced repetition: 1 again, 2 hard, 3 good, 4 easy. */
export const grade = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type Grade = z.infer<typeof grade>;

/**
 * How a card is reviewed. `recognise`: the card shows the English word, and the learner recalls the Turkish
 * meaning. `recall`: the card shows the Turkish meaning, and the learner types the English word. `fill`: the
 * learner types the missing word of the example sentence.
 */
export const reviewMode = z.enum(['recognise', 'recall', 'fill']);
export type ReviewMode = z.infer<typeof reviewMode>;

export const vocabularyCard = z.object({
  id,
  word: z.string(),
  meaning: z.string(),
  /** Other English answers that are also accepted for a word. */
  also: z.array(z.string()),
  pos: z.string().nullable(),
  ipa: z.string().nullable(),
  sentence: z.object({ en: z.string(), tr: z.string().nullable() }).nullable(),
  origin: z.union([wordOrigin, z.literal('level')]),
  /** The learner’s note on the word. */
  note: z.string().nullable(),
  state: z.enum(['new', 'learning', 'review', 'relearning']),
  due: instant,
  /** Whether the card is due today, in the learner’s time zone, or was due earlier. */
  dueToday: z.boolean(),
  reps: z.int(),
  lapses: z.int(),
  suspended: z.boolean(),
  /** Whether the card is suspended as a leech because the learner has forgotten the word too often. */
  leech: z.boolean(),
  /** Whether the card is postponed to the learner’s next day. */
  buried: z.boolean(),
});
export type VocabularyCard = z.infer<typeof vocabularyCard>;

/** A card with the mode of its next review. */
export const askedCard = z.object({
  ...vocabularyCard.shape,
  mode: reviewMode,
  /**
   * For `fill`: the parts of the example sentence before and after the gap. `answer` is the form of the word that
   * fills the gap.
   * Null for other modes.
   */
  gap: z.object({ before: z.string(), answer: z.string(), after: z.string() }).nullable(),
  /** Seconds until the next review after each of the grades 1 to 4. */
  next: z.tuple([z.int(), z.int(), z.int(), z.int()]),
});
export type AskedCard = z.infer<typeof askedCard>;

const newPerDay = z.int().min(0).max(30);

export const getVocabularySession = post({
  path: 'vocabulary/session',
  access: 'user',
  summary: 'The words of today: due words first, then new words',
  answer: z.object({
    /** Cards in review order. If many cards are due, the response contains only the first cards. */
    cards: z.array(askedCard),
    /** Number of all cards due today, including those not in `cards`. */
    due: z.int(),
    fresh: z.int(),
    answeredToday: z.int(),
    newPerDay,
    /** Number of the user’s words, including suspended words. */
    words: z.int(),
    /** When the next card becomes due after today. Null if there is no such card. */
    nextDueAt: instant.nullable(),
  }),
});

export const reviewWords = post({
  path: 'vocabulary/review',
  access: 'user',
  summary: 'Stores answers to reviews; a repeated answer counts once',
  body: z.object({
    /** Time of the device’s clock when the request was sent. The server uses it to correct the times of the answers. */
    sentAt: instant,
    reviews: z
      .array(
        z.object({
          /** Id of the answer, created by the browser. */
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
    /** Current state of the answered cards. Cards that have been deleted are omitted. */
    cards: z.array(askedCard),
  }),
});

export const undoReview = post({
  path: 'vocabulary/undo-review',
  access: 'user',
  summary: 'Undoes the latest answer of a word',
  body: z.object({ reviewId: id }),
  answer: z.object({ card: askedCard }),
  problems: ['not-found', 'conflict'],
});

export const wordFilter = z.enum(['all', 'new', 'learning', 'due', 'suspended', 'hard', 'leech']);
export type WordFilter = z.infer<typeof wordFilter>;

export const wordFilters = {
  filter: wordFilter.default('all'),
  /** Search text for the words and their meanings. */
  search: oneLine.trim().max(80).default(''),
};

export const listWords = post({
  path: 'vocabulary/list',
  access: 'user',
  summary: 'The user’s words, latest first',
  body: z.object({ ...wordFilters, page, size }),
  answer: z.object({ cards: z.array(vocabularyCard), ...pageFrame }),
});

export const exportWords = post({
  cost: 'copy',
  path: 'vocabulary/export',
  access: 'user',
  summary: 'The user’s filtered words as CSV',
  body: z.object(wordFilters),
  answer: z.string(),
  answerKind: 'csv',
});

export const changeWord = post({
  path: 'vocabulary/change-word',
  access: 'user',
  summary: 'Suspends, resumes, postpones, removes or restores a word',
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
  summary: 'Changes the meaning, example and note of a word; its schedule stays the same',
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
  summary: 'Words for extra practice, the most difficult first; no schedule changes',
  answer: z.object({ cards: z.array(askedCard) }),
});

export const answerExtra = post({
  path: 'vocabulary/answer-extra',
  access: 'user',
  summary: 'Stores an answer of extra practice; a repeated answer counts once',
  body: z.object({
    /** Id of the answer, created by the browser. */
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
  summary: 'The future and the past of the words: reviews by day, retention by month, maturity',
  answer: z.object({
    /** Number of cards due on each of the next 30 days, starting today. Overdue cards count as due today. */
    forecast: z.array(z.object({ day, due: z.int() })),
    /**
     * Reviews of words that the learner had already learned, by month, oldest month first. `asked` is the number of
     * these reviews, `known` the number in which the learner recalled the word. Only months with such reviews are
     * included, at most twelve. `month` is the first day of the month.
     */
    retention: z.array(z.object({ month: day, asked: z.int(), known: z.int() })),
    /**
     * Number of words by learning progress. `mature` means a review interval of at least three weeks. Suspended
     * words are counted separately.
     */
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
  summary: 'Sets the number of new words per day',
  body: z.object({ newPerDay }),
  answer: done,
});
