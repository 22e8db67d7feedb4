import type { CorrectionDose } from '@pratik/contract/user';
import type { Db } from '../../../platform/db/database.ts';
import type { Exchange } from '../partner/partner.ts';
import { selectTurns } from '../turn.store.ts';
import type { ReplyOrder } from './reply-task.ts';

/** Collects the data from which the partner makes a requested reply. */
export const exchangeOf = (
  db: Db,
  doseOf: (userId: string) => Promise<CorrectionDose>,
  order: ReplyOrder,
): Exchange => ({
  conversation: order.conversation,
  learner: order.learner,
  async turns() {
    const turns = await selectTurns(db, order.conversation.id, order.conversation.recap_until);
    return turns.filter((turn) => turn.id !== order.reply.id && turn.text !== '' && turn.danger === null);
  },
  said: order.learnerTurn.text,
  dose: () => doseOf(order.learner.id),
  closing: order.closing,
});
