import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { Problem } from '../http/problem.ts';
import type { AiLimit } from './ai-limits.ts';

const mostRetrySeconds = 600;

/**
 * Returns the seconds of a Retry-After header (a number or a date), limited to a maximum; undefined when the header is
 * unusable.
 */
export const retryAfterOf = (header: string | null | undefined, now: Date): number | undefined => {
  if (!header) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(header.trim())
    ? Math.ceil(Number(header))
    : Math.ceil((Date.parse(header) - now.getTime()) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, mostRetrySeconds) : undefined;
};

/** Returns the loggable part of a failure, without the server’s error text, which may repeat the learner’s message. */
export const loggedError = (error: unknown) =>
  error instanceof APIError
    ? { errorName: error.name, status: error.status, code: error.code }
    : { errorName: error instanceof Error ? error.name : 'unknown' };

/**
 * Returns whether a failed call used no resources of the provider, because it was refused or the provider was
 * unreachable. A call that stalled, was interrupted or returned an invalid answer did use resources.
 */
export const wasRefused = (error: unknown): boolean =>
  error instanceof APIError &&
  !(error instanceof APIConnectionTimeoutError) &&
  (error.status !== undefined || error instanceof APIConnectionError);

/**
 * Returns the problem that the learner sees for a failed answer of the AI. `begun` is true when part of the answer had
 * already arrived.
 */
export const aiProblem = (error: unknown, passed: AiLimit | undefined, begun: boolean): Problem => {
  if (passed === 'total') return new Problem(begun ? 'partner-cut' : 'partner-stalled');
  if (passed) return new Problem('partner-stalled');
  if (error instanceof APIError && error.status === 429) {
    const retryAfter = retryAfterOf(error.headers?.get('retry-after'), new Date());
    return new Problem('partner-busy', retryAfter === undefined ? {} : { retryAfter });
  }
  return new Problem(begun ? 'partner-cut' : 'partner-failed');
};
