/**
 * State of a circuit breaker. `closed`: all calls are allowed. `open`: no call is allowed for a period. `half-open`:
 * one call is allowed as a trial; its result closes the breaker or opens it again.
 */
export type BreakerState = 'closed' | 'open' | 'half-open';

export type BreakerRules = {
  /** Number of consecutive failures that open the breaker. */
  failures: number;
  /** The first open period in milliseconds. The period doubles after each failed trial call. */
  openMs: number;
  longestOpenMs: number;
  /** Time in milliseconds after which a trial call without a result no longer blocks the next trial call. */
  probeMs: number;
};

export const breakerRules: BreakerRules = {
  failures: 3,
  openMs: 15_000,
  longestOpenMs: 120_000,
  probeMs: 120_000,
};

/**
 * Stops calls to a provider that fails repeatedly. Each allowed call reports one result: succeeded, failed or
 * abandoned.
 */
export type CircuitBreaker = {
  /** Returns whether a call is allowed now. In the state `half-open`, the first call becomes the trial call. */
  allow(): boolean;
  succeeded(): void;
  failed(): void;
  /** Reports that the caller aborted the call, so the call says nothing about the provider. */
  abandoned(): void;
  state(): BreakerState;
  /** Returns the milliseconds until the next call is allowed; 0 when a call is allowed now. */
  waitMs(): number;
};

/** Creates a circuit breaker. @param now returns the milliseconds of a monotonic clock */
export const createCircuitBreaker = (
  rules: BreakerRules = breakerRules,
  now: () => number = () => performance.now(),
): CircuitBreaker => {
  let failures = 0;
  let openMs = rules.openMs;
  /** Time until which the breaker is open; undefined while the breaker is closed. */
  let openUntil: number | undefined;
  let probeUntil: number | undefined;

  const waitMs = () => {
    if (openUntil === undefined) return 0;
    return Math.max(0, openUntil - now(), (probeUntil ?? 0) - now());
  };
  const open = () => {
    openUntil = now() + openMs;
    probeUntil = undefined;
  };

  return {
    allow() {
      if (waitMs() > 0) return false;
      if (openUntil !== undefined) probeUntil = now() + rules.probeMs;
      return true;
    },
    succeeded() {
      failures = 0;
      openMs = rules.openMs;
      openUntil = undefined;
      probeUntil = undefined;
    },
    failed() {
      failures += 1;
      if (probeUntil !== undefined) {
        openMs = Math.min(rules.longestOpenMs, openMs * 2);
        open();
      } else if (openUntil === undefined && failures >= rules.failures) open();
    },
    abandoned() {
      probeUntil = undefined;
    },
    state() {
      if (openUntil === undefined) return 'closed';
      return openUntil > now() ? 'open' : 'half-open';
    },
    waitMs,
  };
};
