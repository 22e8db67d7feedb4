import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { type FirebaseAccounts, FirebaseRefusal } from '../../platform/idp/firebase-accounts.ts';
import type { IdentityAdmin } from '../identity-admin.ts';
import { outsideAdmin } from './outside-admin.ts';

/** Lifetime of Firebase’s links to choose a password, in milliseconds. */
const linkMs = 3_600_000;

type Parts = { accounts: FirebaseAccounts; issuer: string; now: () => number };

/**
 * Manages a Firebase project’s accounts when a service account is configured: creates an account with a password,
 * and deletes the account when the user is deleted.
 * These changes are not part of the transaction: a rollback does not restore a deleted account. A repeated deletion
 * has no effect.
 * Users change their passwords at Firebase. Pratik cannot list Firebase sessions.
 */
export const createFirebaseAdmin = ({ accounts, issuer, now }: Parts): IdentityAdmin => ({
  ...outsideAdmin,
  capabilities: { accounts: true, passwords: false, links: true, invitations: true, sessions: false },

  /**
   * Creates a Firebase account with the given password.
   * @throws Problem `validation` at the password, `identity-unavailable`
   */
  async createAccount(_tx, { email, name, password }) {
    try {
      const subject = await accounts.create({
        email,
        displayName: name,
        ...(password === undefined ? {} : { password }),
      });
      return { issuer, subject };
    } catch (error) {
      if (!(error instanceof FirebaseRefusal)) throw error;
      if (error.code === 'EMAIL_EXISTS') return undefined;
      throw /PASSWORD/.test(error.code)
        ? fieldProblem('/password', 'password-refused')
        : fieldProblem('/email', 'email-refused');
    }
  },

  /**
   * Deletes the Firebase account of a user.
   * @throws Problem `identity-unavailable`; in this case the user is not deleted from Pratik
   */
  deleteAccount: (_tx, subject) => accounts.remove(subject),

  /**
   * Creates the token of a link to choose a password.
   * @throws Problem `provider-cannot` when the account no longer exists at Firebase, `identity-unavailable`
   */
  async makeResetToken(_tx, subject) {
    const token = await accounts.resetCode(subject);
    if (token === undefined) throw new Problem('provider-cannot');
    return { token, expiresAt: new Date(now() + linkMs) };
  },
});
