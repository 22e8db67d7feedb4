import { z } from 'zod';
import { get } from './call.ts';
import { itemRef } from './question-draft.ts';

/** This module declares the statistics about the answers to an item. */

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
    /** Number of answers to earlier versions. All other fields exclude these answers. */
    olderAnswers: z.int(),
    rightShare: z.number().nullable(),
    /** Expected share of right answers by guessing, from 0 to 1. It is 0 for typed answers. */
    chance: z.number(),
    /**
     * Correlation (point-biserial) between right answers to this item and the user’s share of right answers to
     * other items. Null if there are fewer than 30 answers.
     */
    discrimination: z.number().nullable(),
    byLevel: z.array(z.object({ levelId: z.string().nullable(), answers: z.int(), rightShare: z.number() })),
    /** The options, and how often users chose each of them. Empty for ordering and matching questions. */
    options: z.array(z.object({ text: z.string(), right: z.boolean(), chosen: z.int() })),
    /**
     * How often users placed each option at each position. For ordering questions: rows are the steps in their
     * right order, columns are positions.
     * For matching questions:
     * rows are prompts, columns are options. Null for other question forms.
     */
    places: z
      .object({
        /** Labels of the columns. Null if the columns are positions (first, second …). */
        columns: z.array(z.string()).nullable(),
        rows: z.array(z.object({ text: z.string(), right: z.int(), chosen: z.array(z.int()) })),
      })
      .nullable(),
    /** Median answer time in milliseconds. Null if the answer time was not measured. */
    medianMs: z.number().nullable(),
    flags: z.array(itemFlag),
  }),
  problems: ['not-found'],
});
