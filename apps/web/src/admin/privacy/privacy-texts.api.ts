import { listPrivacyTexts, savePrivacyText } from '@pratik/contract/privacy';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type InputFor } from '../../lib/api/api-client.ts';
import { callKey, callQuery } from '../../lib/api/query-client.ts';

export const usePrivacyTexts = () => useQuery(callQuery(listPrivacyTexts, {}));

/**
 * If saving fails, the current texts are fetched first, so that the administrator can compare the stored text with
 * the typed text.
 */
export const useSavePrivacyText = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: InputFor<typeof savePrivacyText>) => callApi(savePrivacyText, text),
    onSuccess: (state) => client.setQueryData(callKey(listPrivacyTexts, {}), state),
    onError: () => client.invalidateQueries({ queryKey: callKey(listPrivacyTexts) }),
  });
};
