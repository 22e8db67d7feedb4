/**
 * Limits the requests in work. The limit for calls follows the load: it falls while calls wait long for a database
 * connection or while the event loop is delayed, and it rises while calls wait for the limit only.
 */
export type RequestGate = {
  /** Calls `decide` once: at once, or when a waiting call is let in or refused. Returns how to end the request. */
  enter(kind: RequestKind, decide: (admitted: boolean) => void): () => void;
  /** Adapts the limit; called every 100 ms. */
  adapt(load: Load): void;
  /** Number of accepted requests that have not ended. */
  inWork(): number;
  /** Whether the next call would be refused. */
  isFull(): boolean;
  /** Present maximum of calls in work. */
  limit(): number;
  refused(): number;
};

/** A `call` works with the database; other requests (sign-in, pages) have a separate queue or need none. */
export type RequestKind = 'call' | 'other';

export type Load = {
  /** The time that the next request for a database connection is expected to wait, in milliseconds. */
  waitMs: number;
  /** Average delay of timers, in milliseconds. */
  lateMs: number;
};

/** A call uses several connections one after another, so it may wait a multiple of this time. */
const mostWaitMs = 250;
export const mostLateMs = 500;
/** Calls wait at most about this long for admission; while one has waited longer, new ones are refused at once. */
const mostEntryMs = 1_000;
const fewestCalls = 10;
/** The first calls after the start, whose cost is unknown, as a share of the maximum. */
const firstShare = 0.1;
const rise = 1.25;
const fall = 0.8;

type Waiting = { since: number; decide: (admitted: boolean) => void };

/** @param most maximum number of requests in work and waiting */
export const createRequestGate = (most: number, now: () => number = () => performance.now()): RequestGate => {
  const fewest = Math.min(most, fewestCalls);
  let limit = Math.max(fewest, Math.ceil(most * firstShare));
  let isLate = false;
  const inWork = { call: 0, other: 0 };
  let refused = 0;
  /** Whether a call had to wait since the last adaption. */
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
