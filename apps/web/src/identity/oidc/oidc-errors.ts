import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
import { SignInError, type SignInErrorKind } from '../sign-in/sign-in-error.ts';

/**
 * Error codes with which the user or the provider refused the sign-in. All other codes mean a wrong configuration.
 */
const refusals = ['access_denied', 'login_required', 'interaction_required', 'consent_required'];
const stale = /no (matching )?state|state does not match|nonce|authority mismatch|client_id mismatch/i;

/** Whether the error means that the provider was unreachable. The state of the session is then unknown. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ErrorTimeout ||
  error instanceof TypeError ||
  // The library reports the HTTP status of a server error only in the message text.
  (error instanceof Error && !(error instanceof ErrorResponse) && /\(5\d\d\)/.test(error.message));

const kindOf = (error: unknown): SignInErrorKind => {
  if (error instanceof ErrorResponse) {
    if (refusals.includes(error.error ?? '')) return 'refused';
    return error.error === 'invalid_grant' ? 'stale' : 'failed';
  }
  if (isUnreachable(error)) return 'unreachable';
  return error instanceof Error && stale.test(error.message) ? 'stale' : 'failed';
};

export const asSignInError = (error: unknown): SignInError =>
  new SignInError(kindOf(error), { cause: error });
