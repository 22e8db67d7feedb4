import type { Summary } from '@pratik/contract/chat';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Processing } from '../../processing/processing.service.ts';
import type { ConversationRow } from './chat.tables.ts';
import { updateConversation } from './conversation.store.ts';
import { summarise } from './summary.ts';
import { selectTurns } from './turn.store.ts';

type Part = Pick<ConversationRow, 'id' | 'active_ms'>;

/** The summary as it stands now. */
export const currentSummary = async (
  db: Db | Tx,
  processing: Processing,
  conversation: Part,
): Promise<Summary> => {
  const said = (await selectTurns(db, conversation.id)).filter((turn) => turn.speaker === 'learner');
  const feedback = await processing.feedbackOf(
    said.map((turn) => turn.id),
    db,
  );
  return summarise(
    conversation.active_ms,
    said.map((turn) => ({ text: turn.text, feedback: feedback.get(turn.id) ?? null })),
  );
};

/** Closes a conversation that the caller's transaction holds, with its summary. */
export const closeConversation = async (
  tx: Tx,
  processing: Processing,
  conversation: Part,
  now: Date,
): Promise<Summary> => {
  const summary = await currentSummary(tx, processing, conversation);
  await updateConversation(tx, conversation.id, { state: 'closed', closed_at: now, summary });
  return summary;
};
