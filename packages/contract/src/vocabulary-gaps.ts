import { z } from 'zod';
import { post } from './call.ts';
import { id, instant, plainText } from './common.ts';
import { correctionCode } from './feedback.ts';

/** How the learner answers a cloze item: by typing the answer or by choosing an option. */
export const gapAsked = z.enum(['typed', 'chosen']);
export type GapAsked = z.infer<typeof gapAsked>;

/**
 * Why a cloze item was selected. `errors`: it practises an error that the user made recently. `again`: the user
 * answered it wrongly before. `level`: it has the user’s level.
 */
export const gapReason = z.enum(['errors', 'again', 'level']);
export type GapReason = z.infer<typeof gapReason>;

/**
 * Result of an answer to a cloze item. `slip` means that the answer is right except for one or two wrong
 * letters.
 */
export const gapOutcome = z.enum(['right', 'slip', 'wrong']);
export type GapOutcome = z.infer<typeof gapOutcome>;

export const clozeItem = z.object({
  id: z.string(),
  /** Text of a cloze item before the gap. `after` contains the text after the gap. */
  before: z.string(),
  after: z.string(),
  /** Turkish translation of the whole sentence of a cloze item. */
  tr: z.string(),
  options: z.array(z.string()),
  asked: gapAsked,
  reason: gapReason,
  /** The recent error of the user for which the item was selected. Null if the item was selected for another reason. */
  code: correctionCode.nullable(),
  /** The grammar point that the item practises. */
  point: z.object({ tr: z.string(), en: z.string() }),
  /** The learner’s answer with its result. Null until the learner answers. */
  given: z
    .object({
      answer: z.string(),
      outcome: gapOutcome,
      /** All right answers to a cloze item, with the best answer first. */
      answers: z.array(z.string()),
      /** Explanation of the answer to a cloze item, in Turkish. */
      why: z.string(),
    })
    .nullable(),
});
export type ClozeItem = z.infer<typeof clozeItem>;

export const gapRound = z.object({
  id,
  finishedAt: instant.nullable(),
  items: z.array(clozeItem),
});
export type GapRound = z.infer<typeof gapRound>;

export const startGaps = post({
  path: 'vocabulary/start-gaps',
  access: 'user',
  summary: 'Cloze practice: continues today’s unfinished round or starts a new one',
  body: z.object({
    /** Id created by the browser. A second call with the same id returns the same set of cloze items. */
    roundId: id,
  }),
  answer: z.object({
    /** The selected cloze items. Null if no cloze item is available now. */
    round: gapRound.nullable(),
  }),
  problems: ['not-found'],
});

export const answerGap = post({
  path: 'vocabulary/answer-gap',
  access: 'user',
  summary: 'Answers a gap; only the first answer counts',
  body: z.object({
    roundId: id,
    itemId: plainText.min(1).max(120),
    /**
     * How the learner answered. A learner who cannot type the answer may ask for the options, so the value can
     * differ from the `asked` of the item.
     */
    asked: gapAsked,
    /** The learner’s answer to a cloze item. Empty if the learner does not know the answer. */
    answer: plainText.trim().max(200),
  }),
  answer: z.object({ item: clozeItem, finishedAt: instant.nullable() }),
  problems: ['not-found'],
});
