import { useCallback, useEffect, useRef, useState } from 'react';
import { loadOutbox, type PersistedMessage, recallOutbox, saveOutbox } from './persisted-outbox.ts';
import type { Outgoing } from './thread-items.ts';

/**
 * Messages that the server has not confirmed; they survive a reload and a closed tab.
 * A message in transit when the page was closed counts as unsent; a second send does not store it twice.
 */
export const useOutbox = (conversationId: string) => {
  const [messages, setMessages] = useState<readonly Outgoing[]>(() =>
    loadOutbox(conversationId).map(notSent),
  );
  const latest = useRef(messages);

  const change = useCallback(
    (next: (messages: readonly Outgoing[]) => readonly Outgoing[]) => {
      latest.current = next(latest.current);
      saveOutbox(conversationId, latest.current);
      setMessages(latest.current);
    },
    [conversationId],
  );

  useEffect(() => {
    void recallOutbox(conversationId).then((left) => {
      const unknown = left.filter(({ turnId }) => !latest.current.some((one) => one.turnId === turnId));
      if (unknown.length > 0) change((all) => [...unknown.map(notSent), ...all]);
    });
  }, [conversationId, change]);

  const put = useCallback(
    (message: Outgoing) =>
      change((all) =>
        all.some((one) => one.turnId === message.turnId)
          ? all.map((one) => (one.turnId === message.turnId ? message : one))
          : [...all, message],
      ),
    [change],
  );
  const drop = useCallback(
    (turnId: string) => change((all) => all.filter((one) => one.turnId !== turnId)),
    [change],
  );
  const current = useCallback(() => latest.current, []);
  return { messages, put, drop, current };
};

const notSent = (stored: PersistedMessage): Outgoing => ({ ...stored, state: 'failed' });

/** Removes messages that the server has stored although its response was lost. */
export const useDropStored = (
  outbox: ReturnType<typeof useOutbox>,
  turns: readonly { id: string }[],
): void => {
  const { messages, drop } = outbox;
  useEffect(() => {
    for (const { turnId } of messages) if (turns.some((turn) => turn.id === turnId)) drop(turnId);
  }, [messages, turns, drop]);
};
