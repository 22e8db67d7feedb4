import { Problem } from '../../platform/http/problem.ts';
import type { IdentityAdmin } from '../identity-admin.ts';

const cannot = () => Promise.reject(new Problem('provider-cannot'));

/**
 * The administration of an external provider, which manages accounts, passwords and sessions itself; Pratik uses it
 * only to identify users. Users are invited by code. Deleting a user of Pratik does not change the account at the
 * provider.
 */
export const outsideAdmin: IdentityAdmin = {
  capabilities: { accounts: false, passwords: false, links: false, invitations: true, sessions: false },
  createAccount: cannot,
  deleteAccount: async () => {},
  makeResetToken: cannot,
  changePassword: cannot,
  listSessions: async () => [],
  endSession: async () => false,
  endSessions: async () => 0,
};
