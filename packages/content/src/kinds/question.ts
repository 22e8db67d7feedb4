import { z } from 'zod';
import { line, slug } from './fields.ts';

/** Questions on a text: one right option, several, sentences to put in order, or pairs to find. */

const shared = {
  id: slug,
  ask: line,
  /** Sentences word for word as in the text, one a line: for one right option a single one. */
  evidence: z.string().trim().min(1).max(1500),
  /** Turkish: why the key is right. */
  why: line,
};

/** `form` says how a question is answered; `one` where nothing is said. The order of what a learner is shown is derived from the id (`askedOf`), never the author's. */
export const OneRight = z.strictObject({
  ...shared,
  form: z.literal('one').optional(),
  right: line,
  wrong: z.array(line).min(2).max(3),
});
/** Every right option is to be chosen, and no other. */
export const SeveralRight = z.strictObject({
  ...shared,
  form: z.literal('several'),
  rights: z.array(line).min(2).max(4),
  wrong: z.array(line).min(2).max(4),
});
/** `steps` in their right order. */
export const Ordering = z.strictObject({
  ...shared,
  form: z.literal('order'),
  steps: z.array(line).min(3).max(6),
});
/** What belongs to each prompt; `wrong` belongs to none. */
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
/** The part of a question that is answered. */
export type Answered = WithoutText<Question>;

/** The sentences of an evidence, their blanks as in running text. */
export const evidenceLines = (evidence: string): string[] =>
  evidence
    .split(/\r?\n/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
