import { decideConsent, getPrivacy, readNotice } from '@pratik/contract/privacy';
import { getVoiceOptions } from '@pratik/contract/voice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type InputFor, isApiProblem } from '../../lib/api/api-client.ts';
import { callKey, callQuery } from '../../lib/api/query-client.ts';

export const usePrivacy = () => useQuery(callQuery(getPrivacy, {}));

/** Saves a decision about a consent. If the displayed text is outdated, loads the consents again. */
export const useDecide = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: InputFor<typeof decideConsent>) => callApi(decideConsent, decision),
    onSuccess: (state) => {
      client.setQueryData(callKey(getPrivacy, {}), state);
      // Consents decide which partner is available and whether recordings may be sent to a provider, so the chat
      // options are fetched again.
      void client.invalidateQueries({ queryKey: ['chat/options'] });
      void client.invalidateQueries({ queryKey: callKey(getVoiceOptions) });
    },
    onError: (error) => {
      if (isApiProblem(error, 'conflict')) {
        void client.invalidateQueries({ queryKey: callKey(getPrivacy) });
      }
    },
  });
};

export const useReadNotice = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => callApi(readNotice, { version }),
    onSuccess: (state) => client.setQueryData(callKey(getPrivacy, {}), state),
    onError: () => void client.invalidateQueries({ queryKey: callKey(getPrivacy) }),
  });
};
