import { FirebaseError } from '@firebase/app';
import type { ProblemName } from '@pratik/contract/problems';
import { ConnectionProblem, makeProblem } from '../../lib/api-problem.ts';

/** Firebase's names for what went wrong, as far as somebody at the form can do something about it. */
const names: Readonly<Record<string, ProblemName>> = {
  'auth/invalid-credential': 'sign-in-failed',
  'auth/invalid-login-credentials': 'sign-in-failed',
  'auth/wrong-password': 'sign-in-failed',
  'auth/user-not-found': 'sign-in-failed',
  'auth/invalid-email': 'sign-in-failed',
  // The address has become another account's: its password says nothing about this one.
  'auth/user-mismatch': 'sign-in-failed',
  'auth/user-disabled': 'account-disabled',
  'auth/too-many-requests': 'too-many-requests',
  'auth/email-already-in-use': 'email-taken',
  'auth/operation-not-allowed': 'sign-up-closed',
  'auth/admin-restricted-operation': 'sign-up-closed',
  'auth/expired-action-code': 'reset-link-invalid',
  'auth/invalid-action-code': 'reset-link-invalid',
  // A second factor of Firebase's own is not asked for here (docs/identity.md).
  'auth/multi-factor-auth-required': 'provider-cannot',
};

const codeOf = (error: unknown): string => (error instanceof FirebaseError ? error.code : '');

/** Whether Firebase could not be asked, so that nothing is known about the session. */
export const isUnreachable = (error: unknown): boolean =>
  ['auth/network-request-failed', 'auth/timeout', 'auth/internal-error'].includes(codeOf(error));

export const isUnknownAddress = (error: unknown): boolean => codeOf(error) === 'auth/user-not-found';

/** What a refusal of Firebase's is in our own words; a wrong setting is told as a service that is not there. */
export const asProblem = (error: unknown): Error => {
  if (isUnreachable(error)) return new ConnectionProblem({ cause: error });
  const code = codeOf(error);
  if (code === 'auth/weak-password' || code === 'auth/password-does-not-meet-requirements') {
    const fault = { pointer: '/password', detail: 'Kurumunuz bu şifreyi yeterince güçlü bulmuyor' };
    return makeProblem('validation', { errors: [fault] });
  }
  if (code === '' && error instanceof Error) return error;
  return makeProblem(names[code] ?? 'identity-unavailable');
};
