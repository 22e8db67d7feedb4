import type { Correction, CorrectionCode } from '@pratik/contract/feedback';
import type { CorrectionDraft } from '@pratik/contract/message-review';
import type { CorrectionRow } from './processing.tables.ts';

type Place = { start: number; end: number };

/** Two places share a letter, or put something in at the same spot. */
export const touches = (a: Place, b: Place): boolean =>
  (a.start < b.end && b.start < a.end) || (a.start === b.start && a.end === b.end);

/** The machine says of the same place the same thing again: the same kind of mistake, or the same remedy. */
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

/** A learner sees it as a correction. */
export const isShown = ({ verdict }: Pick<CorrectionRow, 'verdict'>): boolean => verdict !== 'rejected';

/** Codes that count in the learner's error profile: what was taken back or is in doubt does not. */
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
 * What the machine's new look at a message brings. What an administrator decided stands: the rejected does not come
 * back, nothing lies over what stays. A learner's open report goes over to the same correction.
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

/** What is wrong with a draft, as a pointer into it and a sentence; undefined when nothing is. */
export const faultOf = (
  draft: CorrectionDraft,
  text: string,
  others: readonly CorrectionRow[],
): { pointer: string; detail: string } | undefined => {
  if (draft.end < draft.start || draft.end > text.length) {
    return { pointer: '/start', detail: 'Bu yer metnin dışında' };
  }
  if (others.some((row) => isShown(row) && touches(correctionOf(row), draft))) {
    return { pointer: '/start', detail: 'Bu yer başka bir düzeltmeyle çakışıyor' };
  }
  const written = text.slice(draft.start, draft.end);
  if (draft.replacements.includes(written)) {
    return { pointer: '/replacements', detail: 'Öneri, öğrencinin yazdığıyla aynı' };
  }
  return undefined;
};

/** The two say the same. */
export const saysTheSame = (row: CorrectionRow, draft: CorrectionDraft): boolean =>
  row.code === draft.code &&
  row.start_at === draft.start &&
  row.end_at === draft.end &&
  row.replacements.join('\n') === draft.replacements.join('\n') &&
  row.explanation.tr === draft.explanation.tr &&
  row.explanation.en === draft.explanation.en;
