/** Something the user did that the server has not confirmed. The server counts each id once. */
export type OutboxItem = { readonly id: string };

/**
 * `waiting`: is sent by the next flush; `error` is the error of the last attempt, if any.
 * `failed`: the server rejected it; it stays until the user sends it again or discards it.
 */
export type OutboxEntry<Item> = {
  readonly item: Item;
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly error?: unknown;
};

/** Where the items of an outbox are stored on the device. */
export type OutboxStorage<Item> = {
  /** The items that this tab stored, or that tabs share; oldest first. */
  read(): readonly Item[];
  /** The items that a closed tab left. */
  recall?(): Promise<readonly Item[]>;
  write(items: readonly Item[]): void;
  /** Runs when an item is confirmed, discarded or dropped. */
  forget?(item: Item): Promise<void> | void;
};

type OutboxOptions<Item, Answer> = {
  storage: OutboxStorage<Item>;
  /** Sends the oldest items. It rejects when none of them reached the server. */
  send(items: readonly Item[]): Promise<Answer>;
  /** How many items one call can carry. */
  batch?: number;
  /**
   * What happens to items after an error: they `wait` for the connection, are kept as `failed` for the user to decide,
   * or are dropped, so that a rejected item does not block those after it.
   */
  afterError: (error: unknown) => 'wait' | 'fail' | 'drop';
  /** Whether a flush ends with the first error and reports it; otherwise it goes on with the next item. */
  stopAtError?: boolean;
};

export type Outbox<Item, Answer> = {
  /** All unconfirmed items, oldest first. The array changes only when an entry changes. */
  entries(): readonly OutboxEntry<Item>[];
  add(item: Item): void;
  /** Discards an item; returns false when it is not there, because it has been sent. */
  remove(id: string): boolean;
  /** Loads the items that a closed tab left. */
  recall(): Promise<void>;
  /** Sends the waiting items in order; concurrent calls share one run. Returns the answers of the server. */
  flush(): Promise<Answer[]>;
  /** Sends an item again that failed, after the items that wait before it. */
  retry(id: string): Promise<Answer[]>;
  subscribe(listener: () => void): () => void;
};

/**
 * The queue of everything that must survive a lost connection, a reload or a closed tab: messages, answers to cards,
 * drafts that a closed tab left. It stores items on the device until the server has them, sends them in order, and
 * shows their state.
 */
export const createOutbox = <Item extends OutboxItem, Answer>(
  options: OutboxOptions<Item, Answer>,
): Outbox<Item, Answer> => {
  const { storage, send, batch = 1, afterError, stopAtError = true } = options;
  const listeners = new Set<() => void>();
  let known: readonly OutboxEntry<Item>[] = [];
  /** Confirmed or discarded items; they stay out of the list when the device cannot delete them. */
  const gone = new Set<string>();
  let flushing: Promise<Answer[]> | null = null;

  /** Adds items that another tab has stored, before the own ones. */
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
  // A state is not stored: an attempt that ends after the user signed out must not write anything to the device.
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
