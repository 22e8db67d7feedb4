import type { Tx } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Live } from '../../platform/live/live.ts';
import { announceState } from '../checking/attempt.service.ts';
import { lockMessages, updateMessage } from '../message.store.ts';
import { feedbackQueue } from '../processing.jobs.ts';

/**
 * Sets messages to the state `waiting` and queues them again. Messages in the state `processing` stay unchanged.
 * Returns the number of queued messages.
 */
export const requeue = async (
  { jobs, live }: { jobs: Jobs; live: Live },
  tx: Tx,
  ids: readonly string[],
): Promise<number> => {
  if (ids.length === 0) return 0;
  const locked = await lockMessages(tx, ids, ['waiting', 'failed', 'done', 'needs-review']);
  for (const message of locked) {
    await updateMessage(tx, message.id, { state: 'waiting', failures: 0, reason: null });
    await jobs.send(tx, feedbackQueue, { messageId: message.id });
    await announceState(live, tx, message, 'waiting');
  }
  return locked.length;
};
