import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../lib/api/query-client.ts';
import type { AccountForm } from './identity-provider.ts';
import { getAppConfig } from './session/light-calls.ts';
import { useSession } from './session/session-context.ts';

/** Loads the settings that pages need before sign-in, for example whether sign-up is open. */
export const useAppConfig = () => useQuery({ ...callQuery(getAppConfig, {}), staleTime: 60_000 });

/** Returns the account actions of Pratik’s form. @throws Error when the provider has its own sign-in page */
export const useAccountForm = (): AccountForm => {
  const { account } = useSession().provider;
  if (!account) throw new Error('This provider does not use our account form');
  return account;
};
