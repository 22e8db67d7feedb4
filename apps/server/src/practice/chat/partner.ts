import type { AiAway, PartnerKind } from '@pratik/contract/chat';
import type { SignedInUser } from '../../platform/http/caller.ts';
import type { ConversationRow, TurnRow } from './chat.tables.ts';

export type SaidTurn = Pick<TurnRow, 'position' | 'speaker' | 'text'>;

/** What a partner is told when it is its turn. */
export type Exchange = {
  conversation: ConversationRow;
  learner: Pick<SignedInUser, 'id' | 'name' | 'timeZone'>;
  /** Reads what was said since the running summary, the learner's newest message last. */
  turns(): Promise<readonly SaidTurn[]>;
  said: string;
  /** The day is full: say goodbye. */
  closing: boolean;
};

/** Who writes a reply; `away`: why it is not the AI, where the AI was asked. */
export type Writer = { partner: PartnerKind; away: AiAway | null };

/**
 * A piece of a reply; before the first piece who writes it, where it is not the partner asked; after the last piece what
 * the partner wants to remember, and that both said goodbye, which ends the conversation.
 */
export type PartnerStep =
  | { type: 'text'; text: string }
  | { type: 'writer'; writer: Writer }
  | { type: 'memory'; memory: unknown }
  | { type: 'goodbye' };

export type Recap = { recap: string; until: number };

/** Somebody to talk with. The opening line is authored and the same for every partner. */
export type Partner = {
  kind: PartnerKind;
  /**
   * The reply, piece by piece. Returning means it is complete.
   * @throws Problem partner-stalled, partner-busy, partner-failed, partner-cut, ai-cap-reached
   */
  reply(exchange: Exchange, signal: AbortSignal): AsyncIterable<PartnerStep>;
  /** A new running summary, when what is to be said no longer fits; called after a reply. */
  recap?(exchange: Exchange, signal: AbortSignal): Promise<Recap | null>;
};
