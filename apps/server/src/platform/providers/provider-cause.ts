import type { ProviderCause } from '@pratik/contract/provider-health';
import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { AnswerRefused } from './bounded-fetch.ts';

/** Returns the cause of a failed call to an OpenAI-compatible server. */
export const providerCauseOf = (error: unknown): ProviderCause => {
  const refused = answerRefusedIn(error);
  if (refused) return refused.reason;
  if (error instanceof APIConnectionTimeoutError || isTimeout(error)) return 'timeout';
  if (error instanceof APIConnectionError) return 'unreachable';
  if (!(error instanceof APIError) || error.status === undefined) return 'invalid-answer';
  if (error.status === 401 || error.status === 403) return 'credentials';
  if (error.status === 429) return 'busy';
  return error.status >= 500 ? 'server-error' : 'refused';
};

const oneRequest = new Set([400, 413, 415, 422]);

/**
 * Returns whether an error means that the provider is unavailable. False when the provider rejected only the
 * content of this request.
 */
export const isOutage = (error: unknown): boolean =>
  !(error instanceof APIError && error.status !== undefined && oneRequest.has(error.status));

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** Finds an `AnswerRefused` error of `boundedFetch` in the causes of an error from the SDK. */
const answerRefusedIn = (error: unknown): AnswerRefused | undefined => {
  let one = error;
  for (let depth = 0; depth < 4 && one instanceof Error; depth += 1) {
    if (one instanceof AnswerRefused) return one;
    one = one.cause;
  }
  return undefined;
};
