import type { AnswerOf } from '@pratik/contract/call';
import {
  endPersonSessions,
  getPersonPrivacy,
  getPersonProgress,
  getPersonTold,
  listPersonSessions,
} from '@pratik/contract/person';
import { getPersonSecondFactor, resetSecondFactor } from '@pratik/contract/second-factor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { callKey, callQuery } from '../../lib/query-client.ts';

export type PersonProgress = AnswerOf<typeof getPersonProgress>;
export type PersonPrivacy = AnswerOf<typeof getPersonPrivacy>;
export type PersonTold = AnswerOf<typeof getPersonTold>;

export const usePersonProgress = (id: string) => useQuery(callQuery(getPersonProgress, { id }));

export const usePersonTold = (id: string) => useQuery(callQuery(getPersonTold, { id }));

export const usePersonPrivacy = (id: string) => useQuery(callQuery(getPersonPrivacy, { id }));

export const usePersonSessions = (id: string) => useQuery(callQuery(listPersonSessions, { id }));

export const usePersonSecondFactor = (id: string) => useQuery(callQuery(getPersonSecondFactor, { id }));

/** Takes a person's second factor away, which ends the sessions too. */
export const useResetSecondFactor = (userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(resetSecondFactor, { userId }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: callKey(getPersonSecondFactor, { id: userId }) }),
        client.invalidateQueries({ queryKey: callKey(listPersonSessions, { id: userId }) }),
      ]),
  });
};

/** Ends one session of a person, or all of them where none is named. */
export const useEndPersonSessions = (userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string | undefined) =>
      callApi(endPersonSessions, { userId, ...(sessionId === undefined ? {} : { sessionId }) }),
    onSettled: () => void client.invalidateQueries({ queryKey: callKey(listPersonSessions, { id: userId }) }),
  });
};
