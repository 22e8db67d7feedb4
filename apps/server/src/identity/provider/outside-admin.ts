import { Problem } from '../../platform/http/problem.ts';
import type { IdentityAdmin } from '../identity-admin.ts';

const cannot = () => Promise.reject(new Problem('provider-cannot'));

/**
 * A provider of the house's own that tells us who somebody is and nothing more: its accounts, passwords and sessions
 * are made and ended there. People are invited by code; removing one here leaves the account there.
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
