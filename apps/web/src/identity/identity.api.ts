import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../lib/query-client.ts';
import type { AccountForm } from './identity-provider.ts';
import { getAppConfig } from './light-calls.ts';
import { useSession } from './session-context.ts';

/** The configuration that pages need before sign-in: sign-up, forgotten password and setup. */
export const useAppConfig = () => useQuery({ ...callQuery(getAppConfig, {}), staleTime: 60_000 });

/** The account actions of our own form. Use it only on pages that have the form. */
export const useAccountForm = (): AccountForm => {
  const { account } = useSession().provider;
  if (!account) throw new Error('This provider does not use our account form');
  return account;
};
