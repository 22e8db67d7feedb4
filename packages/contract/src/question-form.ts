import { z } from 'zod';

/** Forms of a question on a text: single choice, multiple choice, ordering, matching. */
export const questionForms = ['one', 'several', 'order', 'match'] as const;
export const questionForm = z.enum(questionForms);
export type QuestionForm = z.infer<typeof questionForm>;
