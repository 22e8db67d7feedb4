import { randomUUID } from 'node:crypto';
import { helpText } from '@pratik/contract/help-lines';
import { kindQuestion, topicOfKindQuestion } from '@pratik/contract/kind-questions';
import { askedKindly } from '@pratik/dialogue/dialogue';
import { judge } from '@pratik/feedback/safety/check';
import { dangerOf, type Judgement, type RaisedConcern } from '@pratik/feedback/safety/concern';
import { confirms } from '@pratik/feedback/safety/confirms';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import type { Processing } from '../../processing/processing.service.ts';
import type { ConversationRow, TurnRow } from './chat.tables.ts';
import { addToConversation, updateConversation } from './conversation.store.ts';
import type { Memory } from './memory/memory.service.ts';
import { insertTurns, markDanger, selectPartnerTurns } from './turn.store.ts';

type Parts = { processing: Processing; memory: Pick<Memory, 'deleteFactsOfConversation'> };
type Message = { turnId: string; text: string };

/** A judgement that a message may be about danger, with the earlier turns of the conversation about the same danger. */
export type RaisedMessage = Judgement & { earlier: readonly Pick<TurnRow, 'position'>[] };

/** Handles messages that may be about danger: a caring question of the partner, or help and a safety case. */
export const createConcerns = ({ processing, memory }: Parts) => ({
  /**
   * Judges whether a message in a conversation is about danger. An unsure judgement becomes certain when the partner
   * has already asked the caring question about the same danger in this conversation, or when the learner answers the
   * caring question with yes.
   */
  async judge(
    tx: Tx,
    conversation: ConversationRow,
    rolePlay: boolean,
    text: string,
  ): Promise<RaisedMessage | null> {
    const turns = await selectPartnerTurns(tx, conversation.id);
    const before = turns.at(-1);
    const exercise = conversation.kind === 'errors';
    const found = judge(text, { rolePlay, exercise, before: before?.text ?? null });
    if (found?.grade === 'certain') return { ...found, earlier: askedAbout(turns, found.concern) };
    const asked = before && topicOfKindQuestion(before.text);
    if (asked && (confirms(text) || judge(text)?.grade === 'certain'))
      return { concern: asked, grade: 'certain', earlier: askedAbout(turns, asked) };
    if (!found) return null;
    const earlier = askedAbout(turns, found.concern);
    return { ...found, grade: earlier.length > 0 ? 'certain' : 'unsure', earlier };
  },

  /**
   * Replies to a message about danger with a help text that humans wrote. The partner does not receive the message, the
   * time is not counted, and administrators are notified.
   */
  async offerHelp(
    tx: Tx,
    user: SignedInUser,
    conversation: ConversationRow,
    { turnId, text }: Message,
    { concern, earlier }: RaisedMessage,
    now: Date,
  ): Promise<void> {
    const danger = dangerOf(concern);
    const { id, next_position: position } = conversation;
    const common = { conversation_id: id, created_at: now, state: 'complete', danger } as const;
    const help = helpText(concern, conversation.state === 'open' ? 'chat' : 'over');
    await insertTurns(tx, [
      { ...common, id: turnId, position, speaker: 'learner', text },
      { ...common, id: randomUUID(), position: position + 1, speaker: 'partner', text: help },
    ]);
    // Earlier messages about the same danger are marked too, so that no AI provider receives them.
    const positions = earlier.flatMap((turn) => [turn.position - 1, turn.position]);
    await markDanger(tx, id, positions, danger);
    await addToConversation(tx, id, { activeMs: 0, learnerTurns: 0, positions: 2, at: now });
    await memory.deleteFactsOfConversation(tx, id);
    const raised = { id: turnId, kind: danger, source: 'chat', user_id: user.id, text } as const;
    await processing.safety.raise(tx, { ...raised, raised_at: now });
  },

  /**
   * Returns the partner’s caring question about a possible danger. If the conversation has a state of the offline
   * partner, stores the question in that state, so that the offline partner understands the answer.
   */
  async askKindly(tx: Tx, conversation: ConversationRow, concern: RaisedConcern): Promise<string> {
    const question = kindQuestion(concern, conversation.level);
    if (conversation.partner_state !== null)
      await updateConversation(tx, conversation.id, {
        partner_state: askedKindly(conversation.partner_state, question),
      });
    return question;
  },
});

export type Concerns = ReturnType<typeof createConcerns>;

const askedAbout = (turns: readonly TurnRow[], concern: RaisedConcern) =>
  turns.filter((turn) => turn.danger === null && topicOfKindQuestion(turn.text) === concern);
