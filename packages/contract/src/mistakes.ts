import { z } from 'zod';
import { type AnswerOf, get, post } from './call.ts';
import { id, instant, page, pageFrame, plainText, size } from './common.ts';
import { correction, correctionCode } from './feedback.ts';

/**
 * The exercise that a mistake card asks next. `sentence`: the learner corrects the marked words in one of their own
 * sentences. `gap`: the learner fills the gap of a library sentence with the same error code. `free`: the learner
 * writes a sentence, which the feedback engine checks.
 */
export const mistakeStage = z.enum(['sentence', 'gap', 'free']);
export type MistakeStage = z.infer<typeof mistakeStage>;

/**
 * Result of an answer to a mistake card. `slip` means that a cloze answer is right except for one or two
 * wrong letters.
 */
export const mistakeOutcome = z.enum(['right', 'slip', 'wrong']);
export type MistakeOutcome = z.infer<typeof mistakeOutcome>;

/**
 * Why a new sentence was neither right nor wrong. Such an answer is not stored. `too-short`: fewer than three words.
 * `same-sentence`: it equals the learner’s earlier sentence. `form-missing`: it does not contain the words to practise.
 * `unreadable`: the engine cannot check the text.
 */
export const retryReason = z.enum(['too-short', 'same-sentence', 'form-missing', 'unreadable']);
export type RetryReason = z.infer<typeof retryReason>;

const bilingual = z.object({ tr: z.string(), en: z.string() });

/** A library sentence with a gap, which a mistake card asks. */
const mistakeGap = z.object({
  itemId: z.string(),
  version: z.int(),
  /** Text of the sentence before the gap. The field `after` contains the text after the gap. */
  before: z.string(),
  after: z.string(),
  /** Turkish translation of the whole sentence with the gap. */
  tr: z.string(),
  point: bilingual,
});
export type MistakeGap = z.infer<typeof mistakeGap>;

export const mistakeCard = z.object({
  id,
  code: correctionCode,
  stage: mistakeStage,
  /**
   * The learner’s latest sentence with this mistake. `marked` contains the words to correct; all other corrections are
   * already applied.
   */
  sentence: z.object({ before: z.string(), marked: z.string(), after: z.string() }),
  /**
   * The hints that follow the first hint, which names the error. `form` has one underscore for each missing
   * letter.
   */
  hints: z.object({ rule: bilingual, form: z.string() }),
  /** The library sentence with a gap. Present only in the stage `gap`. */
  gap: mistakeGap.nullable(),
  /**
   * For the stage `free`: the words that the learner’s new sentence must contain. Null if any sentence is
   * accepted.
   */
  use: z.string().nullable(),
  /** Number of the learner’s sentences that contain this mistake. */
  sentences: z.int(),
  /**
   * Whether the mistake card is due today. An answer to a card that is not due does not change its schedule.
   */
  dueToday: z.boolean(),
});
export type MistakeCard = z.infer<typeof mistakeCard>;

export const getMistakeSession = post({
  path: 'mistakes/session',
  access: 'user',
  summary: 'The own mistakes of today, at most five; with an error code, the mistakes of this code',
  body: z.object({ code: correctionCode.optional() }),
  answer: z.object({
    cards: z.array(mistakeCard),
    /** Number of mistake cards that the learner has answered today. */
    answeredToday: z.int(),
    /** Number of mistake cards in the deck. */
    total: z.int(),
    /** When the next mistake card is due. Null if the deck is empty. */
    nextDueAt: instant.nullable(),
  }),
});

/** Maximum number of sentences in the list of mistakes that were corrected today. */
export const mostRepairedSentences = 3;

export const getRepairedToday = get({
  path: 'mistakes/repaired-today',
  access: 'user',
  summary: 'The own mistakes that the user corrected today',
  answer: z.object({
    /** Number of mistake cards that the learner has answered correctly today. */
    count: z.int(),
    /**
     * At most `mostRepairedSentences` corrected sentences, the latest first. `right` contains the corrected words; for
     * a new sentence of the learner, it is the whole sentence.
     */
    sentences: z.array(
      z.object({ code: correctionCode, before: z.string(), right: z.string(), after: z.string() }),
    ),
  }),
});
export type RepairedSentence = AnswerOf<typeof getRepairedToday>['sentences'][number];

/** How many hints the learner opened, in this order: the name of the error, the rule, the form. */
const hints = z.int().min(0).max(3);

export const answerMistake = post({
  cost: 'message',
  path: 'mistakes/answer',
  access: 'user',
  summary: 'Checks and stores the answer to a mistake card; a repeated answer counts once',
  body: z.object({
    /** Id of the answer to a mistake card, created by the browser. */
    id,
    cardId: id,
    stage: mistakeStage,
    /** The cloze item that the mistake card asked. Present only in the stage `gap`. */
    itemId: plainText.min(1).max(120).optional(),
    /** The learner’s answer to a mistake card. Empty if the learner does not know the answer. */
    typed: plainText.trim().max(300),
    hints,
    /** Time of the answer and time of the request, measured by the device’s clock. */
    at: instant,
    sentAt: instant,
  }),
  answer: z.object({
    /** Result of the answer. Null for a new sentence that was neither right nor wrong. */
    outcome: mistakeOutcome.nullable(),
    tryAgain: retryReason.nullable(),
    /** All right answers to the mistake card, with the best answer first. Empty for a new sentence. */
    answers: z.array(z.string()),
    /** Explanation of the answer. `en` is empty for library items, whose explanations are in Turkish only. */
    why: bilingual,
    /** The feedback engine’s corrections of a new sentence. */
    corrections: z.array(correction),
  }),
  problems: ['not-found', 'busy'],
});

export const listMistakeSentences = post({
  path: 'mistakes/sentences',
  access: 'user',
  summary: 'The user’s own sentences with an error code, latest first',
  body: z.object({ code: correctionCode, page, size }),
  answer: z.object({
    sentences: z.array(
      z.object({
        /** Id of the correction that the learner answers. */
        id,
        before: z.string(),
        marked: z.string(),
        after: z.string(),
        /** The right form of the marked words (`marked`). Null if the correction is only a hint. */
        better: z.string().nullable(),
        why: bilingual,
        at: instant,
        conversationId: id.nullable(),
      }),
    ),
    ...pageFrame,
  }),
});

export const startMistakeGaps = post({
  path: 'mistakes/gaps',
  access: 'user',
  summary: 'Up to five cloze items that practise an error code',
  body: z.object({ code: correctionCode }),
  answer: z.object({ gaps: z.array(mistakeGap) }),
});

export const answerMistakeGap = post({
  path: 'mistakes/answer-gap',
  access: 'user',
  summary: 'Answers a cloze item of an error code; a repeated answer counts once',
  body: z.object({
    /** Id of the learner’s answer, created by the browser. */
    id,
    code: correctionCode,
    itemId: plainText.min(1).max(120),
    /** The learner’s answer. Empty if the learner does not know the answer. */
    typed: plainText.trim().max(200),
  }),
  answer: z.object({ outcome: mistakeOutcome, answers: z.array(z.string()), why: bilingual }),
  problems: ['not-found'],
});
