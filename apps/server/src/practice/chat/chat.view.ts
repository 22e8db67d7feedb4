import type { Conversation, Goal, Turn } from '@pratik/contract/chat';
import type { MessageFeedback } from '@pratik/contract/feedback';
import { goalsOf } from '@pratik/dialogue/policy/goals';
import type { Scenarios } from '../../curriculum/scenarios.service.ts';
import type { ConversationRow, TurnRow } from './chat.tables.ts';

/** The goals of a conversation’s scenario, each with the information whether the learner has reached it. */
export const goalsIn = (
  row: Pick<ConversationRow, 'kind' | 'scenario_id' | 'partner_state'>,
  scenarios: Scenarios,
): { goals?: Goal[] } => {
  const scenario = row.kind === 'scenario' ? scenarios.find(row.scenario_id ?? '') : undefined;
  return scenario ? { goals: goalsOf(scenario, row.partner_state) } : {};
};

/** Converts a stored conversation to the contract type. */
export const conversationView = (row: ConversationRow, scenarios: Scenarios): Conversation => ({
  id: row.id,
  kind: row.kind,
  scenario: row.kind === 'scenario' ? scenarios.card(row.scenario_id ?? '') : null,
  partner: row.partner,
  ...(row.partner === 'ai' && row.ai_away ? { aiAway: row.ai_away } : {}),
  partnerName: row.partner_name,
  partnerFace: scenarios.find(row.scenario_id ?? '')?.partnerRole.face ?? null,
  level: row.level,
  state: row.state,
  startedAt: row.started_at.toISOString(),
  lastTurnAt: row.last_turn_at.toISOString(),
  learnerTurns: row.learner_turns,
  summary: row.summary,
  ...goalsIn(row, scenarios),
});

/** The feedback of a new message of a learner that is stored but not checked yet. */
export const waitingFeedback: MessageFeedback = { state: 'waiting', corrections: [] };

export const turnView = (row: TurnRow, feedback: MessageFeedback | null): Turn => ({
  id: row.id,
  conversationId: row.conversation_id,
  position: row.position,
  speaker: row.speaker,
  ...(row.partner === null ? {} : { partner: row.partner }),
  text: row.text,
  state: row.state,
  problem: row.problem,
  createdAt: row.created_at.toISOString(),
  feedback: row.speaker === 'learner' && row.danger === null ? feedback : null,
  ...(row.danger === null ? {} : { danger: row.danger }),
  ...(row.reported_at === null ? {} : { reported: true }),
  ...(row.suggestions === null ? {} : { suggestions: row.suggestions }),
});
