import { z } from 'zod';
import { questionForm } from './question-form.ts';

/**
 * A learner’s answer as option indexes, from 0. Single choice: the chosen option. Multiple choice: all chosen
 * options.
 * Ordering: the options in the chosen order. Matching: the chosen option for each prompt.
 */
export const choice = z.array(z.int().min(0).max(20)).min(1).max(20);

export const givenAnswer = z.object({
  choice: z.array(z.int()),
  /** The right answer, in the same form as `choice`. */
  answer: z.array(z.int()),
  /** True only when the whole answer is right. Multiple choice requires all right options and no wrong option. */
  right: z.boolean(),
  /** Sentences that support the answer, quoted from the text. */
  evidence: z.array(z.string()),
  /** Explanation in Turkish. */
  why: z.string(),
});
export type GivenAnswer = z.infer<typeof givenAnswer>;

/** A question on a text as the learner sees it. */
export const askedQuestion = z.object({
  id: z.string(),
  form: questionForm,
  ask: z.string(),
  /** Prompts to which options are matched; empty for other forms. */
  prompts: z.array(z.string()),
  options: z.array(z.string()),
  /** The learner’s answer and its result; null until the question is answered. */
  given: givenAnswer.nullable(),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;
