import type { BodyOf } from '@pratik/contract/call';
import type { ReviewedCorrection } from '@pratik/contract/message-process';
import type {
  addCorrection,
  CorrectionDraft,
  editCorrection,
  judgeCorrection,
} from '@pratik/contract/message-review';
import { recordAudit } from '../../identity/audit/audit.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Progress } from '../../progress/progress.service.ts';
import { countedCodes, errorOf, isShown } from '../correction.policy.ts';
import {
  insertAdded,
  selectCorrectionRows,
  selectMessageIdOf,
  updateCorrection,
} from '../correction.store.ts';
import { type LockedMessage, lockMessage, updateMessage } from '../message.store.ts';
import type { CorrectionRow } from '../processing.tables.ts';
import { selectReviewedCorrections } from '../review/message-review-corrections.store.ts';
import { profileChange } from './attempt.policy.ts';
import { announceState } from './attempt.service.ts';
import { edited, type Judgement, judged } from './judging.policy.ts';

/** Stores administrators’ decisions on corrections in message review. */
export type Judging = {
  /** Approves or rejects a correction, or undoes the last decision. @throws Problem not-found, conflict */
  judge(by: string, what: BodyOf<typeof judgeCorrection>): Promise<ReviewedCorrection>;
  /** Edits a correction. @throws Problem not-found, conflict, validation */
  edit(by: string, what: BodyOf<typeof editCorrection>): Promise<ReviewedCorrection>;
  /** Adds a correction. A repeated request adds no second correction. @throws Problem not-found, validation */
  add(by: string, what: BodyOf<typeof addCorrection>): Promise<ReviewedCorrection>;
};

/** Called in each transaction that changes the corrections of a message. */
export type CorrectionsChanged = (tx: Tx, message: { id: string; userId: string }) => Promise<void>;

type Parts = { db: Db; live: Live; clock: Clock; progress: Progress; changed: CorrectionsChanged };

export const createJudging = ({ db, live, clock, progress, changed }: Parts): Judging => {
  const read = async (on: Db | Tx, messageId: string, id: string): Promise<ReviewedCorrection> => {
    const found = (await selectReviewedCorrections(on, messageId)).find((one) => one.id === id);
    if (!found) throw new Problem('not-found');
    return found;
  };

  /**
   * Updates the message and the learner’s error profile after a change of the corrections, and announces the change
   * to open pages.
   */
  const settle = async (tx: Tx, message: LockedMessage, before: readonly CorrectionRow[]) => {
    const after = await selectCorrectionRows(tx, message.id);
    const disputed = after.some((row) => row.disputed);
    const isSettled = message.state === 'done' || message.state === 'needs-review';
    const state = isSettled ? (disputed ? 'needs-review' : 'done') : message.state;
    await updateMessage(tx, message.id, {
      state,
      disputed,
      correction_count: after.filter(isShown).length,
    });
    const change = profileChange(countedCodes(before), countedCodes(after));
    await progress.changeErrors(tx, message.user_id, message.day, change);
    await changed(tx, { id: message.id, userId: message.user_id });
    await announceState(live, tx, message, state);
  };

  const audit = (tx: Tx, by: string, action: string, messageId: string, code: string) =>
    recordAudit(tx, {
      at: clock.now(),
      actorId: by,
      action: `correction.${action}`,
      targetKind: 'message',
      targetId: messageId,
      detail: { code },
    });

  const check = (draft: CorrectionDraft, text: string, others: readonly CorrectionRow[]) => {
    const error = errorOf(draft, text, others);
    if (error) throw fieldProblem(error.pointer, error.code);
  };

  type Plan = (row: CorrectionRow, message: LockedMessage, rows: CorrectionRow[]) => Judgement | undefined;

  /** Applies one decision to a correction while its message is locked. */
  const decide = (by: string, id: string, revision: number, plan: Plan): Promise<ReviewedCorrection> =>
    db.transaction().execute(async (tx) => {
      const messageId = await selectMessageIdOf(tx, id);
      const message = messageId ? await lockMessage(tx, messageId) : undefined;
      if (!message) throw new Problem('not-found');
      const rows = await selectCorrectionRows(tx, message.id);
      const row = rows.find((one) => one.id === id);
      if (!row) throw new Problem('not-found');
      const judgement = plan(row, message, rows);
      if (!judgement) return read(tx, message.id, id);
      if (row.revision !== revision) {
        const present = await read(tx, message.id, id);
        const changedAt = present.decision?.decidedAt ?? null;
        const current = { revision: row.revision, changedAt, changedBy: present.decidedBy, present };
        throw new Problem('conflict', { current });
      }
      await updateCorrection(tx, id, {
        decided_at: clock.now(),
        decided_by: by,
        ...judgement.change,
        revision: row.revision + 1,
      });
      await audit(tx, by, judgement.action, message.id, judgement.change.code ?? row.code);
      await settle(tx, message, rows);
      return read(tx, message.id, id);
    });

  return {
    judge: (by, { correctionId, revision, verdict }) =>
      decide(by, correctionId, revision, (row, { text }, rows) => {
        const judgement = judged(row, verdict);
        const comesBack = row.verdict === 'rejected' && judgement;
        if (comesBack && overlaps(row, text, rows)) {
          throw fieldProblem('/verdict', 'place-taken');
        }
        return judgement;
      }),
    edit: (by, { correctionId, revision, ...draft }) =>
      decide(by, correctionId, revision, (row, { text }, rows) => {
        const others = rows.filter(({ id }) => id !== row.id);
        check(draft, text, others);
        return edited(row, draft);
      }),
    add: (by, { id, messageId, ...draft }) =>
      db.transaction().execute(async (tx) => {
        const message = await lockMessage(tx, messageId);
        if (!message) throw new Problem('not-found');
        const rows = await selectCorrectionRows(tx, messageId);
        if (rows.some((row) => row.id === id)) return read(tx, messageId, id);
        if (await selectMessageIdOf(tx, id)) throw fieldProblem('/id', 'correction-id-taken');
        check(draft, message.text, rows);
        const found = { ...draft, source: 'administrator' as const, confidence: 1, reportedAt: null };
        const decided = { verdict: 'added' as const, decided_at: clock.now(), decided_by: by, revision: 0 };
        await insertAdded(tx, messageId, id, found, decided);
        await audit(tx, by, 'add', messageId, draft.code);
        await settle(tx, message, rows);
        return read(tx, messageId, id);
      }),
  };
};

/** Returns whether a correction that would be restored overlaps another correction of the message. */
const overlaps = (row: CorrectionRow, text: string, rows: readonly CorrectionRow[]): boolean => {
  const { code, start_at: start, end_at: end, explanation } = row;
  const others = rows.filter(({ id }) => id !== row.id);
  return errorOf({ code, start, end, explanation, replacements: [] }, text, others) !== undefined;
};
