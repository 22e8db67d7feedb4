import { z } from 'zod';
import { get } from './call.ts';
import { itemRef } from './question-draft.ts';

/** Statistics of the answers to an item. */

/**
 * Problems in the answer statistics of an item. The thresholds are in the server’s
 * `curriculum/editing/statistics/statistics.ts`.
 */
export const itemFlags = [
  'too-hard',
  'too-easy',
  'does-not-separate',
  'separates-backwards',
  'distractor-wins',
] as const;
export const itemFlag = z.enum(itemFlags);
export type ItemFlag = z.infer<typeof itemFlag>;

export const getQuestionStatistics = get({
  path: 'question/statistics',
  access: 'admin',
  summary: 'Statistics of the answers to a question: right answers, discrimination, options, time',
  query: itemRef,
  answer: z.object({
    /** Number of answers to the current version, counting only the first answer of each user. */
    answers: z.int(),
    /** Number of answers to earlier versions, which the other fields exclude. */
    olderAnswers: z.int(),
    rightShare: z.number().nullable(),
    /** Expected share of right answers by guessing, from 0 to 1; 0 for typed answers. */
    chance: z.number(),
    /**
     * Point-biserial correlation between this item’s answers and the user’s share of right answers to other items;
     * null below 30 answers.
     */
    discrimination: z.number().nullable(),
    byLevel: z.array(z.object({ levelId: z.string().nullable(), answers: z.int(), rightShare: z.number() })),
    /** The options and how often each was chosen; empty for ordering and matching. */
    options: z.array(z.object({ text: z.string(), right: z.boolean(), chosen: z.int() })),
    /**
     * How often each option was placed at each position. Ordering: steps in their right order against positions.
     * Matching:
     * prompts against options. Null for other forms.
     */
    places: z
      .object({
        /** Column labels; null when the columns are positions (first, second …). */
        columns: z.array(z.string()).nullable(),
        rows: z.array(z.object({ text: z.string(), right: z.int(), chosen: z.array(z.int()) })),
      })
      .nullable(),
    /** Median answer time in milliseconds; null when it was not measured. */
    medianMs: z.number().nullable(),
    flags: z.array(itemFlag),
  }),
  problems: ['not-found'],
});
