import type pg from 'pg';

/** Measures how long requests wait for a connection from the pool. */
export type PoolQueue = {
  /**
   * Returns the expected wait of the next request for a connection, in milliseconds: the number of waiting requests
   * times the average use of a connection, divided by the number of connections. It is at least the time that the first
   * request in the queue has already waited.
   */
  expectedWaitMs(): number;
  /** Registers a listener that receives the wait of each request for a connection, in seconds. */
  onAcquire(listener: (seconds: number) => void): void;
};

type Acquired = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** Weight (0 to 1) of the newest connection use in the average duration. */
const weight = 0.05;

/** Measures the queue of a pool with at most `max` connections. */
export const watchPoolQueue = (
  pool: pg.Pool,
  max: number,
  now: () => number = () => performance.now(),
): PoolQueue => {
  const listeners: ((seconds: number) => void)[] = [];
  // A set iterates in the order of insertion, so its first element has waited the longest.
  const waiting = new Set<{ since: number }>();
  const usedSince = new WeakMap<pg.PoolClient, number>();
  let averageUseMs = 0;

  pool.on('acquire', (client) => usedSince.set(client, now()));
  pool.on('release', (_error, client) => {
    const since = usedSince.get(client);
    if (since !== undefined) averageUseMs += weight * (now() - since - averageUseMs);
  });

  const begin = () => {
    const asked = { since: now() };
    waiting.add(asked);
    return () => {
      waiting.delete(asked);
      for (const listener of listeners) listener((now() - asked.since) / 1000);
    };
  };
  // `pool.query` calls `connect` with a callback; all other callers use the promise.
  const connect = pool.connect.bind(pool) as (callback?: Acquired) => Promise<pg.PoolClient>;
  const timed = (callback?: Acquired) => {
    const end = begin();
    if (callback === undefined) return connect().finally(end);
    return connect((...acquired) => {
      end();
      callback(...acquired);
    });
  };
  pool.connect = timed as pg.Pool['connect'];

  return {
    expectedWaitMs() {
      if (pool.waitingCount === 0) return 0;
      const [first] = waiting;
      const waitedMs = first === undefined ? 0 : now() - first.since;
      return Math.max(waitedMs, (pool.waitingCount * averageUseMs) / max);
    },
    onAcquire: (listener) => void listeners.push(listener),
  };
};
