import type { Correction, CorrectionCode, MessageState } from '@pratik/contract/feedback';
import type { FailureReason } from '@pratik/contract/message-process';

export const maxFailures = 5;

/** Returns the state of a message after a failed attempt of the engine’s check. */
export const afterFailure = (failures: number): { state: MessageState; failures: number } => ({
  state: failures + 1 >= maxFailures ? 'failed' : 'waiting',
  failures: failures + 1,
});

/** Returns the state after a failed attempt of the AI model’s check. */
export const afterModelFailure = (
  failures: number,
): { model_check: 'waiting' | 'missed'; model_failures: number } => ({
  model_check: failures + 1 >= maxFailures ? 'missed' : 'waiting',
  model_failures: failures + 1,
});

/** Selects the engine’s corrections that can be shown: inside the text, in order, without overlaps. */
export const usable = (corrections: readonly Correction[], text: string): Correction[] => {
  const stored: Correction[] = [];
  let end = 0;
  for (const one of [...corrections].sort((a, b) => a.start - b.start)) {
    if (one.start < end || one.end < one.start || one.end > text.length) continue;
    stored.push(one);
    end = one.end;
  }
  return stored;
};

/** Returns the changes of an error profile when the error codes `before` are replaced by the codes `after`. */
export const profileChange = (
  before: readonly CorrectionCode[],
  after: readonly CorrectionCode[],
): Map<CorrectionCode, number> => {
  const changes = new Map<CorrectionCode, number>();
  for (const code of before) changes.set(code, (changes.get(code) ?? 0) - 1);
  for (const code of after) changes.set(code, (changes.get(code) ?? 0) + 1);
  return changes;
};

/** Returns the reason of a failure: a failure code, or the error message of a library, cut at 300 characters. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300) ||
  ('unknown' satisfies FailureReason);
