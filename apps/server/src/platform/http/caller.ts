import type { Role } from '@pratik/contract/user';
import type { FastifyRequest } from 'fastify';

/** Who a token says is calling, checked; registered here or not. */
export type Identity = {
  issuer: string;
  subject: string;
  /** The provider's session, where it names one. */
  sessionId: string | null;
  email: string | null;
  emailVerified: boolean;
  /** When they last typed a password or the like (`auth_time`), epoch seconds; null where the token does not say. */
  signedInAt: number | null;
};

/** A registered, active person, as read from our own table for this request. */
export type SignedInUser = {
  id: string;
  name: string;
  /** What they may do now: `user` for an administrator who needs a second factor first. */
  role: Role;
  needsSecondFactor: boolean;
  levelId: string | null;
  timeZone: string;
  language: 'tr' | 'en';
};

/**
 * How a request proves who sends it.
 * `identity` throws `unauthenticated` or `identity-unavailable`; `person` also `not-registered` and `account-disabled`.
 */
export type Authenticate = {
  identity(request: FastifyRequest): Promise<Identity>;
  user(request: FastifyRequest): Promise<{ user: SignedInUser; identity: Identity }>;
  /** Whether who calls proved within the last five minutes, in this session, who they are. */
  isProved(identity: Identity): Promise<boolean>;
};

/** What is recorded of calls for those who look into an incident. */
export type CallRecord = {
  /** Somebody without the right to it made a call of administrators. */
  refused(user: SignedInUser, path: string): Promise<void>;
  /** A call was refused because its caller had not proved just now who they are. */
  unproved(user: SignedInUser, path: string): Promise<void>;
  /** An administrator downloads a file. */
  downloaded(user: SignedInUser, path: string): Promise<void>;
};
