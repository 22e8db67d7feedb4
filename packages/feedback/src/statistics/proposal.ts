import type { CorrectionCode } from '@pratik/contract/feedback';

/** A change that the classifiers find more probable than what was written. */
export type Proposal = {
  /** Which decision it is: its threshold and its measured precision belong to the kind. */
  kind: string;
  code: CorrectionCode;
  start: number;
  end: number;
  replacement: string;
  /** How much more probable the change is, as a difference of logarithms. */
  margin: number;
  /** The word as written and as proposed, for the explanation. */
  from: string;
  to: string;
};
