import { join } from 'node:path';
import { correctionCode } from '@pratik/contract/feedback';
import { z } from 'zod';
import { readJsonLines } from './json-lines.ts';

/**
 * Where a set comes from and who may read it. `development`: the rules were written with these sentences.
 * `holdout`: by an author who did not write the rules and did not know them. A `closed` set has never been read by
 * a rule author: print only its totals, and write a new set before you use its sentences for a rule.
 */
type EvaluationSet = { written: string; source: 'development' | 'holdout'; access: 'open' | 'closed' };

/** Sentences as Turkish-speaking learners write them. */
export const wrongSets = {
  development: { written: '2026-11-21', source: 'development', access: 'open' },
  /** Sentences that the patterns are known to miss. */
  'development-missed': { written: '2026-11-21', source: 'development', access: 'open' },
  'holdout-1-open': { written: '2026-11-21', source: 'holdout', access: 'open' },
  /** The second half of holdout 1. */
  'holdout-1-closed': { written: '2026-11-21', source: 'holdout', access: 'closed' },
  'holdout-2': { written: '2026-11-21', source: 'holdout', access: 'open' },
  /** Ten sentences per code, measured before a rule author read them. */
  'holdout-3': { written: '2026-11-21', source: 'holdout', access: 'open' },
  /** Ten sentences per code; half are phrased in a less usual way. */
  'holdout-4': { written: '2026-11-21', source: 'holdout', access: 'open' },
  /** Seven sentences per code. */
  'holdout-5': { written: '2026-11-21', source: 'holdout', access: 'closed' },
} as const satisfies Record<string, EvaluationSet>;

/** Correct sentences. The engine must not correct any of them. */
export const correctSets = {
  /** Many of these resemble an error that a pattern searches. */
  development: { written: '2026-11-21', source: 'development', access: 'open' },
  'holdout-3': { written: '2026-11-21', source: 'holdout', access: 'open' },
  /** Half of these resemble the errors of the codes. */
  'holdout-4': { written: '2026-11-21', source: 'holdout', access: 'open' },
  /** The last 100 resemble errors. */
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
/** `right` is the correction that a teacher would make; `also` lists equally good corrections. */
export type WrongSentence = z.infer<typeof wrongSentence>;

const correctSentence = z.strictObject({ text: z.string().min(1) });

const fileOf = (name: string, { written }: EvaluationSet, kind: 'wrong' | 'correct') =>
  join(import.meta.dirname, 'sets', `${written}-${name}-${kind}.jsonl`);

export const readWrong = (name: WrongSet): WrongSentence[] =>
  readJsonLines(fileOf(name, wrongSets[name], 'wrong'), wrongSentence);

export const readCorrect = (name: CorrectSet): string[] =>
  readJsonLines(fileOf(name, correctSets[name], 'correct'), correctSentence).map(({ text }) => text);
