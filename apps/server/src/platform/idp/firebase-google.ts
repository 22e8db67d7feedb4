import type { JSONWebKeySet } from 'jose';
import { jwks, readJson } from './oidc-issuer.ts';

/** Where Google answers for Firebase; tests put a stand-in there, settings cannot. */
export type FirebaseAddresses = {
  /** The public keys of the tokens, as a JWKS. */
  keys: string;
  /** The Identity Toolkit, up to and without `/v1`. */
  toolkit: string;
};

export const googleAddresses: FirebaseAddresses = {
  keys: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  toolkit: 'https://identitytoolkit.googleapis.com',
};

/** What a browser asks when it signs in and renews. */
export const firebaseOrigins = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
] as const;

const answerMs = 2_500;

/** @throws when Google is down, silent for 2.5 s, or answers something else */
export const loadFirebaseKeys = async (url: string): Promise<JSONWebKeySet> =>
  jwks.parse(await readJson(url, AbortSignal.timeout(answerMs))) as JSONWebKeySet;
