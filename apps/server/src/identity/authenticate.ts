import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Clock } from '../platform/clock/clock.ts';
import type { Authenticate, Identity, SignedInUser } from '../platform/http/caller.ts';
import { Problem } from '../platform/http/problem.ts';
import { zoneAt } from './users/time-zone.policy.ts';
import { type CallerRow, selectCaller, updateLastActive } from './users/user.store.ts';
import { bearerToken } from './verify/bearer.ts';
import { saysExpired, type TokenVerifier } from './verify/token-verifier.ts';

/** Minimum interval between two writes of `last_active_at` for one user, in milliseconds. */
const touchMs = 60_000;

type Parts = {
  pool: pg.Pool;
  verifier: TokenVerifier;
  /** True when this database stores the sessions. Then deleting a session immediately invalidates its tokens. */
  sessionsAreOurs: boolean;
  clock: Clock;
  /** True when administrators without a second factor have no administrator rights. */
  factorForAdministrators: boolean;
  isReauthenticated: Authenticate['isReauthenticated'];
  /** Records that a request contained an invalid token. */
  refusedToken(): Promise<void>;
};

/** Identifies the caller by the access token. Every request reads the caller’s role and status from the database. */
export const createAuthenticate = (parts: Parts): Authenticate => {
  const { pool, verifier, sessionsAreOurs, clock, factorForAdministrators, isReauthenticated } = parts;
  const refuse = async (token: string, error: unknown): Promise<never> => {
    const isInvalid = error instanceof Problem && error.problem === 'unauthenticated';
    if (isInvalid && !saysExpired(token, clock.now().getTime())) await parts.refusedToken();
    throw error;
  };
  const known = async (request: FastifyRequest): Promise<{ identity: Identity; row: CallerRow }> => {
    const token = bearerToken(request.raw.rawHeaders);
    const identity = await verifier.verify(token).catch((error: unknown) => refuse(token, error));
    // A token of the embedded provider must name a session. Without a session the token would remain valid after
    // sign-out.
    if (sessionsAreOurs && identity.sessionId === null) throw new Problem('unauthenticated');
    const tokenHash = sessionsAreOurs ? null : hashToken(token);
    const sessionKey = {
      sessionId: sessionsAreOurs ? identity.sessionId : null,
      tokenHash,
    };
    const row = await selectCaller(
      pool,
      identity.issuer,
      identity.subject,
      sessionKey,
      factorForAdministrators,
    );
    if (!row.session_open) throw new Problem('unauthenticated');
    // When the issuer names no session, the token’s hash is the session id. Data bound to the session then becomes
    // invalid together with the token.
    const sessionId = identity.sessionId ?? tokenHash;
    return { identity: { ...identity, sessionId }, row };
  };
  const touch = async (userId: string, row: CallerRow, identity: Identity) => {
    const now = clock.now();
    const before = new Date(now.getTime() - touchMs);
    if (row.last_active_at && row.last_active_at > before) return;
    await updateLastActive(pool, userId, now, before, sessionsAreOurs ? identity.sessionId : null);
  };

  return {
    isReauthenticated,
    identity: async (request) => (await known(request)).identity,
    async user(request) {
      const { identity, row } = await known(request);
      if (row.id === null) throw new Problem('not-registered');
      if (row.status === 'disabled') throw new Problem('account-disabled');
      await touch(row.id, row, identity);
      return { identity, user: userOf(row.id, row, clock.now()) };
    },
  };
};

/** Returns the hash under which a signed-out token is stored. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

const userOf = (id: string, row: CallerRow, now: Date): SignedInUser => ({
  id,
  name: row.name,
  role: row.needs_factor ? 'user' : row.role,
  needsSecondFactor: row.needs_factor,
  levelId: row.level_id,
  timeZone: zoneAt(row, now),
  language: row.language,
});
