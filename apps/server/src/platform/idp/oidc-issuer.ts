import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { boundedFetch } from '../providers/bounded-fetch.ts';

/** Two questions, discovery and keys, have this long together: whoever waits for a token's check waits for them. */
const answerMs = 2_500;

const askIssuer = boundedFetch({ bytes: 512 * 1024 });

/** A key set as JWKS documents give one. */
export const jwks = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/**
 * Asks an OpenID Connect issuer for its public keys, by its discovery document.
 * @throws when it is down, silent for 2.5 s, answers something else, or names another issuer than itself
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

/** @throws when the address is down, redirects, refuses, answers something else, or more than 512 KiB */
export const readJson = async (url: string, signal: AbortSignal): Promise<unknown> => {
  // A key set somewhere else than where the issuer says is nobody's: no redirect is followed.
  const answer = await askIssuer(url, { signal, headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
};
