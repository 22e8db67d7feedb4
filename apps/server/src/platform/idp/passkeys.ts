import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** The scope of a passkey: the host name and the origin of the page that requests it. */
export type RelyingParty = { id: string; origin: string };
export type StoredPasskey = {
  /** base64url */
  id: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
};
type Options = Record<string, unknown> & { challenge: string };

/** EdDSA, ES256 and RS256: supported by all authenticators. */
const algorithms = [-8, -7, -257];

/** Maximum bytes of a public key. One of RSA with 4,096 bits has about 530. */
const largestKey = 1024;

/** Loaded on demand, because certificate and CBOR code is large and users without a passkey do not need it. */
const library = () => import('@simplewebauthn/server');

/** Options for the browser to create a discoverable passkey that requires fingerprint, face or PIN. */
export const newPasskeyOptions = async (
  party: RelyingParty,
  user: { subject: string; email: string },
  known: readonly Pick<StoredPasskey, 'id' | 'transports'>[],
): Promise<Options> => {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Pratik',
    rpID: party.id,
    userID: new TextEncoder().encode(user.subject),
    userName: user.email,
    userDisplayName: user.email,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
};

/** Verifies a new passkey; undefined when the authenticator’s response is invalid. */
export const readNewPasskey = async (
  party: RelyingParty,
  challenge: string,
  response: unknown,
): Promise<StoredPasskey | undefined> => {
  const { verifyRegistrationResponse } = await library();
  const sent = response as RegistrationResponseJSON;
  // The library throws for any forged response, which is a refusal and not an internal error.
  const read = await verifyRegistrationResponse({
    response: sent,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!read?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = read.registrationInfo.credential;
  // The id and the key come from the attestation, whose parts the library does not limit.
  if (id !== sent.id || publicKey.length > largestKey) return undefined;
  return { id, publicKey, counter, transports: transports.filter((way) => typeof way === 'string') };
};

/** @param known passkeys of the account; null accepts any passkey for this host */
export const signInOptions = async (
  party: RelyingParty,
  known: readonly Pick<StoredPasskey, 'id' | 'transports'>[] | null,
): Promise<Options> => {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    ...(known ? { allowCredentials: known.map(({ id, transports }) => ({ id, transports })) } : {}),
  });
  return { ...options };
};

/** Returns the new signature counter; undefined when the signature is invalid or the counter decreased. */
export const verifySignIn = async (
  party: RelyingParty,
  challenge: string,
  passkey: StoredPasskey,
  response: unknown,
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await library();
  const read = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { ...passkey, publicKey: new Uint8Array(passkey.publicKey) },
    requireUserVerification: true,
  }).catch(() => undefined);
  return read?.verified ? read.authenticationInfo.newCounter : undefined;
};
