import type { Summary } from '@pratik/contract/chat';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Processing } from '../../../processing/processing.service.ts';
import { difficultyOf, type Progress } from '../../../progress/progress.service.ts';
import type { ConversationRow } from '../chat.tables.ts';
import { updateConversation } from '../conversation.store.ts';
import { selectTurns } from '../turn.store.ts';
import { speakingOf } from './speaking.ts';
import { type SaidTurn, summarise } from './summary.ts';

type Part = Pick<ConversationRow, 'id' | 'active_ms'>;

const saidIn = async (db: Db | Tx, processing: Processing, conversation: Part): Promise<SaidTurn[]> => {
  const said = (await selectTurns(db, conversation.id)).filter(
    ({ speaker, danger }) => speaker === 'learner' && danger === null,
  );
  const feedback = await processing.feedbackOf(
    said.map((turn) => turn.id),
    db,
  );
  return said.map((turn) => ({ text: turn.text, feedback: feedback.get(turn.id) ?? null }));
};

/** Computes the summary of a conversation from the current feedback on its messages. */
export const currentSummary = async (
  db: Db | Tx,
  processing: Processing,
  conversation: Part,
): Promise<Summary> => summarise(conversation.active_ms, await saidIn(db, processing, conversation));

type Closing = { processing: Processing; progress: Progress };

/**
 * Closes a conversation that the caller’s transaction has locked. Stores the summary of the conversation, and the
 * speaking score as evidence of the learner’s ability.
 */
export const closeConversation = async (
  tx: Tx,
  { processing, progress }: Closing,
  conversation: Part & Pick<ConversationRow, 'user_id' | 'level'>,
  now: Date,
): Promise<Summary> => {
  const said = await saidIn(tx, processing, conversation);
  const summary = summarise(conversation.active_ms, said);
  await updateConversation(tx, conversation.id, { state: 'closed', closed_at: now, summary });
  const { user_id, level } = conversation;
  const speaking = speakingOf(said, level);
  if (speaking) {
    const evidence = { skill: 'speaking', difficulty: difficultyOf(level), ...speaking } as const;
    await progress.recordEvidence(tx, user_id, evidence, now);
  }
  return summary;
};
