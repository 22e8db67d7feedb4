import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { ProblemName } from '@pratik/contract/problems';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from './problem.ts';

/** So many attempts within so many seconds, counted for a key across all processes. */
export type RateLimit = {
  /** Counts one attempt. @throws Problem `too-many-requests` with the seconds to wait */
  take(key: string): Promise<void>;
  /** Gives one attempt back: it turned out well. */
  giveBack(key: string): Promise<void>;
  /** Forgets the key's attempts. */
  clear(key: string): Promise<void>;
};

/** Limits kept in PostgreSQL (`rate_limits`); names are part of the keys, keys are stored hashed. */
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
 * Tries a secret that is too long to guess. Only wrong ones are counted, and beyond the limit a wrong one is answered
 * with `too-many-requests`; the right one always passes, so that nobody who shares an address locks out the others.
 * @throws Problem as `work`; `too-many-requests` in place of `wrong`
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

/** What counts as one address: an IPv4 address, or the /64 an IPv6 subscriber holds. */
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
