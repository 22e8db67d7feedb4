/** Signals that stop the process: Ctrl-C, `kill`, a closed terminal, Ctrl-\. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/**
 * Signals within this time (in milliseconds) after a signal count as the same signal. npm forwards signals that the
 * terminal has already sent to the whole process group, and service managers send SIGTERM and SIGHUP together.
 */
const sameWishMs = 3_000;

type Steps = {
  /** Stops requests, jobs and the database in order. */
  stop(): void;
  /** Stops only the database, without waiting for requests and jobs. */
  hurry(): void;
  /** Ends the process immediately, without waiting for requests, jobs or the database. */
  leave(): void;
};

/** Returns the signal handler: the first signal calls `stop`, the second calls `hurry`, the third calls `leave`. */
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
