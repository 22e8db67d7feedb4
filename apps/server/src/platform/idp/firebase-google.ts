import type { JSONWebKeySet } from 'jose';
import { jwks, readJson } from './oidc-issuer.ts';

/** Addresses of Google’s servers for Firebase; only tests replace them. */
export type FirebaseAddresses = {
  /** URL of the public keys that verify tokens, in JWKS format. */
  keys: string;
  /** Base URL of the Identity Toolkit API, without `/v1`. */
  toolkit: string;
};

export const googleAddresses: FirebaseAddresses = {
  keys: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  toolkit: 'https://identitytoolkit.googleapis.com',
};

/** Origins that the browser calls to sign in and to renew tokens. */
export const firebaseOrigins = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
] as const;

const answerMs = 2_500;

/**
 * Loads the public keys that verify Firebase tokens. @throws when Google is unreachable, does not respond within
 * 2.5 seconds, or returns invalid data
 */
export const loadFirebaseKeys = async (url: string): Promise<JSONWebKeySet> =>
  jwks.parse(await readJson(url, AbortSignal.timeout(answerMs))) as JSONWebKeySet;
