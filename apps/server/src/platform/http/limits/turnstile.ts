import { Problem } from '../problem.ts';

export type TurnstileLimits = {
  /** Maximum number of concurrent tasks. */
  concurrency: number;
  /** Maximum number of waiting tasks per lane. */
  queue: number;
};

/** `preferred` work starts before any waiting `common` work. */
export type Lane = 'preferred' | 'common';

/**
 * Runs a limited number of tasks at once; others wait in order.
 * @throws Problem `too-many-requests` when the lane’s queue is full
 */
export type Turnstile = <Result>(work: () => Promise<Result>, lane?: Lane) => Promise<Result>;

export const createTurnstile = ({ concurrency, queue }: TurnstileLimits): Turnstile => {
  const waiting: Record<Lane, (() => void)[]> = { preferred: [], common: [] };
  let running = 0;
  return async (work, lane = 'common') => {
    if (running >= concurrency) {
      const line = waiting[lane];
      if (line.length >= queue) throw new Problem('too-many-requests', { retryAfter: 2 });
      // A finished task passes its slot to a waiting one, so `running` does not change.
      await new Promise<void>((enter) => line.push(enter));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.preferred.shift() ?? waiting.common.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
