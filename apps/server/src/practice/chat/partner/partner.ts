import type { AiAway, PartnerKind } from '@pratik/contract/chat';
import type { CorrectionDose } from '@pratik/contract/user';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import type { ConversationRow, TurnRow } from '../chat.tables.ts';

export type SaidTurn = Pick<TurnRow, 'position' | 'speaker' | 'text'>;

/** The input of a partner for its next reply. */
export type Exchange = {
  conversation: ConversationRow;
  learner: Pick<SignedInUser, 'id' | 'name' | 'timeZone'>;
  /** Reads the turns since the running summary. The learner’s newest message is the last one. */
  turns(): Promise<readonly SaidTurn[]>;
  said: string;
  /** The learner’s choice of how much is corrected, and when. */
  dose(): Promise<CorrectionDose>;
  /** The daily limit is reached: the partner says goodbye. */
  closing: boolean;
};

/** The partner that writes a reply. `away`: the reason why the requested AI does not write it. */
export type Writer = { partner: PartnerKind; away: AiAway | null };

/**
 * A part of a reply. Before the first part: the writing partner, if it is not the requested one. After the last part:
 * replies that the learner can tap, the state that the partner stores, and whether the conversation ends.
 */
export type PartnerStep =
  | { type: 'text'; text: string }
  | { type: 'writer'; writer: Writer }
  | { type: 'suggestions'; suggestions: readonly string[] }
  | { type: 'memory'; memory: unknown }
  | { type: 'goodbye' };

export type Recap = { recap: string; until: number };

/** A conversation partner. The opening line is authored and the same for every partner. */
export type Partner = {
  kind: PartnerKind;
  /**
   * Streams the reply in pieces. The reply is complete when the iterator returns.
   * @throws Problem partner-stalled, partner-busy, partner-failed, partner-cut, ai-cap-reached
   */
  reply(exchange: Exchange, signal: AbortSignal): AsyncIterable<PartnerStep>;
  /** Returns a new running summary when the turns no longer fit into the prompt. Called after a reply. */
  recap?(exchange: Exchange, signal: AbortSignal): Promise<Recap | null>;
};
