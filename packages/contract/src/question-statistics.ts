import { z } from 'zod';
import { get } from './call.ts';
import { itemRef } from './question-draft.ts';

/** This module declares the statistics that are computed from the answers to an item. */

/**
 * Problems that the answer statistics of an item can indicate. The thresholds are in the server’s
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
    /** Number of answers to the current version. Only the first answer of each user is counted. */
    answers: z.int(),
    /** Number of answers to earlier versions of the item. All other statistics ignore these answers. */
    olderAnswers: z.int(),
    rightShare: z.number().nullable(),
    /**
     * Expected share of right answers if all users guessed, from 0 to 1. The share is 0 for typed answers.
     */
    chance: z.number(),
    /**
     * How well the item separates stronger from weaker users: the point-biserial correlation between the result of
     * this item and the user’s share of right answers to other items. Null if there are fewer than 30 answers.
     */
    discrimination: z.number().nullable(),
    byLevel: z.array(z.object({ levelId: z.string().nullable(), answers: z.int(), rightShare: z.number() })),
    /**
     * The options of the item. `chosen` is the number of users who chose the option. Empty for ordering and
     * matching questions.
     */
    options: z.array(z.object({ text: z.string(), right: z.boolean(), chosen: z.int() })),
    /**
     * How often users placed each option at each position. For ordering questions: the rows are the steps in their
     * correct order, the columns are positions.
     * For matching questions:
     * the rows are prompts, the columns are options. Null for other question forms.
     */
    places: z
      .object({
        /**
         * Labels of the columns in the table of choices. Null if the columns are positions (first, second …).
         */
        columns: z.array(z.string()).nullable(),
        rows: z.array(z.object({ text: z.string(), right: z.int(), chosen: z.array(z.int()) })),
      })
      .nullable(),
    /** Median time of an answer to the item, in milliseconds. Null if no answer times were measured. */
    medianMs: z.number().nullable(),
    flags: z.array(itemFlag),
  }),
  problems: ['not-found'],
});
