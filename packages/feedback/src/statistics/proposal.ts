import type { CorrectionCode } from '@pratik/contract/feedback';

/** A change to the learner’s text that the classifiers consider probable. */
export type Proposal = {
  /** Kind of the change. Each kind has its own threshold and its own measured precision. */
  kind: string;
  code: CorrectionCode;
  start: number;
  end: number;
  replacement: string;
  /** How much more probable the change is than the learner’s text, as a difference of log-probabilities. */
  margin: number;
  /** The word that the learner wrote. `to` is the suggested word. The explanation uses both. */
  from: string;
  to: string;
};
