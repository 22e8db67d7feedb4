import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../lib/api/query-client.ts';
import type { AccountForm } from './identity-provider.ts';
import { getAppConfig } from './session/light-calls.ts';
import { useSession } from './session/session-context.ts';

/**
 * Loads the configuration that pages need before sign-in: whether sign-up is open, how a forgotten password is
 * reset, and whether the first administrator is missing.
 */
export const useAppConfig = () => useQuery({ ...callQuery(getAppConfig, {}), staleTime: 60_000 });

/**
 * Returns the account actions that our own form supports.
 * @throws Error when the provider uses its own sign-in page
 */
export const useAccountForm = (): AccountForm => {
  const { account } = useSession().provider;
  if (!account) throw new Error('This provider does not use our account form');
  return account;
};
