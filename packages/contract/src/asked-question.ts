import { z } from 'zod';
import { questionForm } from './question-form.ts';

/**
 * A learner’s answer as indexes of options; the first option has index 0. For single choice: the chosen option. For
 * multiple choice: all chosen options.
 * For ordering: the options in the chosen order. For matching: for each prompt, the option that the learner chose
 * for it.
 */
export const choice = z.array(z.int().min(0).max(20)).min(1).max(20);

export const givenAnswer = z.object({
  choice: z.array(z.int()),
  /** The right answer, in the same format as `choice`. */
  answer: z.array(z.int()),
  /** Whether the whole answer is right. For multiple choice, all correct options and no wrong option must be chosen. */
  right: z.boolean(),
  /** Sentences that support the answer, quoted from the text. */
  evidence: z.array(z.string()),
  /** Explanation of the answer, in Turkish. */
  why: z.string(),
});
export type GivenAnswer = z.infer<typeof givenAnswer>;

/** A question on a text as the learner sees it. */
export const askedQuestion = z.object({
  id: z.string(),
  form: questionForm,
  ask: z.string(),
  /** The prompts of a matching question. Empty for questions of other forms. */
  prompts: z.array(z.string()),
  options: z.array(z.string()),
  /** The learner’s answer with its result. Null until the learner answers. */
  given: givenAnswer.nullable(),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;
