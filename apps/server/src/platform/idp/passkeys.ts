import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** What a passkey is bound to: the host's name, and the address of the page that asks for it. */
export type RelyingParty = { id: string; origin: string };
export type StoredPasskey = {
  /** base64url */
  id: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
};
type Options = Record<string, unknown> & { challenge: string };

/** EdDSA, ES256 and RS256: what every authenticator has. */
const algorithms = [-8, -7, -257];

/** Certificates and CBOR weigh something; who has no passkey does not load them. */
const library = () => import('@simplewebauthn/server');

/** What a browser needs to make a passkey, one that can be found without a name and asks for finger, face or PIN. */
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

/** The passkey an authenticator made; undefined when what it says does not hold. */
export const readNewPasskey = async (
  party: RelyingParty,
  challenge: string,
  response: unknown,
): Promise<StoredPasskey | undefined> => {
  const { verifyRegistrationResponse } = await library();
  const sent = response as RegistrationResponseJSON;
  // It throws at whatever an attacker may have put together: that is a refusal, not a failure of ours.
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
  return { id, publicKey, counter, transports: transports.filter((way) => typeof way === 'string') };
};

/** @param known null: whoever has a passkey for this host */
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

/** The counter after this use; undefined when the signature does not hold or the counter ran backwards. */
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
