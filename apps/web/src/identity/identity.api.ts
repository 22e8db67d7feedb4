import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../lib/query-client.ts';
import type { AccountForm } from './identity-provider.ts';
import { getAppConfig } from './light-calls.ts';
import { useSession } from './session-context.ts';

/** What must be known before anyone has signed in: sign-up, forgotten password, setup. */
export const useAppConfig = () => useQuery({ ...callQuery(getAppConfig, {}), staleTime: 60_000 });

/** What our own form does about an account; only on pages that have it. */
export const useAccountForm = (): AccountForm => {
  const { account } = useSession().provider;
  if (!account) throw new Error('This provider has a form of its own');
  return account;
};
