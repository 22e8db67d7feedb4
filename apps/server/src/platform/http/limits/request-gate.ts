/**
 * Limits the number of requests in progress. The limit of calls decreases while calls wait long for a database
 * connection or the event loop is delayed. The limit increases while calls wait only for admission.
 */
export type RequestGate = {
  /**
   * Calls `decide` exactly once: immediately, or when a waiting call is admitted or rejected. The returned function
   * must be called when the request ends.
   */
  enter(kind: RequestKind, decide: (admitted: boolean) => void): () => void;
  /** Adapts the limit of calls to the load; called every 100 ms. */
  adapt(load: Load): void;
  /** Returns the number of accepted requests that have not ended. */
  inWork(): number;
  /** Returns whether the next call would be rejected. */
  isFull(): boolean;
  /** Returns the current maximum number of calls in progress. */
  limit(): number;
  /** Returns the number of rejected requests since the start. */
  refused(): number;
};

/**
 * The kind of a request. A `call` is a private API call; the adaptive limit may make it wait. An `other` request (public
 * API, sign-in, pages) never waits for admission: it is accepted, or rejected when the server is full.
 */
export type RequestKind = 'call' | 'other';

export type Load = {
  /** Expected wait of the next request for a database connection, in milliseconds. */
  waitMs: number;
  /** Average delay of timers in this process, in milliseconds. */
  lateMs: number;
};

/**
 * Maximum accepted wait for a database connection, in milliseconds. A call uses several connections in sequence, so
 * its total wait may be a multiple of this value.
 */
const mostWaitMs = 250;
/** Maximum accepted average delay of timers, in milliseconds. */
export const mostLateMs = 500;
/** Maximum wait for admission, in milliseconds. While a call has waited longer, new calls are rejected immediately. */
const mostEntryMs = 1_000;
const fewestCalls = 10;
/** Initial limit as a share of the maximum, because the cost of a call is unknown right after the start. */
const firstShare = 0.1;
const rise = 1.25;
const fall = 0.8;

type Waiting = { since: number; decide: (admitted: boolean) => void };

/** Creates a request gate. @param most maximum number of requests in progress and waiting */
export const createRequestGate = (most: number, now: () => number = () => performance.now()): RequestGate => {
  const fewest = Math.min(most, fewestCalls);
  let limit = Math.max(fewest, Math.ceil(most * firstShare));
  let isLate = false;
  const inWork = { call: 0, other: 0 };
  let refused = 0;
  /** Whether a call had to wait for admission since the last adaptation. */
  let isShort = false;
  const queue = new Set<Waiting>();

  const total = () => inWork.call + inWork.other;
  const waitedMs = () => {
    const [first] = queue;
    return first === undefined ? 0 : now() - first.since;
  };
  const isFull = () =>
    total() + queue.size >= (isLate ? Math.ceil(most / 10) : most) || waitedMs() > mostEntryMs;
  const refuse = (decide: Waiting['decide']) => {
    refused += 1;
    decide(false);
  };
  const admitWaiting = () => {
    for (const waiting of queue) {
      if (inWork.call >= limit) return;
      queue.delete(waiting);
      inWork.call += 1;
      waiting.decide(true);
    }
  };
  const refuseLate = () => {
    for (const waiting of queue) {
      if (now() - waiting.since <= 2 * mostEntryMs) return;
      queue.delete(waiting);
      refuse(waiting.decide);
    }
  };

  return {
    enter(kind, decide) {
      let state: 'waiting' | 'in-work' | 'ended' = 'in-work';
      const waiting: Waiting = {
        since: now(),
        decide: (admitted) => {
          state = admitted ? 'in-work' : 'ended';
          decide(admitted);
        },
      };
      const end = () => {
        if (state === 'in-work') inWork[kind] -= 1;
        queue.delete(waiting);
        state = 'ended';
        admitWaiting();
      };
      const hasToWait = kind === 'call' && (inWork.call >= limit || queue.size > 0);
      isShort ||= hasToWait;
      if (isFull()) refuse(waiting.decide);
      else if (hasToWait) {
        state = 'waiting';
        queue.add(waiting);
      } else {
        inWork[kind] += 1;
        decide(true);
      }
      return end;
    },
    adapt({ waitMs, lateMs }) {
      isLate = lateMs > mostLateMs;
      if (isLate || waitMs > mostWaitMs) {
        limit = Math.max(fewest, Math.floor(Math.min(limit, inWork.call) * fall));
      } else if (isShort && waitMs < mostWaitMs / 2) limit = Math.min(most, Math.ceil(limit * rise));
      isShort = queue.size > 0;
      admitWaiting();
      refuseLate();
    },
    inWork: total,
    isFull,
    limit: () => limit,
    refused: () => refused,
  };
};
