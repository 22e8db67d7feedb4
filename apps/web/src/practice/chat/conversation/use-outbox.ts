import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isApiProblem } from '../../../lib/api/api-problem.ts';
import { createOutbox, type Outbox, type OutboxEntry } from '../../../lib/offline/outbox.ts';
import { hasShape, textStorage } from '../../../lib/offline/outbox-text.ts';
import type { Outgoing } from './conversation-items.ts';

/** A message of the learner that the server has not confirmed. Its id becomes the id of the turn. */
export type UnsentMessage = { readonly id: string; readonly text: string };

const isMessage = (value: unknown): value is UnsentMessage =>
  hasShape(value, { id: 'string', text: 'string' });

/**
 * Outbox for messages that the server has not confirmed. These messages survive a page reload and a closed tab.
 * A message that was being sent when the page was closed counts as unsent. The server does not store a message
 * twice when it is sent again.
 *
 * @param deliver sends one message and rejects if the server has not stored the message; only the function passed
 * at the first render is used
 */
export const useOutbox = (
  conversationId: string,
  deliver: (message: UnsentMessage) => Promise<void>,
): { outbox: Outbox<UnsentMessage, void>; messages: readonly Outgoing[] } => {
  const [outbox] = useState(() =>
    createOutbox<UnsentMessage, void>({
      storage: textStorage(`chat outbox ${conversationId}`, isMessage),
      send: async ([message]) => message && deliver(message),
      afterError: (error) => (isApiProblem(error) ? 'fail' : 'wait'),
    }),
  );
  useEffect(() => void outbox.recall(), [outbox]);
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  return { outbox, messages: useMemo(() => entries.map(outgoingOf), [entries]) };
};

const outgoingOf = ({ item, state, error }: OutboxEntry<UnsentMessage>): Outgoing => ({
  turnId: item.id,
  text: item.text,
  state: state === 'sending' ? 'sending' : 'failed',
  ...(error === undefined ? {} : { error }),
});

/** Removes messages from the outbox that the server has stored although its response to the page was lost. */
export const useDropStored = (
  outbox: Outbox<UnsentMessage, void>,
  messages: readonly Outgoing[],
  turns: readonly { id: string }[],
): void => {
  useEffect(() => {
    for (const { turnId } of messages) if (turns.some((turn) => turn.id === turnId)) outbox.remove(turnId);
  }, [outbox, messages, turns]);
};
