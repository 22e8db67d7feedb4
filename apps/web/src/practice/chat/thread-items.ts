import type { Turn } from '@pratik/contract/chat';

/** A message of the learner's that the server has not confirmed. */
export type Outgoing = {
  readonly turnId: string;
  readonly text: string;
  readonly state: 'sending' | 'failed';
  /** Why it failed; absent when a reload interrupted it. */
  readonly error?: unknown;
};

/** The partner's reply as it comes in over this browser's own stream. */
export type Reply = {
  /** Null until the server has named it. */
  readonly replyId: string | null;
  readonly text: string;
  /** `lost`: the connection broke; what was stored is shown when it is back. */
  readonly phase: 'waiting' | 'writing' | 'lost';
  readonly stopping: boolean;
};

export type ThreadItem =
  | { readonly kind: 'turn'; readonly key: string; readonly turn: Turn; readonly canRetry: boolean }
  | { readonly kind: 'outgoing'; readonly key: string; readonly message: Outgoing }
  | { readonly kind: 'reply'; readonly key: string; readonly reply: Reply };

/** What the thread shows, in order: what is stored, the reply coming in, and what is still on its way. */
export const threadItems = (
  turns: readonly Turn[],
  outbox: readonly Outgoing[],
  reply: Reply | null,
  closed: boolean,
): readonly ThreadItem[] => {
  const stored = new Set(turns.map((turn) => turn.id));
  const ordered = [...turns].sort((a, b) => a.position - b.position);
  const last = ordered.at(-1);
  // While a reply comes in, it stands in for the stored one it continues.
  const shown = ordered.filter((turn) => turn.id !== reply?.replyId);
  const waiting = outbox.filter((message) => !stored.has(message.turnId));
  const sending = waiting.filter((message) => message.state === 'sending');
  return [
    ...shown.map((turn) => ({
      kind: 'turn' as const,
      key: turn.id,
      turn,
      canRetry: reply === null && !closed && turn === last && mayRetry(turn),
    })),
    ...sending.map(outgoingItem),
    ...(reply ? [{ kind: 'reply' as const, key: reply.replyId ?? 'reply', reply }] : []),
    ...waiting.filter((message) => message.state === 'failed').map(outgoingItem),
  ];
};

const outgoingItem = (message: Outgoing) => ({ kind: 'outgoing' as const, key: message.turnId, message });

const mayRetry = (turn: Turn): boolean =>
  turn.speaker === 'partner' && (turn.state === 'cut' || turn.state === 'failed');

/** A reply is being written somewhere: here, on another device, or for a page that was reloaded. */
export const isReplying = (turns: readonly Turn[], reply: Reply | null): boolean =>
  reply !== null || turns.some(isStreaming);

/** The message whose reply is being written without this page hearing it. */
export const unheardMessage = (turns: readonly Turn[]): Turn | undefined => {
  const streaming = turns.find(isStreaming);
  return (
    streaming && turns.find((turn) => turn.position === streaming.position - 1 && turn.speaker === 'learner')
  );
};

const isStreaming = (turn: Turn): boolean => turn.state === 'streaming';
