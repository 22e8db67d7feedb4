import type { ProblemName } from '@pratik/contract/problems';
import type { Role } from '@pratik/contract/user';
import type { FastifyRequest } from 'fastify';

/** The verified identity in a token; a user of this instance may or may not be registered with it. */
export type Identity = {
  issuer: string;
  subject: string;
  /** The provider’s session id, if the token contains one. */
  sessionId: string | null;
  email: string | null;
  emailVerified: boolean;
  /** Time of the last interactive sign-in (`auth_time`), epoch seconds; null when the token does not contain it. */
  signedInAt: number | null;
};

/** A registered, active user, read from the users table for this request. */
export type SignedInUser = {
  id: string;
  name: string;
  /** The effective role: `user` for an administrator who must set up a second factor first. */
  role: Role;
  needsSecondFactor: boolean;
  levelId: string | null;
  timeZone: string;
  language: 'tr' | 'en';
};

/**
 * Authenticates the sender of a request.
 * The identity check throws `unauthenticated` or `identity-unavailable`; the user check also throws
 * `not-registered` and `account-disabled`.
 */
export type Authenticate = {
  identity(request: FastifyRequest): Promise<Identity>;
  user(request: FastifyRequest): Promise<{ user: SignedInUser; identity: Identity }>;
  /** Whether the caller proved their identity in this session within the last five minutes. */
  isProved(identity: Identity): Promise<boolean>;
};

/** Events that are recorded for the investigation of incidents. */
export type CallRecord = {
  /** A user called an administrator route without the right. */
  refused(user: SignedInUser, path: string): Promise<void>;
  /** A call was rejected because the caller had no fresh proof of identity. */
  unproved(user: SignedInUser, path: string): Promise<void>;
  /** A one-time code (setup, invitation or guardian) was wrong, or there were too many wrong codes. */
  wrongCode(path: string, why: ProblemName): Promise<void>;
  /** An administrator downloads a file. */
  downloaded(user: SignedInUser, path: string): Promise<void>;
};
