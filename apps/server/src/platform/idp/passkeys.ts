import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** The scope of a passkey: the host name and the origin of the page that requests it. */
export type RelyingParty = { id: string; origin: string };
export type StoredPasskey = {
  /** Credential id of the passkey, base64url-encoded. */
  id: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
};
type Options = Record<string, unknown> & { challenge: string };

/** COSE identifiers of EdDSA, ES256 and RS256; every authenticator supports at least one of these algorithms. */
const algorithms = [-8, -7, -257];

/** Maximum size of a public key in bytes. An RSA key with 4,096 bits has about 530 bytes. */
const largestKey = 1024;

/**
 * The library is loaded on demand, because its certificate and CBOR code is large and users without a passkey do
 * not need it.
 */
const library = () => import('@simplewebauthn/server');

/**
 * Returns options with which the browser creates a discoverable passkey that requires a fingerprint, a face or a
 * PIN.
 */
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

/** Verifies the browser’s response for a new passkey. Returns undefined when the response is invalid. */
export const readNewPasskey = async (
  party: RelyingParty,
  challenge: string,
  response: unknown,
): Promise<StoredPasskey | undefined> => {
  const { verifyRegistrationResponse } = await library();
  const sent = response as RegistrationResponseJSON;
  // The library throws for a forged response; such a response is invalid and not an internal error.
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
  // The id and the public key come from the authenticator’s response, and the library does not limit their size.
  if (id !== sent.id || publicKey.length > largestKey) return undefined;
  return { id, publicKey, counter, transports: transports.filter((way) => typeof way === 'string') };
};

/**
 * Returns options with which the browser signs in by passkey. @param known passkeys of the account; null accepts
 * any passkey for this host
 */
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

/**
 * Verifies a sign-in with a passkey and returns its new signature counter; undefined when the signature is invalid
 * or the counter has decreased.
 */
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
