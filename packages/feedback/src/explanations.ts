import type { CorrectionCode } from '@pratik/contract/feedback';
import { amountPatternExplanations } from './explanations/amount-patterns.ts';
import { type Change, explainChange } from './explanations/change-explanations.ts';
import { clausePatternExplanations } from './explanations/clause-patterns.ts';
import { codeExplanations } from './explanations/codes.ts';
import type { Explanation } from './explanations/explanation.ts';
import { explainFamily } from './explanations/families.ts';
import { phrasePatternExplanations } from './explanations/phrase-patterns.ts';
import { explainStatistics } from './explanations/statistics-patterns.ts';
import { verbPatternExplanations } from './explanations/verb-patterns.ts';
import { wordPatternExplanations } from './explanations/word-patterns.ts';
import { table } from './lexicon/table.ts';

/** Maps a pattern to the pattern whose explanation it uses. */
const sharedName = table({
  'time-month': 'time-day',
  'time-year': 'time-day',
  'time-date': 'time-day',
  'time-clock': 'time-day',
  'time-part': 'time-day',
  CapitalizePersonalPronouns: 'capital-i',
  'adjective-bad': 'adjective-good',
  'adjective-scared': 'adjective-afraid',
  'adjective-frightened': 'adjective-afraid',
  'without-ask': 'without-tell',
});

/**
 * Returns the most specific explanation: for the changed words, otherwise for the pattern, otherwise for the error
 * code. `change` contains the replaced words and the first replacement.
 */
export function explain(code: CorrectionCode, pattern?: string, change?: Change): Explanation {
  if (pattern === undefined) return codeExplanations[code];
  const ofChange = change === undefined ? undefined : explainChange(code, pattern, change);
  if (ofChange !== undefined) return ofChange;
  const own =
    amountPatternExplanations[pattern] ??
    clausePatternExplanations[pattern] ??
    phrasePatternExplanations[pattern] ??
    verbPatternExplanations[pattern] ??
    wordPatternExplanations[sharedName[pattern] ?? pattern];
  return own ?? explainStatistics(pattern) ?? explainFamily(pattern) ?? codeExplanations[code];
}
