import type { CorrectionCode } from '@pratik/contract/feedback';
import { codeExplanations } from './explanations/codes.ts';
import type { Explanation } from './explanations/explanation.ts';
import { patternExplanations } from './explanations/patterns.ts';

/** The pattern's own explanation where there is one, otherwise the code's. */
export function explain(code: CorrectionCode, pattern?: string): Explanation {
  const own = pattern === undefined ? undefined : patternExplanations[pattern];
  return own ?? codeExplanations[code];
}
