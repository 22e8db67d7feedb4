import type { ReplyEvent } from '@pratik/contract/chat';
import { ConnectionProblem } from '../../../lib/api/api-problem.ts';

export type ReplyOutcome =
  | { readonly kind: 'done' }
  /** The reply ended with an error, and the server has stored the part written before the error. */
  | { readonly kind: 'problem' }
  /** The server did not receive the message, or rejected it. */
  | { readonly kind: 'unsent'; readonly error: unknown }
  /** The server has stored the message, but the connection was lost before the reply was complete. */
  | { readonly kind: 'lost' }
  /** The request was cancelled because the user left the page. */
  | { readonly kind: 'left' };

export type ReplyListener = (event: ReplyEvent) => void | Promise<void>;

/** Passes the events of a reply stream to the listener in order, and returns the reason why the stream ended. */
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
  // A stream that ends without a final event counts as a lost connection.
  return accepted ? { kind: 'lost' } : { kind: 'unsent', error: new ConnectionProblem() };
};
