import { useQuery } from '@tanstack/react-query';
import { sendJson } from '../lib/api-client.ts';
import { callQuery } from '../lib/query-client.ts';
import { getAppConfig, idpBase } from './light-calls.ts';

/** What must be known before anyone has signed in: sign-up, forgotten password, setup. */
export const useAppConfig = () => useQuery({ ...callQuery(getAppConfig, {}), staleTime: 60_000 });

export const requestPasswordReset = (email: string) =>
  sendJson('POST', `${idpBase}/request-password-reset`, { email });

export const resetPassword = (token: string, newPassword: string) =>
  sendJson('POST', `${idpBase}/reset-password`, { token, newPassword });

export const signUpAtProvider = (account: { email: string; password: string; name: string }) =>
  sendJson('POST', `${idpBase}/sign-up/email`, account);
