import { z } from 'zod';
import { instant } from './common.ts';

/** A server outside Pratik that the organization has configured. */
export const providerName = z.enum(['ai', 'speech', 'transcription', 'mail']);
export type ProviderName = z.infer<typeof providerName>;

/** Why a call to a provider failed. */
export const providerCause = z.enum([
  /** Nobody answered at the address. */
  'unreachable',
  /** No answer within its time limit. */
  'timeout',
  /** It did not accept our key, user name or password. */
  'credentials',
  /** It asked us to come back later (429). */
  'busy',
  /** It reported an error of its own (5xx). */
  'server-error',
  /** It refused the request: a wrong address or model name, most often. */
  'refused',
  /** It sent something that is not an answer, or stopped in the middle of one. */
  'invalid-answer',
  /** It sent more than an answer may hold. */
  'too-large',
  /** It sent us to another address, which is not followed. */
  'redirect',
]);
export type ProviderCause = z.infer<typeof providerCause>;

export const providerHealth = z.object({
  provider: providerName,
  /** `unused`: configured, not called yet. */
  state: z.enum(['working', 'failing', 'unused']),
  lastSuccessAt: instant.nullable(),
  lastFailureAt: instant.nullable(),
  lastFailureCause: providerCause.nullable(),
  /** Failed calls since the last success. */
  failures: z.int(),
});
export type ProviderHealth = z.infer<typeof providerHealth>;
