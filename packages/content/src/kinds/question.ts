import { itemFields } from '@pratik/contract/item-fields';
import { z } from 'zod';
import { declaredFields } from './declared-fields.ts';
import { line, slug } from './fields.ts';

/** This module defines the four forms of questions on a text: single choice, multiple choice, ordering and matching. */

/** Fields shared by all question forms. Some rules are stricter for the library than for drafts. */
const shared = {
  ...declaredFields(itemFields.question),
  id: slug,
  /**
   * Sentences that support the answer, quoted word for word from the text, one per line. A single-choice question
   * has exactly one such sentence.
   */
  evidence: z.string().trim().min(1).max(1500),
};

/**
 * A single-choice question. `form` may be omitted only for this question form.
 * Learners see the options in an order that `askedOf` derives from the question id, not in the author’s order.
 */
export const OneRight = z.strictObject({
  ...shared,
  form: z.literal('one').optional(),
  right: line,
  wrong: z.array(line).min(2).max(3),
});
/** A multiple-choice question. The learner must choose all correct options and no wrong option. */
export const SeveralRight = z.strictObject({
  ...shared,
  form: z.literal('several'),
  rights: z.array(line).min(2).max(4),
  wrong: z.array(line).min(2).max(4),
});
/** An ordering question. `steps` contains the steps in their correct order. */
export const Ordering = z.strictObject({
  ...shared,
  form: z.literal('order'),
  steps: z.array(line).min(3).max(6),
});
/** A matching question. Each prompt has exactly one match. The `wrong` options match no prompt. */
export const Matching = z.strictObject({
  ...shared,
  form: z.literal('match'),
  pairs: z
    .array(z.strictObject({ prompt: line, match: line }))
    .min(3)
    .max(6),
  wrong: z.array(line).max(2).optional(),
});

export const Question = z.discriminatedUnion('form', [OneRight, SeveralRight, Ordering, Matching]);
export type Question = z.infer<typeof Question>;
export type OneRight = z.infer<typeof OneRight>;

type WithoutText<Q> = Q extends unknown ? Omit<Q, keyof typeof shared> : never;
/**
 * The fields of a question that its form determines: options, steps or pairs. Excludes the fields that all question
 * forms share.
 */
export type Answered = WithoutText<Question>;

/** Returns the sentences of the evidence for an answer, with repeated spaces reduced to one space. */
export const evidenceLines = (evidence: string): string[] =>
  evidence
    .split(/\r?\n/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
