import { join } from 'node:path';
import { z } from 'zod';
import { type ContentError, readYaml } from './files.ts';
import { ERROR_PRACTICE_FILE, SCENARIO_DIR } from './read-scenarios.ts';

/**
 * This module reads `library/scenarios/error-practice.yaml`, a file with short prompts. Each prompt practises one
 * error code.
 */

const Line = z.string().trim().min(2).max(300);

const Prompt = z.strictObject({
  /**
   * The partner’s question or short task in error practice. A good answer uses the practised grammar point.
   */
  say: Line,
  /** A correct answer to the prompt, which the learner can see as a hint. */
  model: Line,
  /** The partner’s reply to the learner’s question. Used if the task tells the learner to ask the partner something. */
  reply: Line.optional(),
});

const CodePractice = z.strictObject({
  code: z.string().regex(/^[a-z][a-z-]*$/),
  /** The partner’s sentence at the start of the practice of a grammar point. */
  enter: Line,
  /** The grammar rule in one sentence, which the partner gives after an error. */
  tip: z.array(Line).min(2),
  /**
   * Prompts of error practice for levels A1 and A2. Learners at higher levels get these prompts only after
   * all prompts in `harder`.
   */
  easy: z.array(Prompt).min(4),
  /** Prompts of error practice for level B1 and higher levels. */
  harder: z.array(Prompt).min(4),
});

export const ErrorPractice = z.strictObject({
  opening: z.array(Line).min(2),
  /** The partner’s replies to an answer without the practised error. */
  praise: z.array(Line).min(10),
  /** The partner’s sentences that introduce the grammar rule after an error. */
  slip: z.array(Line).min(6),
  /** The partner’s requests for a longer answer, used once after an answer of one or two words. */
  longer: z.array(Line).min(4),
  closing: z.array(Line).min(2),
  points: z
    .array(CodePractice)
    .min(1)
    .refine((points) => new Set(points.map(({ code }) => code)).size === points.length, 'a code comes twice'),
});

export type ErrorPractice = z.infer<typeof ErrorPractice>;

/** Reads the error-practice prompts. Returns errors instead of throwing if the file is missing or invalid. */
export function readErrorPractice(dir: string = SCENARIO_DIR): {
  practice: ErrorPractice | null;
  errors: ContentError[];
} {
  const read = readYaml(join(dir, ERROR_PRACTICE_FILE), ERROR_PRACTICE_FILE, ErrorPractice);
  return { practice: read.data, errors: read.errors };
}

let shipped: ErrorPractice | undefined;

/**
 * Returns the error-practice prompts that ship with Pratik. Reads the file only once. Throws an error if the file
 * is invalid.
 */
export function errorPractice(): ErrorPractice {
  if (!shipped) {
    const { practice, errors } = readErrorPractice();
    if (!practice) throw new Error(`error-practice.yaml: ${errors.map(({ reason }) => reason).join('; ')}`);
    shipped = practice;
  }
  return shipped;
}
