import { FirebaseError } from '@firebase/app';
import type { ProblemName } from '@pratik/contract/problems';
import { ConnectionProblem, makeProblem } from '../../lib/api/api-problem.ts';

/**
 * Maps Firebase error codes to the problem names of the API contract. Contains only errors that the user can react
 * to.
 */
const names: Readonly<Record<string, ProblemName>> = {
  'auth/invalid-credential': 'sign-in-failed',
  'auth/invalid-login-credentials': 'sign-in-failed',
  'auth/wrong-password': 'sign-in-failed',
  'auth/user-not-found': 'sign-in-failed',
  'auth/invalid-email': 'sign-in-failed',
  // The e-mail address now belongs to a different account, so its password does not prove the identity of the
  // signed-in user.
  'auth/user-mismatch': 'sign-in-failed',
  'auth/user-disabled': 'account-disabled',
  'auth/too-many-requests': 'too-many-requests',
  'auth/email-already-in-use': 'email-taken',
  'auth/operation-not-allowed': 'sign-up-closed',
  'auth/admin-restricted-operation': 'sign-up-closed',
  'auth/expired-action-code': 'reset-link-invalid',
  'auth/invalid-action-code': 'reset-link-invalid',
  // Firebase’s own second factor is not supported (docs/identity.md).
  'auth/multi-factor-auth-required': 'provider-cannot',
};

const codeOf = (error: unknown): string => (error instanceof FirebaseError ? error.code : '');

/** Whether the error means that Firebase was unreachable. The state of the session is then unknown. */
export const isUnreachable = (error: unknown): boolean =>
  ['auth/network-request-failed', 'auth/timeout', 'auth/internal-error'].includes(codeOf(error));

export const isUnknownAddress = (error: unknown): boolean => codeOf(error) === 'auth/user-not-found';

/**
 * Converts a Firebase error to a problem of the API contract. A configuration error becomes the problem “identity
 * service unavailable”.
 */
export const asProblem = (error: unknown): Error => {
  if (isUnreachable(error)) return new ConnectionProblem({ cause: error });
  const code = codeOf(error);
  if (code === 'auth/weak-password' || code === 'auth/password-does-not-meet-requirements') {
    const fieldError = { pointer: '/password', code: 'password-weak' } as const;
    return makeProblem('validation', { errors: [fieldError] });
  }
  if (code === '' && error instanceof Error) return error;
  return makeProblem(names[code] ?? 'identity-unavailable');
};
