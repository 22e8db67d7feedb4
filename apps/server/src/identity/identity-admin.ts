import type { Tx } from '../platform/db/database.ts';

export type NewAccount = { email: string; name: string; password?: string };
export type AccountKey = { issuer: string; subject: string };
export type ProviderSession = {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  userAgent: string | null;
};

/** What a provider lets us do to its accounts; the rest is done at the provider itself. */
export type Capabilities = {
  /** Accounts can be made and removed by us. */
  accounts: boolean;
  /** Passwords are ours to change. */
  passwords: boolean;
  /** Links to choose a password can be made by us. */
  links: boolean;
  /** Who is added without a password is invited by a code, to come with an account of the provider's. */
  invitations: boolean;
  /** Sessions can be listed and ended by us. */
  sessions: boolean;
};

/**
 * Accounts at the identity provider. A provider of the house's own may keep its part outside our transaction; the
 * embedded one writes in `tx`, so that account and person come and go together.
 */
export type IdentityAdmin = {
  capabilities: Capabilities;
  /** `undefined`: the provider already has an account with this e-mail. */
  createAccount(tx: Tx, account: NewAccount): Promise<AccountKey | undefined>;
  deleteAccount(tx: Tx, subject: string): Promise<void>;
  /** The secret of a link to choose a password, usable once until it expires; earlier ones end. */
  makeResetToken(tx: Tx, subject: string): Promise<{ token: string; expiresAt: Date }>;
  listSessions(subject: string): Promise<ProviderSession[]>;
  /** False when the person has no such session. */
  endSession(subject: string, sessionId: string): Promise<boolean>;
  /** Ends all, or all but one. */
  endSessions(tx: Tx, subject: string, keepSessionId?: string | null): Promise<number>;
  /** False when `current` is not the password. Ends all sessions but `keepSessionId`. */
  changePassword(
    subject: string,
    change: { current: string; next: string; keepSessionId: string | null },
  ): Promise<boolean>;
};
