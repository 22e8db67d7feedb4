import type { Correction, CorrectionCode, MessageState } from '@pratik/contract/feedback';

export const maxFailures = 5;

/** What a failed try makes of the message. */
export const afterFailure = (failures: number): { state: MessageState; failures: number } => ({
  state: failures + 1 >= maxFailures ? 'failed' : 'waiting',
  failures: failures + 1,
});

/** What a failed try of the model's step makes of it. */
export const afterModelFailure = (
  failures: number,
): { model_check: 'waiting' | 'missed'; model_failures: number } => ({
  model_check: failures + 1 >= maxFailures ? 'missed' : 'waiting',
  model_failures: failures + 1,
});

/** An engine's corrections that can be shown: inside the text, in order, never overlapping. */
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

/** What has to be added to an error profile when `before` is replaced by `after`. */
export const profileChange = (
  before: readonly CorrectionCode[],
  after: readonly CorrectionCode[],
): Map<CorrectionCode, number> => {
  const changes = new Map<CorrectionCode, number>();
  for (const code of before) changes.set(code, (changes.get(code) ?? 0) - 1);
  for (const code of after) changes.set(code, (changes.get(code) ?? 0) + 1);
  return changes;
};

/** A failure as an administrator reads it; at most 300 characters. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300) || 'Bilinmeyen hata';
