import type { JSONWebKeySet } from 'jose';
import { jwks, readJson } from './oidc-issuer.ts';

/** Google’s addresses for Firebase; only tests can replace them. */
export type FirebaseAddresses = {
  /** The public keys that verify tokens, as a JWKS. */
  keys: string;
  /** Base address of the Identity Toolkit, without `/v1`. */
  toolkit: string;
};

export const googleAddresses: FirebaseAddresses = {
  keys: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  toolkit: 'https://identitytoolkit.googleapis.com',
};

/** Origins that a browser calls to sign in and to renew tokens. */
export const firebaseOrigins = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
] as const;

const answerMs = 2_500;

/** @throws when Google is unreachable, does not respond within 2.5 s, or returns invalid data */
export const loadFirebaseKeys = async (url: string): Promise<JSONWebKeySet> =>
  jwks.parse(await readJson(url, AbortSignal.timeout(answerMs))) as JSONWebKeySet;
