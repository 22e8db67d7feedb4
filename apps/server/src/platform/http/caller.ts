import type { ProblemName } from '@pratik/contract/problems';
import type { Role } from '@pratik/contract/user';
import type { FastifyRequest } from 'fastify';

/** The verified identity from an access token. The identity may belong to no registered user of this instance. */
export type Identity = {
  issuer: string;
  subject: string;
  /** The identity provider’s session id; null when the token contains no session id. */
  sessionId: string | null;
  email: string | null;
  emailVerified: boolean;
  /**
   * Time of the last interactive sign-in (`auth_time`), in seconds since 1970; null when the token contains no
   * `auth_time`.
   */
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
  /** Returns whether the caller re-authenticated in this session within the last five minutes. */
  isReauthenticated(identity: Identity): Promise<boolean>;
};

/** Records security events for the investigation of incidents. */
export type CallRecord = {
  /** Records that a user without administrator rights called an administrator route. */
  refused(user: SignedInUser, path: string): Promise<void>;
  /** Records that a call was rejected because the caller has not recently re-authenticated. */
  notReauthenticated(user: SignedInUser, path: string): Promise<void>;
  /**
   * Records that a one-time code (setup, invitation or guardian) was wrong, or that the caller entered too many wrong
   * codes.
   */
  wrongCode(path: string, why: ProblemName): Promise<void>;
  /** Records that an administrator downloads a file. */
  downloaded(user: SignedInUser, path: string): Promise<void>;
};
