import { hash } from 'node:crypto';
import { decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { databaseErrorOf } from '../../platform/db/database-error.ts';
import type { Identity } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import { KeysUnavailable } from './key-set.ts';

/** Verifies a bearer token and returns its identity. */
export type TokenVerifier = {
  /**
   * Verifies an access token.
   * @throws Problem `unauthenticated`, or `identity-unavailable` when the issuer’s keys cannot be loaded
   */
  verify(token: string): Promise<Identity>;
};

export type TrustedIssuer = {
  issuer: string;
  audience: string;
  keys: JWTVerifyGetKey;
  /** Whether to use an address that the issuer reports as unverified. */
  unverifiedEmail: 'accepted' | 'ignored';
  /** The claim that all tokens of one sign-in share; the default is `sid`. */
  sessionClaim?: 'sid' | 'auth_time';
  /**
   * The kind of accepted tokens; the default is `access`. ID tokens contain the time of the sign-in and are never
   * accepted as access tokens.
   */
  kind?: 'access' | 'id';
  /** Additional check of a token’s claims; returns true when the token must be rejected. */
  refuses?(payload: JWTPayload): boolean;
  /** Returns the time of the issuer’s clock in epoch milliseconds. */
  now(): number;
};

const algorithms = [
  'EdDSA',
  'Ed25519',
  'ES256',
  'ES384',
  'ES512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
];
const maxTokenLength = 8 * 1024;
/** Tolerated difference between the clocks of issuer and server, in seconds. */
export const skewSeconds = 30;
/** Maximum lifetime of an accepted token, in seconds, because Pratik cannot revoke it. */
export const longestLifeSeconds = 86_400;
const cacheMs = 60_000;
const cacheSize = 20_000;

/** Creates a verifier for tokens of one issuer. Caches the result for up to a minute, never beyond `exp`. */
export const createTokenVerifier = (trusted: TrustedIssuer): TokenVerifier => {
  const checked = new Map<string, { identity: Identity; until: number }>();
  return {
    async verify(token) {
      if (token.length > maxTokenLength) throw new Problem('unauthenticated');
      const key = hash('sha256', token, 'base64');
      const now = trusted.now();
      const known = checked.get(key);
      if (known && now < known.until) return known.identity;
      const { identity, expiresAt } = await check(trusted, token);
      if (checked.size >= cacheSize) checked.clear();
      checked.set(key, { identity, until: Math.min(now + cacheMs, expiresAt) });
      return identity;
    },
  };
};

/**
 * Returns whether a token claims to be expired, for example after a page was open for long. The token is not
 * verified.
 */
export const saysExpired = (token: string, nowMs: number): boolean => {
  try {
    const { exp } = decodeJwt(token);
    return exp !== undefined && exp * 1000 < nowMs;
  } catch {
    return false;
  }
};

const check = async (trusted: TrustedIssuer, token: string) => {
  const now = new Date(trusted.now());
  try {
    const { payload, protectedHeader } = await jwtVerify(token, trusted.keys, {
      algorithms,
      issuer: trusted.issuer,
      audience: trusted.audience,
      requiredClaims: ['exp', 'iat', 'sub'],
      currentDate: now,
      clockTolerance: skewSeconds,
    });
    const isWanted =
      trusted.kind === 'id'
        ? isIdToken(payload)
        : isAccessType(protectedHeader.typ) && isAccessToken(payload);
    if (!isWanted || !isInTime(payload, now)) {
      throw new Problem('unauthenticated');
    }
    if (trusted.refuses?.(payload)) throw new Problem('unauthenticated');
    return { identity: identityOf(trusted, payload), expiresAt: (payload.exp ?? 0) * 1000 };
  } catch (error) {
    if (error instanceof KeysUnavailable) throw unavailable(error);
    if (error instanceof errors.JOSEError) throw new Problem('unauthenticated');
    throw error;
  }
};

/** The keys of the embedded provider are in the database, so a database outage is reported as such. */
const unavailable = (error: KeysUnavailable): Error =>
  databaseErrorOf(error) === undefined ? new Problem('identity-unavailable', { retryAfter: 5 }) : error;

/**
 * Returns whether the token type is that of an access token. Logout tokens, refresh tokens and DPoP proofs can be
 * signed by the same key.
 */
const isAccessType = (typ: unknown): boolean =>
  typ === undefined ||
  (typeof typ === 'string' && ['jwt', 'at+jwt', 'application/at+jwt'].includes(typ.toLowerCase()));

/**
 * Returns whether the claims are those of an access token, for providers that use one type and audience for all tokens.
 * Rejects ID and logout tokens. Keycloak states the kind in the `typ` claim; only then is a `nonce` permitted.
 */
const isAccessToken = ({ typ, nonce, at_hash, c_hash, events }: JWTPayload): boolean => {
  if (at_hash !== undefined || c_hash !== undefined || events !== undefined) return false;
  if (typ === undefined) return nonce === undefined;
  return typeof typ === 'string' && typ.toLowerCase() === 'bearer';
};

/**
 * Returns whether the claims are those of an ID token: it has the time of its sign-in and is not a logout token, which
 * has the same audience.
 */
const isIdToken = ({ auth_time, events }: JWTPayload): boolean =>
  typeof auth_time === 'number' && events === undefined;

const isInTime = ({ iat, exp }: JWTPayload, now: Date): boolean =>
  typeof iat === 'number' &&
  typeof exp === 'number' &&
  iat <= now.getTime() / 1000 + skewSeconds &&
  exp - iat <= longestLifeSeconds;

/**
 * Returns the identity in verified claims.
 * @throws Problem `unauthenticated` when the subject cannot identify a user
 */
const identityOf = (trusted: TrustedIssuer, payload: JWTPayload): Identity => {
  const { issuer, unverifiedEmail, sessionClaim = 'sid' } = trusted;
  const { sub, email, email_verified, auth_time } = payload;
  const session = payload[sessionClaim];
  const sid = typeof session === 'number' ? String(session) : session;
  if (!isKey(sub)) throw new Problem('unauthenticated');
  const vouched = unverifiedEmail === 'accepted' || email_verified !== false;
  return {
    issuer,
    subject: sub,
    sessionId: isKey(sid) ? sid : null,
    email: vouched && isAddress(email) ? email.toLowerCase() : null,
    emailVerified: email_verified === true,
    signedInAt: typeof auth_time === 'number' ? auth_time : null,
  };
};

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 254 && value.includes('@') && !value.includes('\0');

const isKey = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 255 && !value.includes('\0');
