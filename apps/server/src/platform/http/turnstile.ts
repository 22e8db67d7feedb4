import { Problem } from './problem.ts';

export type TurnstileLimits = {
  /** Pieces of work done at once. */
  concurrency: number;
  /** Pieces of work that may wait, in each lane. */
  queue: number;
};

/** `preferred` work is started before any that waits in the `common` lane. */
export type Lane = 'preferred' | 'common';

/**
 * Does a few pieces of work at once; others wait in turn.
 * @throws Problem `too-many-requests` when more wait than is worth waiting for
 */
export type Turnstile = <Result>(work: () => Promise<Result>, lane?: Lane) => Promise<Result>;

export const createTurnstile = ({ concurrency, queue }: TurnstileLimits): Turnstile => {
  const waiting: Record<Lane, (() => void)[]> = { preferred: [], common: [] };
  let running = 0;
  return async (work, lane = 'common') => {
    if (running >= concurrency) {
      const line = waiting[lane];
      if (line.length >= queue) throw new Problem('too-many-requests', { retryAfter: 2 });
      // Whoever leaves hands its place on, so `running` stays as it is.
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
