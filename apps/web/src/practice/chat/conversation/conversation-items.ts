import type { Turn } from '@pratik/contract/chat';

/** A learner's message that the server has not confirmed yet. */
export type Outgoing = {
  readonly turnId: string;
  readonly text: string;
  readonly state: 'sending' | 'failed';
  /** Error of the last attempt to send. Undefined when a page reload interrupted the request. */
  readonly error?: unknown;
};

/** The partner's reply while this page is receiving it. */
export type Reply = {
  /** Id of the reply, or null until the server has sent the id. */
  readonly replyId: string | null;
  readonly text: string;
  /**
   * `lost` means that the connection was lost during the reply. When the device is online again, the page shows the
   * stored part of the reply.
   */
  readonly phase: 'waiting' | 'writing' | 'lost';
  readonly stopping: boolean;
};

export type ConversationItem =
  | {
      readonly kind: 'turn';
      readonly key: string;
      readonly turn: Turn;
      readonly canRetry: boolean;
      /** Suggested answers. Only the last turn of the partner has them, until the learner sends another message. */
      readonly suggestions: readonly string[];
    }
  | { readonly kind: 'outgoing'; readonly key: string; readonly message: Outgoing }
  | { readonly kind: 'reply'; readonly key: string; readonly reply: Reply };

/**
 * Returns the items of a conversation in order: stored turns, messages being sent, the incoming reply, and failed
 * messages.
 */
export const conversationItems = (
  turns: readonly Turn[],
  outbox: readonly Outgoing[],
  reply: Reply | null,
  closed: boolean,
): readonly ConversationItem[] => {
  const stored = new Set(turns.map((turn) => turn.id));
  const ordered = [...turns].sort((a, b) => a.position - b.position);
  const last = ordered.at(-1);
  // Removes the stored part of the incoming reply, so that the reply is not shown twice.
  const shown = ordered.filter((turn) => turn.id !== reply?.replyId);
  const waiting = outbox.filter((message) => !stored.has(message.turnId));
  const idle = reply === null && !closed;
  const sending = waiting.filter((message) => message.state === 'sending');
  return [
    ...shown.map((turn) => ({
      kind: 'turn' as const,
      key: turn.id,
      turn,
      canRetry: idle && turn === last && mayRetry(turn),
      suggestions: idle && turn === last && waiting.length === 0 ? (turn.suggestions ?? none) : none,
    })),
    ...sending.map(outgoingItem),
    ...(reply ? [{ kind: 'reply' as const, key: reply.replyId ?? 'reply', reply }] : []),
    ...waiting.filter((message) => message.state === 'failed').map(outgoingItem),
  ];
};

const none: readonly string[] = [];

const outgoingItem = (message: Outgoing) => ({ kind: 'outgoing' as const, key: message.turnId, message });

const mayRetry = (turn: Turn): boolean =>
  turn.speaker === 'partner' && (turn.state === 'cut' || turn.state === 'failed');

/** Returns whether a reply is being written, even if another device or an earlier visit of this page requested it. */
export const isReplying = (turns: readonly Turn[], reply: Reply | null): boolean =>
  reply !== null || turns.some(isStreaming);

/** Returns the learner’s message whose reply is being written but is not being received by this page. */
export const unheardMessage = (turns: readonly Turn[]): Turn | undefined => {
  const streaming = turns.find(isStreaming);
  return (
    streaming && turns.find((turn) => turn.position === streaming.position - 1 && turn.speaker === 'learner')
  );
};

const isStreaming = (turn: Turn): boolean => turn.state === 'streaming';
