import { beforeEach, describe, expect, it } from 'vitest';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';

const rules = { failures: 3, openMs: 1000, longestOpenMs: 3000, probeMs: 5000 };
let now: number;
let breaker: CircuitBreaker;
beforeEach(() => {
  now = 50_000;
  breaker = createCircuitBreaker(rules, () => now);
});
const fail = (times: number) => {
  for (let count = 0; count < times; count += 1) breaker.failed();
};

describe('circuit breaker', () => {
  it('opens after three consecutive failures, and reports how long it stays open', () => {
    fail(2);
    expect(breaker.allow()).toBe(true);
    fail(1);
    expect(breaker.allow()).toBe(false);
    expect(breaker.state()).toBe('open');
    expect(breaker.waitMs()).toBe(1000);
  });

  it('stays closed when a successful call separates the failures', () => {
    fail(2);
    breaker.succeeded();
    fail(2);
    expect(breaker.state()).toBe('closed');
  });

  it('allows one trial call after the open period, and closes when the trial call succeeds', () => {
    fail(3);
    now += 1000;
    expect(breaker.state()).toBe('half-open');
    expect([breaker.allow(), breaker.allow()]).toEqual([true, false]);
    breaker.succeeded();
    expect([breaker.allow(), breaker.allow()]).toEqual([true, true]);
  });

  it('doubles the open period after each failed trial call, up to a limit', () => {
    fail(3);
    const waits = [2000, 3000, 3000].map(() => {
      now += breaker.waitMs();
      breaker.allow();
      breaker.failed();
      return breaker.waitMs();
    });
    expect(waits).toEqual([2000, 3000, 3000]);
  });

  it('allows a new trial call when the previous trial call was abandoned or did not end in time', () => {
    fail(3);
    now += 1000;
    breaker.allow();
    breaker.abandoned();
    expect(breaker.allow()).toBe(true);
    expect(breaker.allow()).toBe(false);
    now += rules.probeMs;
    expect(breaker.allow()).toBe(true);
  });

  it('ignores failures of calls that started before it opened', () => {
    fail(3);
    now += 900;
    fail(5);
    expect(breaker.waitMs()).toBe(100);
  });
});
