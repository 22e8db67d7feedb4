import { join } from 'node:path';
import { z } from 'zod';
import { type ContentFault, readYaml } from './files.ts';
import { ERROR_PRACTICE_FILE, SCENARIO_DIR } from './read-scenarios.ts';

/** `library/scenarios/error-practice.yaml`: short prompts that draw out one feedback code each. */

const Line = z.string().trim().min(2).max(300);

const Prompt = z.strictObject({
  /** The question or small task; it makes the learner use the point. */
  say: Line,
  /** A right answer, offered as a hint. */
  model: Line,
  /** The partner's answer, where the task was to ask something. */
  reply: Line.optional(),
});

const CodePractice = z.strictObject({
  code: z.string().regex(/^[a-z][a-z-]*$/),
  /** Said on coming to this point. */
  enter: Line,
  /** The rule in a line, said after a slip. */
  tip: z.array(Line).min(2),
  /** For A1 and A2; the others get these last. */
  easy: z.array(Prompt).min(4),
  /** From B1 on. */
  harder: z.array(Prompt).min(4),
});

export const ErrorPractice = z.strictObject({
  opening: z.array(Line).min(2),
  /** Said when the sentence had no slip of this kind. */
  praise: z.array(Line).min(10),
  /** Said before the tip. */
  slip: z.array(Line).min(6),
  /** Said once to an answer of a word or two. */
  longer: z.array(Line).min(4),
  closing: z.array(Line).min(2),
  points: z
    .array(CodePractice)
    .min(1)
    .refine((points) => new Set(points.map(({ code }) => code)).size === points.length, 'a code comes twice'),
});

export type ErrorPractice = z.infer<typeof ErrorPractice>;

/** Reads the prompts; faults instead of exceptions. */
export function readErrorPractice(dir: string = SCENARIO_DIR): {
  practice: ErrorPractice | null;
  faults: ContentFault[];
} {
  const read = readYaml(join(dir, ERROR_PRACTICE_FILE), ERROR_PRACTICE_FILE, ErrorPractice);
  return { practice: read.data, faults: read.faults };
}

let shipped: ErrorPractice | undefined;

/** The prompts that ship with the product, read once. Throws when the shipped file is broken. */
export function errorPractice(): ErrorPractice {
  if (!shipped) {
    const { practice, faults } = readErrorPractice();
    if (!practice) throw new Error(`error-practice.yaml: ${faults.map(({ reason }) => reason).join('; ')}`);
    shipped = practice;
  }
  return shipped;
}
