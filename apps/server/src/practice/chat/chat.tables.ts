import type { AiAway, ConversationKind, PartnerKind, Summary } from '@pratik/contract/chat';
import type { CefrLevel } from '@pratik/contract/common';
import type { CorrectionCode } from '@pratik/contract/feedback';
import type { ProblemDocument } from '@pratik/contract/problems';
import type { Danger } from '@pratik/contract/safety';

export type ConversationRow = {
  id: string;
  user_id: string;
  kind: ConversationKind;
  scenario_id: string | null;
  partner: PartnerKind;
  ai_away: AiAway | null;
  partner_name: string;
  level: CefrLevel;
  state: 'open' | 'closed';
  codes: CorrectionCode[];
  /** Internal state of the partner, stored after each turn. Learners do not see it. */
  partner_state: unknown;
  recap: string | null;
  recap_until: number;
  active_ms: number;
  learner_turns: number;
  next_position: number;
  summary: Summary | null;
  started_at: Date;
  last_turn_at: Date;
  closed_at: Date | null;
};

export type TurnState = 'streaming' | 'complete' | 'stopped' | 'cut' | 'failed';

export type TurnRow = {
  id: string;
  conversation_id: string;
  position: number;
  speaker: 'learner' | 'partner';
  /** The partner that wrote the reply; null for turns of the learner and for unfinished replies. */
  partner: PartnerKind | null;
  text: string;
  state: TurnState;
  problem: ProblemDocument | null;
  created_at: Date;
  lease_until: Date | null;
  stop_requested: boolean;
  watched_until: Date | null;
  /** Set when the learner wrote about danger, or when this turn is the help text; otherwise null. */
  danger: Danger | null;
  reported_at: Date | null;
  /** Suggested replies that the learner can tap. */
  suggestions: string[] | null;
};

export type ChatTables = { conversations: ConversationRow; turns: TurnRow };
