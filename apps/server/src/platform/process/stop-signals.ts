/** Ctrl-C, `kill`, a terminal that is closed, Ctrl-\. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/**
 * A signal sooner than this after the last one is the same wish: npm passes on what the terminal has already sent to
 * every process of the group, and service managers send SIGTERM and SIGHUP together.
 */
const sameWishMs = 3_000;

type Steps = {
  /** Everything in order. */
  stop(): void;
  /** Without waiting for requests and jobs: only the database. */
  hurry(): void;
  /** At once. */
  leave(): void;
};

/** What the next signal means: the first stops in order, each later wish waits for less. */
export const createStopSignals = (steps: Steps, now: () => number): (() => void) => {
  const next = [steps.stop, steps.hurry, steps.leave];
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const again = now() - last < sameWishMs;
    if (again) return;
    last = now();
    next.shift()?.();
  };
};
