import { Problem } from '../../platform/http/problem.ts';
import type { IdentityAdmin } from '../identity-admin.ts';

const cannot = () => Promise.reject(new Problem('provider-cannot'));

/**
 * An external provider that only identifies users and manages accounts, passwords and sessions. Users are invited
 * by code, and deleting a user of Pratik leaves the provider’s account unchanged.
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
