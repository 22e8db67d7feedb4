import { join } from 'node:path';
import { correctionCode } from '@pratik/contract/feedback';
import { z } from 'zod';
import { readJsonLines } from './json-lines.ts';

/**
 * Origin of an evaluation set, and who may read it. `development`: rule authors used these sentences to write
 * rules.
 * `holdout`: the author of the sentences did not know the rules. Rule authors must not read a `closed` set, of
 * which only totals are printed. Write a new set before you use sentences of a closed set for a rule.
 */
type EvaluationSet = { written: string; source: 'development' | 'holdout'; access: 'open' | 'closed' };

/** Sets of sentences with errors, as Turkish-speaking learners write them. */
export const wrongSets = {
  development: { written: '2026-11-21', source: 'development', access: 'open' },
  /** Sentences with errors that the rules do not find. */
  'development-missed': { written: '2026-11-21', source: 'development', access: 'open' },
  'holdout-1-open': { written: '2026-11-21', source: 'holdout', access: 'open' },
  /** Second half of the evaluation set holdout-1. */
  'holdout-1-closed': { written: '2026-11-21', source: 'holdout', access: 'closed' },
  'holdout-2': { written: '2026-11-21', source: 'holdout', access: 'open' },
  /** Evaluation set of ten sentences per error code, measured before any rule author read the sentences. */
  'holdout-3': { written: '2026-11-21', source: 'holdout', access: 'open' },
  /** Evaluation set of ten sentences per error code, half of which use less common words. */
  'holdout-4': { written: '2026-11-21', source: 'holdout', access: 'open' },
  /** Evaluation set of seven sentences per error code. */
  'holdout-5': { written: '2026-11-21', source: 'holdout', access: 'closed' },
} as const satisfies Record<string, EvaluationSet>;

/** Sets of correct sentences, which the engine must not correct. */
export const correctSets = {
  /** Correct sentences, of which many resemble an error that a rule detects. */
  development: { written: '2026-11-21', source: 'development', access: 'open' },
  'holdout-3': { written: '2026-11-21', source: 'holdout', access: 'open' },
  /** Correct sentences, of which half resemble typical errors. */
  'holdout-4': { written: '2026-11-21', source: 'holdout', access: 'open' },
  /** Correct sentences, of which the last 100 resemble typical errors. */
  'holdout-5': { written: '2026-11-21', source: 'holdout', access: 'open' },
} as const satisfies Record<string, EvaluationSet>;

export type WrongSet = keyof typeof wrongSets;
export type CorrectSet = keyof typeof correctSets;

const wrongSentence = z.strictObject({
  code: correctionCode,
  wrong: z.string().min(1),
  right: z.string().min(1),
  also: z.array(z.string().min(1)).default([]),
});
/** A wrong sentence. `right` is the sentence as a teacher would correct it; `also` lists equally good corrections. */
export type WrongSentence = z.infer<typeof wrongSentence>;

const correctSentence = z.strictObject({ text: z.string().min(1) });

const fileOf = (name: string, { written }: EvaluationSet, kind: 'wrong' | 'correct') =>
  join(import.meta.dirname, 'sets', `${written}-${name}-${kind}.jsonl`);

export const readWrong = (name: WrongSet): WrongSentence[] =>
  readJsonLines(fileOf(name, wrongSets[name], 'wrong'), wrongSentence);

export const readCorrect = (name: CorrectSet): string[] =>
  readJsonLines(fileOf(name, correctSets[name], 'correct'), correctSentence).map(({ text }) => text);
