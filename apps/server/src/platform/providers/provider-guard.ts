import type { ProviderCause, ProviderName } from '@pratik/contract/provider-health';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import type { ProviderRecorder } from './provider-health.ts';

/** Error: the call was not sent, because the circuit breaker of the provider is open. */
export class ProviderUnavailable extends Error {
  /** Seconds until the next call is allowed, at least 1. */
  readonly retryAfter: number;
  constructor(provider: ProviderName, waitMs: number) {
    super(`${provider} is not called for now`);
    this.retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  }
}

/** A running call to a provider. Only the first reported result counts. */
export type ProviderCall = {
  succeeded(): void;
  /** Reports a failed call. @param countsAsOutage false when the provider works and rejected only this request */
  failed(cause: ProviderCause, countsAsOutage?: boolean): void;
  /** Reports that the caller aborted the call, so the call says nothing about the provider. */
  abandoned(): void;
};

/** Guards the calls to one provider with a circuit breaker, and records the result of each call. */
export type ProviderGuard = {
  readonly provider: ProviderName;
  /** Starts a call to the provider. @throws ProviderUnavailable while the circuit breaker is open */
  begin(): ProviderCall;
  /** Returns the milliseconds until a call is allowed; 0 when a call is allowed now. */
  waitMs(): number;
};

export const createProviderGuard = (
  provider: ProviderName,
  recorder: Pick<ProviderRecorder, 'record'>,
  breaker: CircuitBreaker = createCircuitBreaker(),
): ProviderGuard => ({
  provider,
  waitMs: () => breaker.waitMs(),
  begin() {
    if (!breaker.allow()) throw new ProviderUnavailable(provider, breaker.waitMs());
    const from = performance.now();
    let over = false;
    const once = (work: () => void) => {
      if (!over) work();
      over = true;
    };
    return {
      succeeded: () =>
        once(() => {
          breaker.succeeded();
          recorder.record(provider, { ok: true }, performance.now() - from);
        }),
      failed: (cause, countsAsOutage = true) =>
        once(() => {
          if (countsAsOutage) breaker.failed();
          else breaker.succeeded();
          recorder.record(provider, { ok: false, cause }, performance.now() - from);
        }),
      abandoned: () => once(() => breaker.abandoned()),
    };
  },
});
