import type { ReplyEvent } from '@pratik/contract/chat';
import { ConnectionProblem } from '../../lib/api-problem.ts';

export type ReplyOutcome =
  | { readonly kind: 'done' }
  /** The reply ended badly; what there is of it is stored. */
  | { readonly kind: 'problem' }
  /** The message did not reach the server, or it refused it. */
  | { readonly kind: 'unsent'; readonly error: unknown }
  /** The message is stored; the connection broke before the reply was whole. */
  | { readonly kind: 'lost' }
  /** The reader went away. */
  | { readonly kind: 'left' };

export type ReplyListener = (event: ReplyEvent) => void | Promise<void>;

/** Hands on the events of a reply's stream, in order, and says how it ended. */
export const readReply = async (
  stream: AsyncIterable<ReplyEvent>,
  signal: AbortSignal,
  onEvent: ReplyListener,
): Promise<ReplyOutcome> => {
  let accepted = false;
  try {
    for await (const event of stream) {
      if (signal.aborted) break;
      await onEvent(event);
      if (event.type === 'done') return { kind: 'done' };
      if (event.type === 'problem') return { kind: 'problem' };
      if (event.type === 'accepted') accepted = true;
    }
  } catch (error) {
    if (!signal.aborted && !accepted) return { kind: 'unsent', error };
  }
  if (signal.aborted) return { kind: 'left' };
  // A stream that ends without an ending is a broken one.
  return accepted ? { kind: 'lost' } : { kind: 'unsent', error: new ConnectionProblem() };
};
