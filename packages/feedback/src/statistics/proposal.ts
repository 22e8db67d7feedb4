import type { CorrectionCode } from '@pratik/contract/feedback';

/** A change to the learner’s text that the classifiers consider probable. */
export type Proposal = {
  /** Kind of the proposed change. Each kind has a separate threshold and a separate measured precision. */
  kind: string;
  code: CorrectionCode;
  start: number;
  end: number;
  replacement: string;
  /** How much more probable the change is than the learner’s text, as a difference of log-probabilities. */
  margin: number;
  /**
   * The word that the learner wrote. `to` is the suggested word. The explanation of the correction uses both
   * words.
   */
  from: string;
  to: string;
};
