import type { Correction, CorrectionCode } from '@pratik/contract/feedback';
import type { CorrectionDraft } from '@pratik/contract/message-review';
import type { CorrectionRow } from './processing.tables.ts';

type Place = { start: number; end: number };

/** Returns whether two ranges share a character or insert at the same position. */
export const touches = (a: Place, b: Place): boolean =>
  (a.start < b.end && b.start < a.end) || (a.start === b.start && a.end === b.end);

/**
 * Returns whether a new correction repeats an earlier one: at the same place, with the same code or the same
 * replacement.
 */
const saysAgain = (before: Correction, now: Correction): boolean =>
  touches(before, now) &&
  (before.code === now.code || before.replacements.join('\n') === now.replacements.join('\n'));

export const correctionOf = (row: CorrectionRow): Correction => ({
  code: row.code,
  start: row.start_at,
  end: row.end_at,
  replacements: row.replacements,
  source: row.source,
  confidence: row.confidence,
  explanation: row.explanation,
});

/** Returns whether the learner sees the correction. */
export const isShown = ({ verdict }: Pick<CorrectionRow, 'verdict'>): boolean => verdict !== 'rejected';

/** Returns the codes that count in the learner’s error profile. Rejected and disputed corrections do not count. */
export const countedCodes = (
  rows: readonly Pick<CorrectionRow, 'verdict' | 'disputed' | 'code'>[],
): CorrectionCode[] => rows.filter((row) => isShown(row) && !row.disputed).map(({ code }) => code);

const isSettledBy = (row: CorrectionRow, found: Correction): boolean => {
  if (row.original && saysAgain(row.original, found)) return true;
  const own = correctionOf(row);
  return isShown(row) ? touches(own, found) : saysAgain(own, found);
};

export type Found = Correction & { reportedAt: Date | null };

/**
 * Returns the new corrections after a message was analysed again. Administrators’ decisions take precedence:
 * a rejected correction is not added again, and a new correction must not overlap one with a decision. A learner’s
 * open dispute is transferred to the same correction.
 */
export const comesNew = (before: readonly CorrectionRow[], found: readonly Correction[]): Found[] => {
  const decided = before.filter(({ verdict }) => verdict !== null);
  const reports = before.filter(({ verdict, disputed }) => verdict === null && disputed);
  return found
    .filter((one) => !decided.some((row) => isSettledBy(row, one)))
    .map((one) => {
      const report = reports.find(
        (row) => row.code === one.code && row.start_at === one.start && row.end_at === one.end,
      );
      return { ...one, reportedAt: report?.reported_at ?? null };
    });
};

/** Returns the field error of a draft as a pointer and an error code; undefined when the draft is valid. */
export const errorOf = (
  draft: CorrectionDraft,
  text: string,
  others: readonly CorrectionRow[],
): { pointer: string; code: 'place-outside' | 'place-overlaps' | 'same-as-written' } | undefined => {
  if (draft.end < draft.start || draft.end > text.length) {
    return { pointer: '/start', code: 'place-outside' };
  }
  if (others.some((row) => isShown(row) && touches(correctionOf(row), draft))) {
    return { pointer: '/start', code: 'place-overlaps' };
  }
  const written = text.slice(draft.start, draft.end);
  if (draft.replacements.includes(written)) {
    return { pointer: '/replacements', code: 'same-as-written' };
  }
  return undefined;
};

/** Returns whether the correction and the draft have the same content. */
export const saysTheSame = (row: CorrectionRow, draft: CorrectionDraft): boolean =>
  row.code === draft.code &&
  row.start_at === draft.start &&
  row.end_at === draft.end &&
  row.replacements.join('\n') === draft.replacements.join('\n') &&
  row.explanation.tr === draft.explanation.tr &&
  row.explanation.en === draft.explanation.en;
