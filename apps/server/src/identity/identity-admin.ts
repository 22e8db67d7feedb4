import type { Tx } from '../platform/db/database.ts';

export type NewAccount = { email: string; name: string; password?: string };
export type AccountKey = { issuer: string; subject: string };
export type ProviderSession = {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  userAgent: string | null;
};

/** Actions that Pratik can perform at an identity provider. Users perform all other actions at the provider. */
export type Capabilities = {
  /** Whether Pratik can create and delete accounts. */
  accounts: boolean;
  /** Whether Pratik can change passwords at this provider. */
  passwords: boolean;
  /** Whether Pratik can create links with which users choose a password. */
  links: boolean;
  /** Whether users are added with an invitation code and sign in with an existing account of the provider. */
  invitations: boolean;
  /** Whether Pratik can list and end sessions. */
  sessions: boolean;
};

/**
 * Accounts at the identity provider. The embedded provider writes in `tx`, so that account and user are created and
 * deleted together. An external provider may store its data outside the transaction.
 */
export type IdentityAdmin = {
  capabilities: Capabilities;
  /**
   * Creates an account at the provider. Returns undefined when the provider already has an account with this e-mail
   * address.
   */
  createAccount(tx: Tx, account: NewAccount): Promise<AccountKey | undefined>;
  deleteAccount(tx: Tx, subject: string): Promise<void>;
  /**
   * Creates the token of a link with which the user chooses a password. The token can be used once, before it
   * expires.
   * Earlier tokens become invalid.
   */
  makeResetToken(tx: Tx, subject: string): Promise<{ token: string; expiresAt: Date }>;
  listSessions(subject: string): Promise<ProviderSession[]>;
  /** Ends one session of a user. Returns false when the user has no such session. */
  endSession(subject: string, sessionId: string): Promise<boolean>;
  /** Ends all sessions of the user, except `keepSessionId`. Returns the number of ended sessions. */
  endSessions(tx: Tx, subject: string, keepSessionId?: string | null): Promise<number>;
  /**
   * Changes the password and ends all sessions except `keepSessionId`. Returns false when `current` is not the
   * password.
   */
  changePassword(
    subject: string,
    change: { current: string; next: string; keepSessionId: string | null },
  ): Promise<boolean>;
};
