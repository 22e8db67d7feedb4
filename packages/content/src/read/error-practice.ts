import { join } from 'node:path';
import { z } from 'zod';
import { type ContentFault, readYaml } from './files.ts';
import { ERROR_PRACTICE_FILE, SCENARIO_DIR } from './read-scenarios.ts';

/** `library/scenarios/error-practice.yaml`: short prompts that each practise one error code. */

const Line = z.string().trim().min(2).max(300);

const Prompt = z.strictObject({
  /** The question or short task, which makes the learner use the point. */
  say: Line,
  /** A correct answer, offered as a hint. */
  model: Line,
  /** The partner’s reply when the task is to ask something. */
  reply: Line.optional(),
});

const CodePractice = z.strictObject({
  code: z.string().regex(/^[a-z][a-z-]*$/),
  /** Said at the start of this point. */
  enter: Line,
  /** The rule in one line, said after an error. */
  tip: z.array(Line).min(2),
  /** For A1 and A2. Higher levels get these last. */
  easy: z.array(Prompt).min(4),
  /** From B1. */
  harder: z.array(Prompt).min(4),
});

export const ErrorPractice = z.strictObject({
  opening: z.array(Line).min(2),
  /** Said when the answer has no error of this kind. */
  praise: z.array(Line).min(10),
  /** Said before the tip. */
  slip: z.array(Line).min(6),
  /** Said once after an answer of one or two words. */
  longer: z.array(Line).min(4),
  closing: z.array(Line).min(2),
  points: z
    .array(CodePractice)
    .min(1)
    .refine((points) => new Set(points.map(({ code }) => code)).size === points.length, 'a code comes twice'),
});

export type ErrorPractice = z.infer<typeof ErrorPractice>;

/** Reads the prompts. Returns faults instead of throwing. */
export function readErrorPractice(dir: string = SCENARIO_DIR): {
  practice: ErrorPractice | null;
  faults: ContentFault[];
} {
  const read = readYaml(join(dir, ERROR_PRACTICE_FILE), ERROR_PRACTICE_FILE, ErrorPractice);
  return { practice: read.data, faults: read.faults };
}

let shipped: ErrorPractice | undefined;

/** The shipped prompts, read once. Throws when the shipped file is invalid. */
export function errorPractice(): ErrorPractice {
  if (!shipped) {
    const { practice, faults } = readErrorPractice();
    if (!practice) throw new Error(`error-practice.yaml: ${faults.map(({ reason }) => reason).join('; ')}`);
    shipped = practice;
  }
  return shipped;
}
