/** Signals that stop the process: Ctrl-C, `kill`, a closed terminal, Ctrl-\. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/**
 * Signals within this time (milliseconds) count as one request: npm forwards signals that the terminal has already
 * sent to the whole process group, and service managers send SIGTERM and SIGHUP together.
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

/**
 * Returns the meaning of the next signal: the first stops in order, the second skips requests and jobs, the third
 * exits at once.
 */
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
