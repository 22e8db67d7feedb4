import type { Role } from '@pratik/contract/user';

export type GuardQuestion = {
  readonly signedIn: boolean;
  /** Null when no role is stored, or when the stored value cannot be decrypted. */
  readonly storedRole: string | null;
  readonly allowed: Role;
  readonly secondAllowed?: Role;
};

/**
 * `sign-in`: redirect to /auth/login. `refuse`: redirect to /notfound.
 * `fetch-then-refuse`: fetch and store the role for the next attempt, then redirect to /notfound.
 */
export type GuardDecision = 'allow' | 'sign-in' | 'refuse' | 'fetch-then-refuse';

/** Decides one attempt to open a guarded route (docs/specification.md, 4.4–4.6). */
export const decideAccess = (question: GuardQuestion): GuardDecision => {
  if (!question.signedIn) return 'sign-in';
  if (question.storedRole === null) return 'fetch-then-refuse';
  const matches = question.storedRole === question.allowed || question.storedRole === question.secondAllowed;
  return matches ? 'allow' : 'refuse';
};
