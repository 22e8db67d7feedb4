import type { ProviderCause, ProviderName } from '@pratik/contract/provider-health';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import type { ProviderRecorder } from './provider-health.ts';

/** The provider is not called for now: its circuit breaker is open. */
export class ProviderUnavailable extends Error {
  /** Seconds until the next try, one at least. */
  readonly retryAfter: number;
  constructor(provider: ProviderName, waitMs: number) {
    super(`${provider} is not called for now`);
    this.retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  }
}

/** One call under way; the first result counts. */
export type ProviderCall = {
  succeeded(): void;
  /** @param countsAsOutage false: the provider works and refused this one request */
  failed(cause: ProviderCause, countsAsOutage?: boolean): void;
  /** The caller gave up. */
  abandoned(): void;
};

/** A provider's circuit breaker; each call's result is recorded. */
export type ProviderGuard = {
  readonly provider: ProviderName;
  /** @throws ProviderUnavailable while the breaker is open */
  begin(): ProviderCall;
  /** Milliseconds until a call may go out; 0 when one may go out now. */
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
