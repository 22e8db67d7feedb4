import type { Role } from '@pratik/contract/user';

export type GuardQuestion = {
  readonly signedIn: boolean;
  /** The stored role. Null when no role is stored or it cannot be decrypted. */
  readonly storedRole: string | null;
  readonly allowed: Role;
  readonly secondAllowed?: Role;
};

/**
 * `sign-in` redirects to /auth/login, and `refuse` to /notfound. `fetch-then-refuse` fetches and stores the role for
 * the next attempt before it redirects to /notfound.
 */
export type GuardDecision = 'allow' | 'sign-in' | 'refuse' | 'fetch-then-refuse';

/** Decides whether a user may open a guarded route (docs/specification.md, 4.4–4.6). */
export const decideAccess = (question: GuardQuestion): GuardDecision => {
  if (!question.signedIn) return 'sign-in';
  if (question.storedRole === null) return 'fetch-then-refuse';
  const matches = question.storedRole === question.allowed || question.storedRole === question.secondAllowed;
  return matches ? 'allow' : 'refuse';
};
