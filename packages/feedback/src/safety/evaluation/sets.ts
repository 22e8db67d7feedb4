import { join } from 'node:path';
import { z } from 'zod';
import { readJsonLines } from '../../evaluation/json-lines.ts';
import { concerns } from '../concern.ts';

/**
 * Origin of an evaluation set, and who may read it. `development`: the author of the rules wrote the set.
 * `holdout`: the set was written without running the rules, and measured before any rule used its sentences
 * (decision 17 records the first results). No rule has used the sentences of a `closed` set. Write a new set
 * before you use sentences of a closed set for a rule.
 */
type SafetySet = { written: string; source: 'development' | 'holdout'; access: 'open' | 'closed' };

export const safetySets = {
  /**
   * Sentences that learners in distress might write: English with errors, and Turkish with or without Turkish
   * letters.
   */
  'development-trouble': { written: '2026-11-21', source: 'development', access: 'open' },
  /** Sentences about romance and luring, as a learner or a partner might write them. */
  'development-luring': { written: '2026-11-21', source: 'development', access: 'open' },
  'development-personal-data': { written: '2026-11-21', source: 'development', access: 'open' },
  /** Harmless sentences that resemble a concern: about films, exams, jokes, history, health and everyday numbers. */
  'development-harmless': { written: '2026-11-21', source: 'development', access: 'open' },
  /** Remarks about dying that are not meant seriously: a patient’s question, a past fright, a joke or a game. */
  'development-passing-talk': { written: '2026-11-22', source: 'development', access: 'open' },
  /** Remarks that are harmless only in a role-play. */
  'development-role-play': { written: '2026-11-22', source: 'development', access: 'open' },
  /** Seriously meant sentences that resemble harmless remarks. */
  'development-serious': { written: '2026-11-22', source: 'development', access: 'open' },
  'holdout-1': { written: '2026-11-21', source: 'holdout', access: 'open' },
  'holdout-2': { written: '2026-11-21', source: 'holdout', access: 'open' },
  /** Sentences by an author who neither wrote nor knew the rules. */
  'holdout-3': { written: '2026-11-21', source: 'holdout', access: 'closed' },
  'holdout-4': { written: '2026-11-21', source: 'holdout', access: 'open' },
} as const satisfies Record<string, SafetySet>;

export type SafetySetName = keyof typeof safetySets;

const safetySentence = z.strictObject({ expected: z.enum([...concerns, 'none']), text: z.string().min(1) });
/** A sentence and the concern that the rules should find in it. */
export type SafetySentence = z.infer<typeof safetySentence>;

export const readSafety = (name: SafetySetName): SafetySentence[] =>
  readJsonLines(
    join(import.meta.dirname, 'sets', `${safetySets[name].written}-${name}.jsonl`),
    safetySentence,
  );
