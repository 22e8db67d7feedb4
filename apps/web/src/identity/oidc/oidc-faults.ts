import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
import { SignInFault, type SignInFaultKind } from '../sign-in/sign-in-fault.ts';

/** Provider errors that the user caused. All other errors come from the configuration. */
const refusals = ['access_denied', 'login_required', 'interaction_required', 'consent_required'];
const stale = /no (matching )?state|state does not match|nonce|authority mismatch|client_id mismatch/i;

/** True when the provider was unreachable, so that the state of the session is unknown. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ErrorTimeout ||
  error instanceof TypeError ||
  // For a server error, the library reports the HTTP status only in the message text.
  (error instanceof Error && !(error instanceof ErrorResponse) && /\(5\d\d\)/.test(error.message));

const kindOf = (error: unknown): SignInFaultKind => {
  if (error instanceof ErrorResponse) {
    if (refusals.includes(error.error ?? '')) return 'refused';
    return error.error === 'invalid_grant' ? 'stale' : 'failed';
  }
  if (isUnreachable(error)) return 'unreachable';
  return error instanceof Error && stale.test(error.message) ? 'stale' : 'failed';
};

export const asSignInFault = (error: unknown): SignInFault =>
  new SignInFault(kindOf(error), { cause: error });
