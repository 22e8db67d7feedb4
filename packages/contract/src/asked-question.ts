import { z } from 'zod';

export const givenAnswer = z.object({
  choice: z.int(),
  answer: z.int(),
  /** A sentence of the text, word for word. */
  evidence: z.string(),
  /** In Turkish. */
  why: z.string(),
});

/** A question on a text, as the learner meets it. */
export const askedQuestion = z.object({
  id: z.string(),
  ask: z.string(),
  options: z.array(z.string()),
  /** What was answered, and what that was worth; null until then. */
  given: givenAnswer.nullable(),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;
