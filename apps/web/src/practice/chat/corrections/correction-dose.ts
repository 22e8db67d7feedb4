import type { MessageFeedback, StoredCorrection } from '@pratik/contract/feedback';
import type { CorrectionDose } from '@pratik/contract/user';

export type { CorrectionDose } from '@pratik/contract/user';

export type ShownFeedback = {
  feedback: MessageFeedback;
  /** Whether the learner has chosen to see corrections only after the conversation. */
  later: boolean;
};

/**
 * Returns the feedback to show now. The learner’s correction setting decides which corrections are shown, and when.
 */
export const shownFeedback = (
  feedback: MessageFeedback,
  dose: CorrectionDose,
  closed: boolean,
): ShownFeedback => {
  const atEnd = dose === 'at-end-all' || dose === 'at-end-main';
  if (atEnd && !closed) return { feedback: { ...feedback, corrections: [] }, later: true };
  const onlyMain = dose === 'at-once-main' || dose === 'at-end-main';
  const corrections = onlyMain ? mainOf(feedback.corrections) : feedback.corrections;
  return { feedback: { ...feedback, corrections }, later: false };
};

/** Returns the correction with the highest confidence, or the first of several with the same confidence. */
const mainOf = (corrections: readonly StoredCorrection[]): StoredCorrection[] => {
  const [first, ...rest] = corrections;
  if (!first) return [];
  return [rest.reduce((best, one) => (one.confidence > best.confidence ? one : best), first)];
};
