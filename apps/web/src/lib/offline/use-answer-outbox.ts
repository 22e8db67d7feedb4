import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isConnectionProblem } from '../api/api-problem.ts';
import { worthRetrying } from '../api/query-client.ts';
import { useWhenBack } from './online.ts';
import { createOutbox, type OutboxItem } from './outbox.ts';
import { textStorage } from './outbox-text.ts';

type AnswerOutboxOptions<Item> = {
  /** The storage key, which identifies the exercise. */
  key: string;
  isItem: (value: unknown) => value is Item;
  /** Sends one answer. Only the function passed at the first render is used. */
  deliver: (item: Item) => Promise<unknown>;
};

/**
 * Sends the answer to the current question of an exercise. If the answer does not reach the server, it is stored on
 * the device. It is sent when the connection returns, or when the exercise is opened again.
 */
export const useAnswerOutbox = <Item extends OutboxItem>(options: AnswerOutboxOptions<Item>) => {
  const [outbox] = useState(() =>
    createOutbox<Item, unknown>({
      storage: textStorage(options.key, options.isItem),
      send: async ([item]) => item && options.deliver(item),
      afterError: (error) => (worthRetrying(error) ? 'wait' : 'drop'),
    }),
  );
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const [error, setError] = useState<unknown>(null);
  const flush = () =>
    void outbox.flush().then(
      () => setError(null),
      (problem: unknown) => setError(problem),
    );
  const sendWaiting = useEffectEvent(() => {
    if (outbox.entries().length > 0) flush();
  });
  useWhenBack(() => sendWaiting());
  useEffect(() => {
    void outbox.recall().then(() => sendWaiting());
  }, [outbox]);
  const sending = entries.some(({ state }) => state === 'sending');
  return {
    send: (item: Item): void => {
      if (sending) return;
      // A new answer replaces the answer that is still waiting.
      for (const entry of outbox.entries()) outbox.remove(entry.item.id);
      outbox.add(item);
      flush();
    },
    sending,
    /** Whether the answer is waiting for the connection. */
    offline: entries.length > 0 && isConnectionProblem(error),
    error,
  };
};
