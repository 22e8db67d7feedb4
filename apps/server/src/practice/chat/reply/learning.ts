import type { CorrectionCode } from '@pratik/contract/feedback';
import type { Tx } from '../../../platform/db/database.ts';
import type { Progress } from '../../../progress/progress.service.ts';
import type { ConversationRow } from '../chat.tables.ts';
import type { Memory } from '../memory/memory.service.ts';
import type { ReplyOrder } from './reply-task.ts';

type Parts = { memory: Pick<Memory, 'noteTurn'>; progress: Pick<Progress, 'recordRepairs'> };

const repairedIn = (state: unknown): readonly CorrectionCode[] =>
  (state as { repaired?: CorrectionCode[] } | null | undefined)?.repaired ?? [];

/**
 * Stores what the partner’s new state contains about the learner: facts to remember, and errors that the learner
 * has corrected after a prompt.
 */
export const noteLearning = async (
  tx: Tx,
  { memory, progress }: Parts,
  { conversation, learner }: Pick<ReplyOrder, 'conversation' | 'learner'>,
  now: ConversationRow,
  at: Date,
): Promise<void> => {
  await memory.noteTurn(tx, now, at);
  const repaired = repairedIn(now.partner_state).slice(repairedIn(conversation.partner_state).length);
  await progress.recordRepairs(tx, learner, repaired, at);
};
