import type { AnswerOf } from '@pratik/contract/call';
import { getUserSecondFactor, resetSecondFactor } from '@pratik/contract/second-factor';
import {
  endUserSessions,
  getUserPrivacy,
  getUserProgress,
  listUserCorrections,
  listUserSessions,
  listUserWork,
  type UserWorkKind,
} from '@pratik/contract/user-details';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';
import { callKey, callQuery } from '../../../lib/api/query-client.ts';

export type UserPrivacy = AnswerOf<typeof getUserPrivacy>;
export type UserCorrections = AnswerOf<typeof listUserCorrections>;

export const useUserProgress = (id: string) => useQuery(callQuery(getUserProgress, { id }));

export const useUserCorrections = (id: string) => useQuery(callQuery(listUserCorrections, { id }));

export const useUserPrivacy = (id: string) => useQuery(callQuery(getUserPrivacy, { id }));

export const useUserWork = (id: string, kind: UserWorkKind, page: number, size: number) =>
  useQuery({
    ...callQuery(listUserWork, { id, kind, page, size }),
    placeholderData: keepPreviousData,
  });

export const useUserSessions = (id: string) => useQuery(callQuery(listUserSessions, { id }));

export const useUserSecondFactor = (id: string) => useQuery(callQuery(getUserSecondFactor, { id }));

/** Resets the second factor of a user and ends the user’s sessions. */
export const useResetSecondFactor = (userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(resetSecondFactor, { userId }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: callKey(getUserSecondFactor, { id: userId }) }),
        client.invalidateQueries({ queryKey: callKey(listUserSessions, { id: userId }) }),
      ]),
  });
};

/** Ends one session of a user, or all sessions when no id is given. */
export const useEndUserSessions = (userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string | undefined) =>
      callApi(endUserSessions, { userId, ...(sessionId === undefined ? {} : { sessionId }) }),
    onSettled: () => void client.invalidateQueries({ queryKey: callKey(listUserSessions, { id: userId }) }),
  });
};
