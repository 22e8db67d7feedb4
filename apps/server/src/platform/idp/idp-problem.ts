import type { ProblemName } from '@pratik/contract/problems';
import { APIError } from 'better-auth/api';
import { Problem } from '../http/problem.ts';

const byCode: Record<string, ProblemName> = {
  INVALID_EMAIL_OR_PASSWORD: 'sign-in-failed',
  ACCOUNT_DISABLED: 'account-disabled',
  INVALID_TOKEN: 'reset-link-invalid',
  // better-auth reports this code when the account of the reset link no longer exists, so the link is invalid.
  USER_NOT_FOUND: 'reset-link-invalid',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-taken',
  EMAIL_PASSWORD_SIGN_UP_DISABLED: 'sign-up-closed',
  UNAUTHORIZED: 'unauthenticated',
};

/** Converts a known error of better-auth to a Problem; any other error is returned unchanged. */
export const asProblem = (error: unknown): unknown => {
  if (!(error instanceof APIError)) return error;
  const name = byCode[error.body?.code ?? ''];
  return name ? new Problem(name) : error;
};
