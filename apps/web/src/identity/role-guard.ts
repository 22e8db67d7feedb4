import type { Role } from '@pratik/contract/user';

export type GuardQuestion = {
  readonly signedIn: boolean;
  /** Null when nothing is stored or it cannot be decrypted. */
  readonly storedRole: string | null;
  readonly allowed: Role;
  readonly secondAllowed?: Role;
};

/**
 * `sign-in`: to /auth/login. `refuse`: to /notfound.
 * `fetch-then-refuse`: the role is fetched and saved, then to /notfound; this attempt is refused.
 */
export type GuardDecision = 'allow' | 'sign-in' | 'refuse' | 'fetch-then-refuse';

/** SPECIFICATION §4, "Role guard": what becomes of one attempt to open a guarded route. */
export const decideAccess = (question: GuardQuestion): GuardDecision => {
  if (!question.signedIn) return 'sign-in';
  if (question.storedRole === null) return 'fetch-then-refuse';
  const matches = question.storedRole === question.allowed || question.storedRole === question.secondAllowed;
  return matches ? 'allow' : 'refuse';
};
