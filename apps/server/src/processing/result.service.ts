import type { Correction } from '@pratik/contract/feedback';
import type { Tx } from '../platform/db/database.ts';
import type { Progress } from '../progress/progress.service.ts';
import { profileChange, usable } from './checking/attempt.policy.ts';
import { comesNew, countedCodes, isShown } from './correction.policy.ts';
import { deleteUndecided, insertCorrections, type Origin, selectCorrectionRows } from './correction.store.ts';
import type { LockedMessage } from './message.store.ts';
import type { MessageSource } from './processing.tables.ts';

/** The message and its corrections, passed to a callback in the transaction that stores the corrections. */
export type Corrected = {
  messageId: string;
  userId: string;
  source: MessageSource;
  corrections: readonly Correction[];
};

type Parts = {
  progress: Progress;
  corrected(tx: Tx, what: Corrected): Promise<void>;
};

/** Columns of the message’s row that change together with its corrections. */
export type ResultColumns = {
  state: 'done' | 'needs-review';
  disputed: boolean;
  correction_count: number;
};

/** Replaces the earlier corrections of a message by new ones. Corrections with an administrator’s decision remain. */
export const storeResult = async (
  { progress, corrected }: Parts,
  tx: Tx,
  message: LockedMessage,
  found: readonly Correction[],
  origin: Origin,
): Promise<ResultColumns> => {
  const looked = message.attempts > 1 || message.model_attempts > 0 || message.correction_count > 0;
  const before = looked ? await selectCorrectionRows(tx, message.id) : [];
  const corrections = comesNew(before, usable(found, message.text));
  if (before.length > 0) await deleteUndecided(tx, message.id);
  await insertCorrections(tx, message.id, corrections, origin);
  const stored = before.filter(({ verdict }) => verdict !== null);
  const disputed =
    stored.some((row) => row.disputed) || corrections.some(({ reportedAt }) => reportedAt !== null);
  const change = profileChange(countedCodes(before), [
    ...countedCodes(stored),
    ...corrections.filter(({ reportedAt }) => reportedAt === null).map(({ code }) => code),
  ]);
  await progress.changeErrors(tx, message.user_id, message.day, change);
  await corrected(tx, {
    messageId: message.id,
    userId: message.user_id,
    source: message.source,
    corrections,
  });
  return {
    state: disputed ? 'needs-review' : 'done',
    disputed,
    correction_count: corrections.length + stored.filter(isShown).length,
  };
};
