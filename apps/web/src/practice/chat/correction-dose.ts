import type { MessageFeedback, StoredCorrection } from '@pratik/contract/feedback';
import type { Profile } from '@pratik/contract/user';

export type CorrectionDose = Profile['correctionDose'];

export type ShownFeedback = {
  feedback: MessageFeedback;
  /** The learner chose to see corrections at the end of the conversation. */
  later: boolean;
};

/** The feedback to show now: all corrections or only the most important one, at once or at the end. */
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

/** The correction with the highest confidence; the first one on a tie. */
const mainOf = (corrections: readonly StoredCorrection[]): StoredCorrection[] => {
  const [first, ...rest] = corrections;
  if (!first) return [];
  return [rest.reduce((best, one) => (one.confidence > best.confidence ? one : best), first)];
};
