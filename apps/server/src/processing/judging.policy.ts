import type { CorrectionDraft } from '@pratik/contract/message-review';
import { correctionOf, saysTheSame } from './correction.policy.ts';
import type { CorrectionChange } from './correction.store.ts';
import type { CorrectionRow } from './processing.tables.ts';

/** What an administrator does about a correction, as it is written down in the audit log. */
export type Judgement = { action: 'approve' | 'reject' | 'edit' | 'reopen'; change: CorrectionChange };

const isOwn = ({ source }: CorrectionRow): boolean => source === 'administrator';

/** One step back: a rejected one to what stood before, an edited one to what the machine said. */
const reopened = (row: CorrectionRow): CorrectionChange => {
  if (isOwn(row)) return { verdict: 'added', disputed: false };
  if (row.verdict === 'rejected' && row.original) return { verdict: 'edited', disputed: false };
  const undecided = { verdict: null, decided_at: null, decided_by: null, disputed: row.reported_at !== null };
  if (!row.original) return undecided;
  const { start, end, code, replacements, explanation, confidence } = row.original;
  const content = { code, start_at: start, end_at: end, replacements, explanation, confidence };
  return { ...undecided, ...content, original: null };
};

/** What a verdict changes; undefined where it stands already. A report of the learner's is answered by it. */
export const judged = (
  row: CorrectionRow,
  verdict: 'approved' | 'rejected' | 'undecided',
): Judgement | undefined => {
  if (verdict === 'undecided') {
    const isOpen = row.verdict === null || row.verdict === 'added';
    return isOpen ? undefined : { action: 'reopen', change: reopened(row) };
  }
  if (verdict === 'rejected') {
    if (row.verdict === 'rejected') return undefined;
    return { action: 'reject', change: { verdict, disputed: false } };
  }
  // What was edited or added stays that.
  const next = row.verdict === 'edited' || row.verdict === 'added' ? row.verdict : verdict;
  if (row.verdict === next && !row.disputed) return undefined;
  return { action: 'approve', change: { verdict: next, disputed: false } };
};

/** What an edit changes; one that changes nothing approves. */
export const edited = (row: CorrectionRow, draft: CorrectionDraft): Judgement | undefined => {
  if (row.verdict !== 'rejected' && saysTheSame(row, draft)) return judged(row, 'approved');
  const { code, start, end, replacements, explanation } = draft;
  return {
    action: 'edit',
    change: {
      code,
      start_at: start,
      end_at: end,
      replacements,
      explanation,
      confidence: 1,
      verdict: isOwn(row) ? 'added' : 'edited',
      disputed: false,
      original: isOwn(row) ? null : (row.original ?? correctionOf(row)),
    },
  };
};
