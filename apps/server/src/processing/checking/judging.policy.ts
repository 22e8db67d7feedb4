import type { CorrectionDraft } from '@pratik/contract/message-review';
import { correctionOf, saysTheSame } from '../correction.policy.ts';
import type { CorrectionChange } from '../correction.store.ts';
import type { CorrectionRow } from '../processing.tables.ts';

/** An administrator’s action on a correction, as the audit log records it. */
export type Judgement = { action: 'approve' | 'reject' | 'edit' | 'reopen'; change: CorrectionChange };

const isOwn = ({ source }: CorrectionRow): boolean => source === 'administrator';

/**
 * Returns the changes that undo an administrator’s last decision: a rejected correction gets its earlier verdict again,
 * an edited correction its original content.
 */
const reopened = (row: CorrectionRow): CorrectionChange => {
  if (isOwn(row)) return { verdict: 'added', disputed: false };
  if (row.verdict === 'rejected' && row.original) return { verdict: 'edited', disputed: false };
  const undecided = { verdict: null, decided_at: null, decided_by: null, disputed: row.reported_at !== null };
  if (!row.original) return undecided;
  const { start, end, code, replacements, explanation, confidence } = row.original;
  const content = { code, start_at: start, end_at: end, replacements, explanation, confidence };
  return { ...undecided, ...content, original: null };
};

/**
 * Returns the changes that a verdict makes; undefined when the correction already has this verdict. The verdict
 * also closes a learner’s report.
 */
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
  // An edited or added correction remains marked as edited or added when it is approved.
  const next = row.verdict === 'edited' || row.verdict === 'added' ? row.verdict : verdict;
  if (row.verdict === next && !row.disputed) return undefined;
  return { action: 'approve', change: { verdict: next, disputed: false } };
};

/** Returns the changes that an edit makes. An edit that changes nothing counts as an approval. */
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
