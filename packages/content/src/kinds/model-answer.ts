import { cefrLevel } from '@pratik/contract/common';
import { z } from 'zod';
import { bilingual, line, slug } from './fields.ts';

const text = z.string().trim().min(40).max(4000);

/** Two model answers to a writing prompt, and what a learner checks before submitting an own answer. */
export const ModelAnswer = z.strictObject({
  /** Id of the writing prompt. */
  prompt: slug,
  /** What to check before submitting: one line for each point. */
  checklist: z.array(bilingual).length(3),
  /** An answer at the level of the prompt. Paragraphs are separated by empty lines. */
  own: text,
  /** An answer one level higher. */
  higher: text,
  /** Three places worth noticing. `quote` is found word for word in one of the answers. */
  notice: z.array(z.strictObject({ quote: line, tr: line, en: line })).length(3),
});
export type ModelAnswer = z.infer<typeof ModelAnswer>;

/** Content of `library/models/<level>.yaml`. */
export const ModelAnswerSet = z.strictObject({ level: cefrLevel, answers: z.array(ModelAnswer).min(1) });
