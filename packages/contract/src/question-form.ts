import { z } from 'zod';

/** How a question on a text is answered: one right option, several, an order, pairs. */
export const questionForms = ['one', 'several', 'order', 'match'] as const;
export const questionForm = z.enum(questionForms);
export type QuestionForm = z.infer<typeof questionForm>;
