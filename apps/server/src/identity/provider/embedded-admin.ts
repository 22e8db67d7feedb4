import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../../platform/db/database.ts';
import type { PasswordHasher } from '../../platform/idp/password-hasher.ts';
import type { IdentityAdmin } from '../identity-admin.ts';
import {
  deleteIdpUser,
  deleteResetTokens,
  deleteSession,
  deleteSessions,
  deleteUnregisteredAccount,
  insertCredential,
  insertIdpUser,
  insertResetToken,
  selectPasswordHash,
  selectSessions,
  updatePasswordHash,
} from './idp.store.ts';

const linkMs = 72 * 3_600_000;

type Parts = {
  db: Db;
  passwords: PasswordHasher;
  issuer: string;
  /** Returns the time of the real clock in epoch milliseconds; the expiry of links depends on it. */
  now: () => number;
};

/** Manages the embedded provider’s accounts in the caller’s transaction. */
export const createEmbeddedAdmin = ({ db, passwords, issuer, now }: Parts): IdentityAdmin => ({
  capabilities: { accounts: true, passwords: true, links: true, invitations: false, sessions: true },

  async createAccount(tx, { email, name, password }) {
    const subject = randomUUID();
    await deleteUnregisteredAccount(tx, issuer, email);
    if (!(await insertIdpUser(tx, { id: subject, name, email }))) return undefined;
    if (password !== undefined) {
      await insertCredential(tx, randomUUID(), subject, await passwords.hash(password));
    }
    return { issuer, subject };
  },

  deleteAccount: deleteIdpUser,

  async makeResetToken(tx, subject) {
    const token = randomBytes(24).toString('base64url');
    const expiresAt = new Date(now() + linkMs);
    await deleteResetTokens(tx, subject);
    await insertResetToken(tx, { subject, token, expiresAt });
    return { token, expiresAt };
  },

  async listSessions(subject) {
    const rows = await selectSessions(db, subject, new Date());
    return rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      userAgent: row.user_agent,
    }));
  },

  endSession: (subject, sessionId) => deleteSession(db, subject, sessionId),
  endSessions: (tx, subject, keepSessionId = null) => deleteSessions(tx, subject, keepSessionId),

  async changePassword(subject, { current, next, keepSessionId }) {
    const stored = await selectPasswordHash(db, subject);
    if (stored === undefined || !(await passwords.verify(stored, current))) return false;
    const fresh = await passwords.hash(next);
    return db.transaction().execute(async (tx) => {
      if (!(await updatePasswordHash(tx, subject, stored, fresh))) return false;
      await deleteResetTokens(tx, subject);
      await deleteSessions(tx, subject, keepSessionId);
      return true;
    });
  },
});
