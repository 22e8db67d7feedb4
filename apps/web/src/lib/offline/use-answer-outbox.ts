import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isConnectionProblem } from '../api/api-problem.ts';
import { worthRetrying } from '../api/query-client.ts';
import { useWhenBack } from './online.ts';
import { createOutbox, type OutboxItem } from './outbox.ts';
import { textStorage } from './outbox-text.ts';

type AnswerOutboxOptions<Item> = {
  /** Storage key of the unsent answer, which identifies the exercise. */
  key: string;
  isItem: (value: unknown) => value is Item;
  /** Sends one answer. Only the function of the first render is used. */
  deliver: (item: Item) => Promise<unknown>;
};

/**
 * Sends the answer to the current question. Without a connection, it stores the answer and sends it when the device
 * is online or the exercise is opened again.
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
      // A new answer replaces an unsent answer.
      for (const entry of outbox.entries()) outbox.remove(entry.item.id);
      outbox.add(item);
      flush();
    },
    sending,
    /** Whether the answer is stored because the device is offline. */
    offline: entries.length > 0 && isConnectionProblem(error),
    error,
  };
};
