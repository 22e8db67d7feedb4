import type { AnswerOf } from '@pratik/contract/call';
import {
  addPasskey,
  beginApp,
  beginPasskey,
  confirmApp,
  endApp,
  getSecondFactor,
  removePasskey,
  renewRecoveryCodes,
} from '@pratik/contract/second-factor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { makePasskey } from '../../identity/passkey.ts';
import { callApi } from '../../lib/api-client.ts';
import { callKey, callQuery } from '../../lib/query-client.ts';

export type SecondFactorState = AnswerOf<typeof getSecondFactor>;
export type Proof = { password: string; code?: string };

export const useSecondFactor = () => useQuery(callQuery(getSecondFactor, {}));

/** A change of one's own second factor; the page then shows what stands. */
const useChange = <Input, Answer>(change: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: callKey(getSecondFactor) }),
  });
};

export const useBeginApp = () =>
  useMutation({ mutationFn: ({ password }: Proof) => callApi(beginApp, { password }) });
export const useConfirmApp = () => useChange((code: string) => callApi(confirmApp, { code }));
export const useEndApp = () => useChange((proof: Proof) => callApi(endApp, proof));
export const useRenewCodes = () => useChange((proof: Proof) => callApi(renewRecoveryCodes, proof));
export const useRemovePasskey = (id: string) =>
  useChange((proof: Proof) => callApi(removePasskey, { ...proof, id }));

/** Has this device make a passkey and registers it. The mutation fails with PasskeyUnused when it is given up. */
export const useAddPasskey = () =>
  useChange(async ({ name, proof }: { name: string; proof: Proof }) => {
    const { step, options } = await callApi(beginPasskey, proof);
    const response = await makePasskey(options);
    return callApi(addPasskey, { step, name, response: { ...response, response: { ...response.response } } });
  });
