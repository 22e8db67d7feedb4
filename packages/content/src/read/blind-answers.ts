import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * This module reads `blind-test/*.jsonl`: answers of readers who saw single-choice questions with their options, but
 * not the texts. Each file has the answers of one reader, one JSON object a line.
 */

const BlindAnswer = z.strictObject({
  question: z.string(),
  /** The question and its options as the reader saw them. */
  ask: z.string(),
  options: z.array(z.string()).min(3).max(4),
  /** Index of the option that the reader chose. The first option has index 0. */
  chosen: z.int().min(0).max(3),
  /** How sure the reader was. `certain` means that the reader would bet nine to one. */
  sure: z.enum(['certain', 'likely', 'guess']),
});
export type BlindAnswer = z.infer<typeof BlindAnswer>;

const FOLDER = join(import.meta.dirname, '../../blind-test');

/**
 * Returns all answers of blind readers.
 * @throws ZodError when a line is not an answer
 */
export const readBlindAnswers = (folder: string = FOLDER): BlindAnswer[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((row) => BlindAnswer.parse(JSON.parse(row)));
