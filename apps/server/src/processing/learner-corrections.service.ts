import { totalCap } from '@pratik/contract/common';
import type { CorrectionCode, StoredCorrection } from '@pratik/contract/feedback';
import type { Db, Tx } from '../platform/db/database.ts';
import { stored } from './correction.store.ts';
import {
  type CorrectionInText,
  countWithCode,
  lockOfMessage,
  selectCorrectedMessages,
  selectOfMessages,
  selectWithCode,
} from './learner-corrections.store.ts';

/** A correction of a learner’s text that counts in the error profile. */
export type OwnCorrection = {
  messageId: string;
  conversationId: string | null;
  text: string;
  writtenAt: Date;
  /** Whether an administrator approved, edited or added the correction. */
  approved: boolean;
  correction: StoredCorrection;
};

/** Provides a learner’s own corrections. Rejected and disputed corrections are left out. */
export type LearnerCorrections = {
  ofMessages(userId: string, messageIds: readonly string[]): Promise<OwnCorrection[]>;
  /** Returns the corrections of one message, which do not change until the transaction ends. */
  lockedOf(tx: Tx, userId: string, messageId: string): Promise<OwnCorrection[]>;
  /** Returns the ids of the newest messages with corrections. */
  correctedMessages(userId: string, limit: number): Promise<string[]>;
  /** Returns a page of the corrections with an error code, newest first. */
  withCode(
    userId: string,
    code: CorrectionCode,
    page: { page: number; size: number },
  ): Promise<{ corrections: OwnCorrection[]; total: number; totalCapped: boolean }>;
};

export const createLearnerCorrections = (db: Db): LearnerCorrections => ({
  ofMessages: async (userId, messageIds) =>
    (await selectOfMessages(db, userId, messageIds)).map(ownCorrection),
  lockedOf: async (tx, userId, messageId) => (await lockOfMessage(tx, userId, messageId)).map(ownCorrection),
  correctedMessages: (userId, limit) => selectCorrectedMessages(db, userId, limit),
  async withCode(userId, code, { page, size }) {
    const [rows, found] = await Promise.all([
      selectWithCode(db, userId, code, page, size),
      countWithCode(db, userId, code, totalCap + 1),
    ]);
    const total = Math.min(found, totalCap);
    return { corrections: rows.map(ownCorrection), total, totalCapped: found > totalCap };
  },
});

const ownCorrection = (row: CorrectionInText): OwnCorrection => ({
  messageId: row.message_id,
  conversationId: row.conversation_id,
  text: row.text,
  writtenAt: row.written_at,
  approved: row.verdict !== null && row.verdict !== 'rejected',
  correction: stored(row),
});
