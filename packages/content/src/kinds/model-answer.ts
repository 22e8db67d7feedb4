import { cefrLevel } from '@pratik/contract/common';
import { z } from 'zod';
import { bilingual, line, slug } from './fields.ts';

const text = z.string().trim().min(40).max(4000);

/** Two model answers to a writing prompt, and a checklist for the learner’s own answer. */
export const ModelAnswer = z.strictObject({
  /** Id of the writing prompt to which the model answers belong. */
  prompt: slug,
  /** Checklist for the learner before submitting: one line for each point. */
  checklist: z.array(bilingual).length(3),
  /** A model answer at the level of the prompt. Paragraphs are separated by empty lines. */
  own: text,
  /** A model answer one level above the level of the prompt. */
  higher: text,
  /**
   * Three phrases of the model answers that are explained. `quote` occurs word for word in one of the
   * answers.
   */
  notice: z.array(z.strictObject({ quote: line, tr: line, en: line })).length(3),
});
export type ModelAnswer = z.infer<typeof ModelAnswer>;

/** Content of a file `library/models/<level>.yaml`. */
export const ModelAnswerSet = z.strictObject({ level: cefrLevel, answers: z.array(ModelAnswer).min(1) });
