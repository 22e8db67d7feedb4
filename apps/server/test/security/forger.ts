import type { webcrypto } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';

/**
 * How the fake issuer responds: normally, with an error, not at all, with HTML, or with a document that is too
 * large.
 */
export type Mood = 'well' | 'down' | 'silent' | 'html' | 'bloated';

export type Forger = Awaited<ReturnType<typeof startForger>>;

export const forgedAudience = 'urn:pratik:api';
export const forgedClient = 'pratik-web';

type Claims = Record<string, unknown>;

/**
 * Starts an issuer that the server trusts but an attacker controls, so that it signs any claims. It counts the
 * requests it receives and can stop responding.
 */
export const startForger = async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'real', alg: 'RS256', use: 'sig' };
  const state = { mood: 'well' as Mood, asked: [] as string[] };
  const server = createServer((request, response) => {
    state.asked.push(request.url ?? '');
    answerIn(state.mood, response, () =>
      request.url === '/jwks' ? { keys: [jwk] } : { issuer: url, jwks_uri: `${url}/jwks` },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Returns valid claims with the given changes. `undefined` removes a claim. */
  const claims = (changes: Claims = {}): Claims => {
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: url, aud: forgedAudience, sub: 'yonetici', iat: now, exp: now + 300 };
    return Object.fromEntries(
      Object.entries({ ...right, ...changes }).filter(([, value]) => value !== undefined),
    );
  };
  return {
    url,
    state,
    claims,
    publicKey: pair.publicKey,
    publicPem: await exportSPKI(pair.publicKey),
    publicJwk: jwk,
    settings: { OIDC_ISSUER: url, OIDC_CLIENT_ID: forgedClient, OIDC_AUDIENCE: forgedAudience },
    /** Signs a token with the issuer’s published key. */
    sign: (changes: Claims = {}, header: Partial<JWTHeaderParameters> = {}): Promise<string> =>
      new SignJWT(claims(changes))
        .setProtectedHeader({ alg: 'RS256', kid: 'real', ...header })
        .sign(pair.privateKey),
    /** Signs any bytes with the issuer’s published key. */
    signRaw: (payload: string | Uint8Array, header: object = {}) =>
      signBytes(pair.privateKey, { alg: 'RS256', kid: 'real', ...header }, payload),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const answerIn = (mood: Mood, response: ServerResponse, document: () => object): void => {
  if (mood === 'silent') return;
  if (mood === 'down') response.writeHead(500).end();
  else if (mood === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bakım</h1>');
  else {
    // The document is valid JSON, but larger than any real issuer’s document.
    const filler = mood === 'bloated' ? { filler: 'a'.repeat(600_000) } : {};
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ ...document(), ...filler }));
  }
};

/** Encodes one part (header, payload or signature) of a token. */
export const part = (value: object | string | Uint8Array): string =>
  Buffer.from(
    typeof value === 'string' || value instanceof Uint8Array ? value : JSON.stringify(value),
  ).toString('base64url');

export const signBytes = async (
  key: webcrypto.CryptoKey,
  header: object,
  payload: string | Uint8Array,
): Promise<string> => {
  const input = `${part(header)}.${part(payload)}`;
  const signature = await crypto.subtle.sign(key.algorithm.name, key, Buffer.from(input));
  return `${input}.${part(new Uint8Array(signature))}`;
};
