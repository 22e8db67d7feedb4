import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { ProblemName } from '@pratik/contract/problems';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../problem.ts';

/** Limits the number of attempts per key within a time window, counted across all server processes. */
export type RateLimit = {
  /** Counts one attempt of the key. @throws Problem `too-many-requests` with the number of seconds to wait */
  take(key: string): Promise<void>;
  /** Subtracts one counted attempt of the key; called after a success. */
  giveBack(key: string): Promise<void>;
  /** Deletes all counted attempts of the key. */
  clear(key: string): Promise<void>;
};

/**
 * Creates a rate limit that is stored in PostgreSQL (`rate_limits`). The name is part of the key; only hashes of
 * keys are stored.
 */
export const createRateLimit = (
  pool: pg.Pool,
  { name, attempts, seconds }: { name: string; attempts: number; seconds: number },
): RateLimit => {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: attempts,
    duration: seconds,
  });
  return {
    async take(key) {
      try {
        await limiter.consume(hashed(key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new Problem('too-many-requests', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
      }
    },
    giveBack: async (key) => void (await limiter.reward(hashed(key))),
    clear: async (key) => void (await limiter.delete(hashed(key))),
  };
};

/**
 * Checks a secret that is too long to guess. Only wrong secrets are counted; above the limit, a wrong secret throws
 * `too-many-requests`. A correct secret is always accepted, so that an attacker cannot lock out other users of the
 * same address.
 * @throws the problems that `work` throws, but `too-many-requests` in place of `wrong` above the limit
 */
export const countWrong = async <Result>(
  limit: RateLimit,
  key: string,
  wrong: ProblemName,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && error.problem === wrong) await limit.take(key);
    throw error;
  }
};

const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Returns the rate-limit key of a client address: the IPv4 address, or the /64 network of an IPv6 address. */
export const addressKey = (address: string): string => {
  const bare = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail = ''] = bare.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = bare.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  const groups = [...left, ...gap, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
};
