import { Problem } from '../problem.ts';

export type TurnstileLimits = {
  /** Maximum number of tasks that run at the same time. */
  concurrency: number;
  /** Maximum number of waiting tasks per lane. */
  queue: number;
};

/**
 * The priority of a task. `preferred` tasks start before any waiting `common` tasks. `suspect` tasks start only while
 * no other task waits, one at a time.
 */
export type Lane = 'preferred' | 'common' | 'suspect';

/**
 * Runs a limited number of tasks at once; further tasks wait in a queue.
 * @throws Problem `too-many-requests` when the lane’s queue is full
 */
export type Turnstile = <Result>(work: () => Promise<Result>, lane?: Lane) => Promise<Result>;

const lanesInOrder: readonly Lane[] = ['preferred', 'common', 'suspect'];

export const createTurnstile = ({ concurrency, queue }: TurnstileLimits): Turnstile => {
  const waiting: Record<Lane, (() => void)[]> = { preferred: [], common: [], suspect: [] };
  let running = 0;
  let suspects = 0;
  const mayStart = (lane: Lane): boolean => running < concurrency && (lane !== 'suspect' || suspects === 0);
  const start = (lane: Lane): void => {
    running += 1;
    if (lane === 'suspect') suspects += 1;
  };
  const finish = (lane: Lane): void => {
    running -= 1;
    if (lane === 'suspect') suspects -= 1;
    for (const next of lanesInOrder) {
      if (!mayStart(next)) continue;
      const enter = waiting[next].shift();
      if (!enter) continue;
      start(next);
      enter();
      return;
    }
  };
  return async (work, lane = 'common') => {
    if (mayStart(lane)) start(lane);
    else {
      const line = waiting[lane];
      if (line.length >= queue) throw new Problem('too-many-requests', { retryAfter: 2 });
      await new Promise<void>((enter) => line.push(enter));
    }
    try {
      return await work();
    } finally {
      finish(lane);
    }
  };
};
