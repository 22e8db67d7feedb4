import type { Turn } from '@pratik/contract/chat';

/** A learner's message that the server has not confirmed. */
export type Outgoing = {
  readonly turnId: string;
  readonly text: string;
  readonly state: 'sending' | 'failed';
  /** Why it failed; absent when a reload interrupted it. */
  readonly error?: unknown;
};

/** The partner's reply while it streams to this page. */
export type Reply = {
  /** Null until the server has sent the id. */
  readonly replyId: string | null;
  readonly text: string;
  /** `lost`: the connection broke; the stored part is shown after reconnection. */
  readonly phase: 'waiting' | 'writing' | 'lost';
  readonly stopping: boolean;
};

export type ThreadItem =
  | {
      readonly kind: 'turn';
      readonly key: string;
      readonly turn: Turn;
      readonly canRetry: boolean;
      /** Replies to tap. Only the last message offers them, until another message is sent. */
      readonly suggestions: readonly string[];
    }
  | { readonly kind: 'outgoing'; readonly key: string; readonly message: Outgoing }
  | { readonly kind: 'reply'; readonly key: string; readonly reply: Reply };

/** The items of the conversation in order: stored turns, the incoming reply, and unconfirmed messages. */
export const threadItems = (
  turns: readonly Turn[],
  outbox: readonly Outgoing[],
  reply: Reply | null,
  closed: boolean,
): readonly ThreadItem[] => {
  const stored = new Set(turns.map((turn) => turn.id));
  const ordered = [...turns].sort((a, b) => a.position - b.position);
  const last = ordered.at(-1);
  // The incoming reply replaces its stored part.
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

/** True while a reply is being written: on this page, on another device, or for a page that was reloaded. */
export const isReplying = (turns: readonly Turn[], reply: Reply | null): boolean =>
  reply !== null || turns.some(isStreaming);

/** The message whose reply is being written but does not stream to this page. */
export const unheardMessage = (turns: readonly Turn[]): Turn | undefined => {
  const streaming = turns.find(isStreaming);
  return (
    streaming && turns.find((turn) => turn.position === streaming.position - 1 && turn.speaker === 'learner')
  );
};

const isStreaming = (turn: Turn): boolean => turn.state === 'streaming';
