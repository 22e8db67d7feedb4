import { z } from 'zod';
import { instant } from './common.ts';

/** A kind of external server that the organisation can configure. */
export const providerName = z.enum(['ai', 'speech', 'transcription', 'mail']);
export type ProviderName = z.infer<typeof providerName>;

/** Why a call to a provider failed. */
export const providerCause = z.enum([
  /** No server responded at the configured address. */
  'unreachable',
  /** The provider did not respond within the time limit. */
  'timeout',
  /** The provider rejected the API key, user name or password. */
  'credentials',
  /** The provider is overloaded and asked to retry later (HTTP status 429). */
  'busy',
  /** The provider reported an internal error (HTTP status 5xx). */
  'server-error',
  /** The provider rejected the request, usually because of a wrong address or model name. */
  'refused',
  /** The response was invalid or incomplete. */
  'invalid-answer',
  /** The response was larger than the maximum size. */
  'too-large',
  /** The provider redirected to another address. Redirects are not followed. */
  'redirect',
]);
export type ProviderCause = z.infer<typeof providerCause>;

export const providerHealth = z.object({
  provider: providerName,
  /**
   * State of the provider, based on its most recent calls. `unused`: the provider is configured but has not been
   * called yet.
   */
  state: z.enum(['working', 'failing', 'unused']),
  lastSuccessAt: instant.nullable(),
  lastFailureAt: instant.nullable(),
  lastFailureCause: providerCause.nullable(),
  /** Number of failed calls since the last successful call. */
  failures: z.int(),
});
export type ProviderHealth = z.infer<typeof providerHealth>;
