import { hash } from 'node:crypto';
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Identity } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import { KeysUnavailable } from './key-set.ts';

/** Says whom a bearer token stands for. */
export type TokenVerifier = {
  /** @throws Problem `unauthenticated`, or `identity-unavailable` when the issuer's keys cannot be had */
  verify(token: string): Promise<Identity>;
};

export type TrustedIssuer = {
  issuer: string;
  audience: string;
  keys: JWTVerifyGetKey;
  /** Whether an address that the issuer says it has not verified counts. */
  unverifiedEmail: 'kept' | 'ignored';
  /** The claim that all tokens of one sign-in share; `sid` unless said otherwise. */
  sessionClaim?: 'sid' | 'auth_time';
  /** ID tokens say when somebody signed in, and are never taken for access tokens; `access` unless said otherwise. */
  kind?: 'access' | 'id';
  /** What else a token of this issuer must not say. */
  refuses?(payload: JWTPayload): boolean;
  /** Epoch milliseconds of the issuer's clock. */
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
/** How far an issuer's clock may be off ours. */
export const skewSeconds = 30;
/** A token that lives longer is not believed: nothing here could end it. */
export const longestLifeSeconds = 86_400;
const cacheMs = 60_000;
const cacheSize = 20_000;

/** Checks tokens of one issuer; a token once checked is taken at its word for up to a minute, never past its `exp`. */
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
    if (error instanceof KeysUnavailable) throw new Problem('identity-unavailable', { retryAfter: 5 });
    if (error instanceof errors.JOSEError) throw new Problem('unauthenticated');
    throw error;
  }
};

/** A logout or refresh token, or a DPoP proof, signed by the same key is no access token. */
const isAccessType = (typ: unknown): boolean =>
  typ === undefined ||
  (typeof typ === 'string' && ['jwt', 'at+jwt', 'application/at+jwt'].includes(typ.toLowerCase()));

/**
 * What an ID or logout token carries and an access token does not, for providers that give all the same type and
 * audience. Keycloak names the kind in `typ`; only then may a `nonce` come along.
 */
const isAccessToken = ({ typ, nonce, at_hash, c_hash, events }: JWTPayload): boolean => {
  if (at_hash !== undefined || c_hash !== undefined || events !== undefined) return false;
  if (typ === undefined) return nonce === undefined;
  return typeof typ === 'string' && typ.toLowerCase() === 'bearer';
};

/** An ID token names its sign-in and is no logout token, whose audience is the same. */
const isIdToken = ({ auth_time, events }: JWTPayload): boolean =>
  typeof auth_time === 'number' && events === undefined;

const isInTime = ({ iat, exp }: JWTPayload, now: Date): boolean =>
  typeof iat === 'number' &&
  typeof exp === 'number' &&
  iat <= now.getTime() / 1000 + skewSeconds &&
  exp - iat <= longestLifeSeconds;

/** @throws Problem `unauthenticated` when the subject is nothing a person can be known by */
const identityOf = (trusted: TrustedIssuer, payload: JWTPayload): Identity => {
  const { issuer, unverifiedEmail, sessionClaim = 'sid' } = trusted;
  const { sub, email, email_verified, auth_time } = payload;
  const session = payload[sessionClaim];
  const sid = typeof session === 'number' ? String(session) : session;
  if (!isKey(sub)) throw new Problem('unauthenticated');
  const vouched = unverifiedEmail === 'kept' || email_verified !== false;
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
