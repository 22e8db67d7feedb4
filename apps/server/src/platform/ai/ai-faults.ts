import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { Problem } from '../http/problem.ts';
import type { AiLimit } from './ai-limits.ts';

const mostRetrySeconds = 600;

/** Seconds of a Retry-After header (a number or a date), bounded; undefined when it says nothing usable. */
export const retryAfterOf = (header: string | null | undefined, now: Date): number | undefined => {
  if (!header) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(header.trim())
    ? Math.ceil(Number(header))
    : Math.ceil((Date.parse(header) - now.getTime()) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, mostRetrySeconds) : undefined;
};

/** What a log may hold of a failure: a server's own words may repeat what the learner wrote. */
export const loggedFault = (error: unknown) =>
  error instanceof APIError
    ? { fault: error.name, status: error.status, code: error.code }
    : { fault: error instanceof Error ? error.name : 'unknown' };

/**
 * Whether a call took nothing of a service: it said no, or nobody was there. What stalled, was cut off or came as
 * nonsense has been worked on.
 */
export const wasRefused = (error: unknown): boolean =>
  error instanceof APIError &&
  !(error instanceof APIConnectionTimeoutError) &&
  (error.status !== undefined || error instanceof APIConnectionError);

/** What went wrong with an answer, as the learner is told. `begun`: part of it had come. */
export const aiFault = (error: unknown, passed: AiLimit | undefined, begun: boolean): Problem => {
  if (passed === 'total') return new Problem(begun ? 'partner-cut' : 'partner-stalled');
  if (passed) return new Problem('partner-stalled');
  if (error instanceof APIError && error.status === 429) {
    const retryAfter = retryAfterOf(error.headers?.get('retry-after'), new Date());
    return new Problem('partner-busy', retryAfter === undefined ? {} : { retryAfter });
  }
  return new Problem(begun ? 'partner-cut' : 'partner-failed');
};
