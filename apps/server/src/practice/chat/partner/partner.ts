import type { AiAway, PartnerKind } from '@pratik/contract/chat';
import type { CorrectionDose } from '@pratik/contract/user';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import type { ConversationRow, TurnRow } from '../chat.tables.ts';

export type SaidTurn = Pick<TurnRow, 'position' | 'speaker' | 'text'>;

/** The data from which a partner makes its next reply. */
export type Exchange = {
  conversation: ConversationRow;
  learner: Pick<SignedInUser, 'id' | 'name' | 'timeZone'>;
  /** Reads the turns after the running summary; the learner’s newest message is the last turn. */
  turns(): Promise<readonly SaidTurn[]>;
  said: string;
  /** Returns the learner’s setting: which errors are corrected, and whether during or after the conversation. */
  dose(): Promise<CorrectionDose>;
  /** Whether the daily limit is reached, so that the partner says goodbye. */
  closing: boolean;
};

/**
 * The partner that writes a reply. `away` is the reason why the requested AI partner does not write it, otherwise
 * null.
 */
export type Writer = { partner: PartnerKind; away: AiAway | null };

/**
 * One step of a reply. A `writer` step precedes text that a partner other than the requested partner writes. Three
 * kinds of steps may follow the text: suggested replies for the learner, the state that the partner stores, and a
 * `goodbye` step when the conversation ends.
 */
export type PartnerStep =
  | { type: 'text'; text: string }
  | { type: 'writer'; writer: Writer }
  | { type: 'suggestions'; suggestions: readonly string[] }
  | { type: 'memory'; memory: unknown }
  | { type: 'goodbye' };

export type Recap = { recap: string; until: number };

/**
 * A conversation partner. The partner writes replies only: the opening of a conversation is written by a human
 * author and is the same for every partner.
 */
export type Partner = {
  kind: PartnerKind;
  /**
   * Streams the reply in several steps. The reply is complete when the iterator returns.
   * @throws Problem partner-stalled, partner-busy, partner-failed, partner-cut, ai-cap-reached
   */
  reply(exchange: Exchange, signal: AbortSignal): AsyncIterable<PartnerStep>;
  /**
   * Returns a new running summary when the turns no longer fit into the prompt, otherwise null. Called after a
   * reply.
   */
  recap?(exchange: Exchange, signal: AbortSignal): Promise<Recap | null>;
};
