import type { AnswerOf } from '@pratik/contract/call';
import { changePassword, endOtherSessions, endSession, listSessions } from '@pratik/contract/session';
import { getProfile, updateProfile } from '@pratik/contract/user';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type InputFor } from '../lib/api/api-client.ts';
import { callKey, callQuery } from '../lib/api/query-client.ts';

export type ProfileChange = InputFor<typeof updateProfile>;
export type OpenSession = AnswerOf<typeof listSessions>['sessions'][number];

export const useProfile = () => useQuery(callQuery(getProfile, {}));

export const useUpdateProfile = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ProfileChange) => callApi(updateProfile, change),
    onSuccess: (profile) => client.setQueryData(callKey(getProfile, {}), profile),
  });
};

export const useChangePassword = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: InputFor<typeof changePassword>) => callApi(changePassword, input),
    onSuccess: () => void client.invalidateQueries({ queryKey: callKey(listSessions) }),
  });
};

export const useSessions = () => useQuery(callQuery(listSessions, {}));

export const useEndSession = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (session: OpenSession) => callApi(endSession, { sessionId: session.id }),
    onSettled: () => void client.invalidateQueries({ queryKey: callKey(listSessions) }),
  });
};

export const useEndOtherSessions = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(endOtherSessions, {}),
    onSettled: () => void client.invalidateQueries({ queryKey: callKey(listSessions) }),
  });
};
