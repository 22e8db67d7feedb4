import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { boundedFetch } from '../providers/bounded-fetch.ts';

/**
 * Time limit for loading the discovery document and the keys together, in milliseconds, because token checks wait
 * for both.
 */
const answerMs = 2_500;

const askIssuer = boundedFetch({ bytes: 512 * 1024 });

/** Schema of a key set in JWKS format. */
export const jwks = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/**
 * Loads the public keys of an OpenID Connect issuer through its discovery document.
 * @throws when the issuer is unreachable, does not respond within 2.5 seconds, returns invalid data or names a
 * different issuer
 */
export const loadIssuerKeys = async (issuer: string): Promise<JSONWebKeySet> => {
  const signal = AbortSignal.timeout(answerMs);
  const discovery = z.object({
    issuer: z.literal(issuer),
    jwks_uri: z.url({ protocol: issuer.startsWith('https:') ? /^https$/ : /^https?$/ }),
  });
  const found = discovery.parse(
    await readJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, signal),
  );
  return jwks.parse(await readJson(found.jwks_uri, signal)) as JSONWebKeySet;
};

/**
 * Reads a JSON document.
 * @throws when the server is unavailable, redirects, returns an error status, or sends invalid data or more than 512 KiB
 */
export const readJson = async (url: string, signal: AbortSignal): Promise<unknown> => {
  // Redirects are not followed, because keys are trusted only from the URL that the issuer names.
  const answer = await askIssuer(url, { signal, headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${url} returned status ${answer.status}`);
  return answer.json();
};
