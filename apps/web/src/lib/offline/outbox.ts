/** A user action that the server has not confirmed yet. The server processes each id only once. */
export type OutboxItem = { readonly id: string };

/**
 * `waiting`: the next flush sends the item. `error` is the error of the last attempt, if any.
 * `failed`: the server rejected the item. The item stays stored until the user sends it again or discards it.
 */
export type OutboxEntry<Item> = {
  readonly item: Item;
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly error?: unknown;
};

/** Storage for the items of an outbox on the device. */
export type OutboxStorage<Item> = {
  /** Returns the items that this tab has stored or that all tabs share, oldest first. */
  read(): readonly Item[];
  /** Returns the items that a closed tab has stored on the device. */
  recall?(): Promise<readonly Item[]>;
  write(items: readonly Item[]): void;
  /** Deletes an item from storage after it was confirmed, discarded or dropped. */
  forget?(item: Item): Promise<void> | void;
};

type OutboxOptions<Item, Answer> = {
  storage: OutboxStorage<Item>;
  /** Sends the oldest items in one request. Rejects when the server received none of these items. */
  send(items: readonly Item[]): Promise<Answer>;
  /** Maximum number of items in one request. */
  batch?: number;
  /**
   * Decides about the sent items after an error: `wait` keeps them for the next flush, `fail` lets the user decide,
   * and `drop` deletes them.
   */
  afterError: (error: unknown) => 'wait' | 'fail' | 'drop';
  /** Whether a flush stops at the first error and throws it. If false, it continues with the next item. */
  stopAtError?: boolean;
};

export type Outbox<Item, Answer> = {
  /** All unconfirmed items, oldest first. The array changes only when an entry changes. */
  entries(): readonly OutboxEntry<Item>[];
  add(item: Item): void;
  /**
   * Discards an item. Returns false if the outbox does not contain the item, for example because it has already
   * been sent.
   */
  remove(id: string): boolean;
  /** Loads the items that a closed tab has stored on the device. */
  recall(): Promise<void>;
  /**
   * Sends the waiting items in order and returns the responses of the server. If a flush is already running,
   * returns the result of that flush.
   */
  flush(): Promise<Answer[]>;
  /** Sends a failed item again, after all waiting items. */
  retry(id: string): Promise<Answer[]>;
  subscribe(listener: () => void): () => void;
};

/**
 * Creates a queue for user actions that must survive a lost connection, a reload or a closed tab: messages, card
 * reviews and drafts. The queue stores its items on the device until the server has received them, sends them in
 * order, and reports their state.
 */
export const createOutbox = <Item extends OutboxItem, Answer>(
  options: OutboxOptions<Item, Answer>,
): Outbox<Item, Answer> => {
  const { storage, send, batch = 1, afterError, stopAtError = true } = options;
  const listeners = new Set<() => void>();
  let known: readonly OutboxEntry<Item>[] = [];
  /** Ids of confirmed or discarded items, which stay hidden even if deleting them from the device fails. */
  const gone = new Set<string>();
  let flushing: Promise<Answer[]> | null = null;

  /** Inserts items of another tab before the items of this tab. */
  const merge = (stored: readonly Item[]): boolean => {
    const ids = new Set(known.map(({ item }) => item.id));
    const others = stored.filter(({ id }) => !ids.has(id) && !gone.has(id));
    if (others.length > 0) known = [...others.map(waiting), ...known];
    return others.length > 0;
  };
  const entries = (): readonly OutboxEntry<Item>[] => {
    merge(storage.read());
    return known;
  };
  const show = (next: readonly OutboxEntry<Item>[]): void => {
    known = next;
    for (const listener of listeners) listener();
  };
  const change = (next: readonly OutboxEntry<Item>[]): void => {
    storage.write(next.map(({ item }) => item));
    show(next);
  };
  // The state of an item is not persisted, because a request that ends after sign-out must not write to device
  // storage.
  const mark = (items: readonly Item[], to: Omit<OutboxEntry<Item>, 'item'>): void => {
    const ids = new Set(items.map(({ id }) => id));
    show(entries().map((entry) => (ids.has(entry.item.id) ? { item: entry.item, ...to } : entry)));
  };
  const drop = async (items: readonly Item[]): Promise<void> => {
    for (const { id } of items) gone.add(id);
    change(entries().filter(({ item }) => !gone.has(item.id)));
    for (const item of items) await storage.forget?.(item);
  };

  const sendAll = async (): Promise<Answer[]> => {
    const answers: Answer[] = [];
    const tried = new Set<string>();
    for (;;) {
      const items = entries()
        .filter(({ item, state }) => state === 'waiting' && !tried.has(item.id))
        .slice(0, batch)
        .map(({ item }) => item);
      if (items.length === 0) return answers;
      for (const { id } of items) tried.add(id);
      mark(items, { state: 'sending' });
      try {
        answers.push(await send(items));
        await drop(items);
      } catch (error) {
        const next = afterError(error);
        if (next === 'drop') await drop(items);
        else mark(items, { state: next === 'wait' ? 'waiting' : 'failed', error });
        if (stopAtError) throw error;
      }
    }
  };

  const flush = (): Promise<Answer[]> => {
    flushing ??= sendAll().finally(() => {
      flushing = null;
    });
    return flushing;
  };

  return {
    entries,
    add: (item) => change([...entries(), { item, state: 'waiting' }]),
    remove(id) {
      const entry = entries().find(({ item }) => item.id === id);
      if (entry) void drop([entry.item]);
      return entry !== undefined;
    },
    async recall() {
      if (merge((await storage.recall?.()) ?? [])) change(known);
    },
    flush,
    retry(id) {
      const entry = entries().find(({ item }) => item.id === id);
      if (entry) mark([entry.item], { state: 'waiting' });
      return flush();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const waiting = <Item>(item: Item): OutboxEntry<Item> => ({ item, state: 'waiting' });
