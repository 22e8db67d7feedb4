import type { CallCost } from '@pratik/contract/call';
import type { FastifyReply } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../problem.ts';

type CostLimit = {
  /** Maximum number of concurrent calls of one user. */
  atOnce: number;
  perMinute: number;
};

/**
 * Limits of expensive calls by kind. A user who types, listens or imports by hand stays below them. Each server process
 * counts separately.
 */
export const costLimits: Readonly<Record<CallCost, CostLimit>> = {
  message: { atOnce: 12, perMinute: 240 },
  explanation: { atOnce: 4, perMinute: 30 },
  piece: { atOnce: 4, perMinute: 30 },
  // The limit is high, because an import of ten thousand questions takes several hundred calls.
  import: { atOnce: 2, perMinute: 240 },
  copy: { atOnce: 4, perMinute: 60 },
  sound: { atOnce: 8, perMinute: 120 },
};

/**
 * Counts a user’s expensive calls until their responses are sent.
 * @throws Problem `slow-down` with the number of seconds to wait
 */
export type CallLimits = (cost: CallCost, userId: string, reply: FastifyReply) => Promise<void>;

export const createCallLimits = (limits = costLimits): CallLimits => {
  const underWay = new Map<string, number>();
  const minutes = new Map(
    Object.entries(limits).map(([cost, { perMinute }]) => [
      cost,
      new RateLimiterMemory({ points: perMinute, duration: 60 }),
    ]),
  );
  const leave = (key: string) => {
    const left = (underWay.get(key) ?? 1) - 1;
    if (left > 0) underWay.set(key, left);
    else underWay.delete(key);
  };

  return async (cost, userId, reply) => {
    const key = `${cost} ${userId}`;
    const now = underWay.get(key) ?? 0;
    if (now >= limits[cost].atOnce) throw new Problem('slow-down', { retryAfter: 2 });
    underWay.set(key, now + 1);
    let gone = false;
    const leaveOnce = () => {
      if (!gone) leave(key);
      gone = true;
    };
    reply.raw.once('finish', leaveOnce).once('close', leaveOnce);
    try {
      await minutes.get(cost)?.consume(userId);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new Problem('slow-down', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
    }
  };
};
