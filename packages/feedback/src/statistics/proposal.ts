import type { CorrectionCode } from '@pratik/contract/feedback';

/** A change that the classifiers find more probable than the learner’s text. */
export type Proposal = {
  /** Kind of the decision. Each kind has its own threshold and its own measured precision. */
  kind: string;
  code: CorrectionCode;
  start: number;
  end: number;
  replacement: string;
  /** How much more probable the change is, as a difference of log-probabilities. */
  margin: number;
  /** The word that the learner wrote. The next field is the suggested word. The explanation uses both. */
  from: string;
  to: string;
};
