import type { ProviderCause, ProviderHealth, ProviderName } from '@pratik/contract/provider-health';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import {
  type ProviderHealthRow,
  selectProviderHealth,
  upsertProviderHealth,
} from './provider-health.store.ts';

export type ProviderOutcome = { ok: true } | { ok: false; cause: ProviderCause };

/** Records the results of provider calls, for the administrators’ dashboard and for metrics. */
export type ProviderRecorder = {
  /**
   * Records the result of one call; it is stored within a few seconds. The function never throws and never waits.
   * @param ms duration of the call in milliseconds
   */
  record(provider: ProviderName, outcome: ProviderOutcome, ms?: number): void;
  /** Returns the health of the given providers across all processes. */
  read(providers: readonly ProviderName[]): Promise<ProviderHealth[]>;
  /** Stores the results that are not stored yet; must be called before the database closes. */
  close(): Promise<void>;
};

type Parts = {
  db: Db;
  clock: Clock;
  log: Log;
  /** Called immediately with each result, for the metrics. */
  observe?: ((provider: ProviderName, outcome: ProviderOutcome, ms?: number) => void) | undefined;
  /** Minimum time between two writes of this process, in milliseconds. */
  everyMs?: number;
};

export const createProviderRecorder = ({
  db,
  clock,
  log,
  observe,
  everyMs = 5000,
}: Parts): ProviderRecorder => {
  let pending = new Map<ProviderName, ProviderHealthRow>();
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const write = async (): Promise<void> => {
    const rows = pending;
    pending = new Map();
    for (const row of rows.values()) {
      // Results that cannot be stored are discarded: during a database outage, administrators cannot read them
      // either.
      await upsertProviderHealth(db, row).catch((err: unknown) =>
        log.warn({ err, provider: row.provider }, 'the health of a provider could not be stored'),
      );
    }
  };
  const schedule = (): void => {
    if (timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (pending.size > 0) start();
    }, everyMs);
    timer.unref();
  };
  const start = (): void => {
    writing = writing.then(write);
    schedule();
  };

  return {
    record(provider, outcome, ms) {
      observe?.(provider, outcome, ms);
      pending.set(provider, merged(pending.get(provider) ?? nothing(provider), outcome, clock.now()));
      if (!timer) start();
    },
    async read(providers) {
      const rows = new Map((await selectProviderHealth(db)).map((row) => [row.provider, row]));
      return providers.map((provider) => view(rows.get(provider) ?? nothing(provider)));
    },
    async close() {
      clearTimeout(timer);
      await writing.then(write);
    },
  };
};

const nothing = (provider: ProviderName): ProviderHealthRow => ({
  provider,
  last_success_at: null,
  last_failure_at: null,
  last_failure_cause: null,
  failures: 0,
});

const merged = (row: ProviderHealthRow, outcome: ProviderOutcome, at: Date): ProviderHealthRow =>
  outcome.ok
    ? { ...row, last_success_at: at, failures: 0 }
    : { ...row, last_failure_at: at, last_failure_cause: outcome.cause, failures: row.failures + 1 };

const view = (row: ProviderHealthRow): ProviderHealth => {
  const used = row.last_success_at !== null || row.last_failure_at !== null;
  return {
    provider: row.provider,
    state: row.failures > 0 ? 'failing' : used ? 'working' : 'unused',
    lastSuccessAt: row.last_success_at?.toISOString() ?? null,
    lastFailureAt: row.last_failure_at?.toISOString() ?? null,
    lastFailureCause: row.last_failure_cause,
    failures: row.failures,
  };
};
