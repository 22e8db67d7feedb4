import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import {
  addPasskey,
  beginApp,
  beginPasskey,
  beginReauthentication,
  confirmApp,
  endApp,
  getSecondFactor,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from '@pratik/contract/second-factor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { makePasskey, signWithPasskey } from '../../identity/sign-in/passkey.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { callKey, callQuery } from '../../lib/api/query-client.ts';

export type SecondFactorState = AnswerOf<typeof getSecondFactor>;
/** Kinds of second factors that an account has. */
export type Factors = { app: boolean; passkeys: boolean };
/** The user’s input for a re-authentication. With `byPasskey`, a passkey replaces the code. */
export type CredentialsInput = { password: string; code?: string; byPasskey?: boolean };
type Credentials = BodyOf<typeof endApp>;

export const factorsOf = ({ appSince, passkeys }: SecondFactorState): Factors => ({
  app: appSince !== null,
  passkeys: passkeys.length > 0,
});

export const useSecondFactor = () => useQuery(callQuery(getSecondFactor, {}));

/**
 * Returns the re-authentication data to send: the password with the typed code or the signature of a passkey.
 * @throws PasskeyUnused, ApiProblem
 */
export const credentialsOf = async ({ byPasskey, ...typed }: CredentialsInput): Promise<Credentials> => {
  if (!byPasskey) return typed;
  const { step, options } = await callApi(beginReauthentication, {});
  return { ...typed, passkey: { step, response: sendable(await signWithPasskey(options)) } };
};

/** Converts the WebAuthn response to the type that the API contract accepts. */
const sendable = <Made extends { response: object }>({ response, ...made }: Made) => ({
  ...made,
  response: { ...response } as Record<string, unknown>,
});

/** Changes the user’s second factors and then loads their state again. */
const useChange = <Input, Answer>(change: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: callKey(getSecondFactor) }),
  });
};

export const useBeginApp = () =>
  useMutation({
    mutationFn: async (input: CredentialsInput) => callApi(beginApp, await credentialsOf(input)),
  });
export const useConfirmApp = () => useChange((code: string) => callApi(confirmApp, { code }));
export const useEndApp = () =>
  useChange(async (input: CredentialsInput) => callApi(endApp, await credentialsOf(input)));
export const useRenewCodes = () =>
  useChange(async (input: CredentialsInput) => callApi(renewRecoveryCodes, await credentialsOf(input)));
export const useRemovePasskey = (id: string) =>
  useChange(async (input: CredentialsInput) =>
    callApi(removePasskey, { ...(await credentialsOf(input)), id }),
  );
export const useRenamePasskey = (id: string) =>
  useChange((name: string) => callApi(renamePasskey, { id, name }));

/**
 * Creates a passkey on this device and registers it on the server. Without `credentials`, continues a creation that
 * was started before. @throws PasskeyUnused when the user cancels
 */
export const useAddPasskey = () => {
  const begun = useRef<AnswerOf<typeof beginPasskey>>(null);
  return useChange(async ({ name, credentials }: { name: string; credentials: CredentialsInput | null }) => {
    if (credentials) begun.current = await callApi(beginPasskey, await credentialsOf(credentials));
    if (!begun.current) throw new Error('No passkey creation was started');
    const { step, options } = begun.current;
    return callApi(addPasskey, { step, name, response: sendable(await makePasskey(options)) });
  });
};
