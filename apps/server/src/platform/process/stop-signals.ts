/** Signals that stop the process: Ctrl-C, `kill`, a closed terminal, Ctrl-\. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/**
 * A signal this soon after the last one counts as the same request: npm forwards signals that the terminal has
 * already sent to every process of the group, and service managers send SIGTERM and SIGHUP together.
 */
const sameWishMs = 3_000;

type Steps = {
  /** Stop everything in order. */
  stop(): void;
  /** Stop only the database, without waiting for requests and jobs. */
  hurry(): void;
  /** Exit at once. */
  leave(): void;
};

/** Returns the meaning of the next signal: the first stops in order, each later one waits for less. */
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
