import { z } from 'zod';
import { questionForm } from './question-form.ts';

/**
 * An answer by the places of options, from 0: the one chosen; all that were chosen; which stands first, second …;
 * which belongs to the first prompt, the second ….
 */
export const choice = z.array(z.int().min(0).max(20)).min(1).max(20);

export const givenAnswer = z.object({
  choice: z.array(z.int()),
  /** What is right, told as the choice is. */
  answer: z.array(z.int()),
  /** All of it: of several options none is missing and none too many. */
  right: z.boolean(),
  /** Sentences of the text, word for word. */
  evidence: z.array(z.string()),
  /** In Turkish. */
  why: z.string(),
});
export type GivenAnswer = z.infer<typeof givenAnswer>;

/** A question on a text, as the learner meets it. */
export const askedQuestion = z.object({
  id: z.string(),
  form: questionForm,
  ask: z.string(),
  /** What options are matched with; empty for other forms. */
  prompts: z.array(z.string()),
  options: z.array(z.string()),
  /** What was answered, and what that was worth; null until then. */
  given: givenAnswer.nullable(),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;
