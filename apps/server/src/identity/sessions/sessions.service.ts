import type { BodyOf } from '@pratik/contract/call';
import type { changePassword } from '@pratik/contract/session';
import type { Db } from '../../platform/db/database.ts';
import type { Identity, SignedInUser } from '../../platform/http/caller.ts';
import type { RateLimit } from '../../platform/http/limits/rate-limits.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Audience, Live } from '../../platform/live/live.ts';
import type { AuthLog } from '../auth-log/auth-log.service.ts';
import type { IdentityAdmin } from '../identity-admin.ts';
import { refuseCommonPassword } from '../passwords/passwords.service.ts';
import { selectUserIdBySubject } from '../users/users.store.ts';
import { longestLifeSeconds } from '../verify/token-verifier.ts';
import { deviceName } from './device.ts';
import { insertEndedToken } from './ended-tokens.store.ts';

type Parts = {
  db: Db;
  idp: IdentityAdmin;
  live: Live;
  authLog: AuthLog;
  /** Returns the time of the real clock in epoch milliseconds; the expiry of tokens depends on it. */
  now: () => number;
  passwordAttempts: RateLimit;
};
type Caller = { user: SignedInUser; identity: Identity };

/** Manages users’ own sessions and passwords. */
export const createSessionsService = ({ db, idp, live, authLog, now, passwordAttempts }: Parts) => {
  const announceEnd = (audience: Audience) => live.announce(db, audience, { type: 'session-ended' });
  const others = ({ user, identity }: Caller): Audience => ({
    user: user.id,
    exceptSession: identity.sessionId,
  });

  return {
    async list({ identity }: Caller) {
      const sessions = await idp.listSessions(identity.subject);
      return sessions.map((session) => ({
        id: session.id,
        createdAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        device: deviceName(session.userAgent),
        current: session.id === identity.sessionId,
      }));
    },

    /** Ends one of the caller’s sessions. @throws Problem `not-found` */
    async end({ user, identity }: Caller, sessionId: string): Promise<void> {
      if (!(await idp.endSession(identity.subject, sessionId))) throw new Problem('not-found');
      await authLog.note({ action: 'session.end', userId: user.id, detail: { ended: 1 } });
      await announceEnd({ user: user.id, session: sessionId });
    },

    /**
     * Ends the token’s session, or the token itself when the provider manages sessions, and the streams of that
     * session. If the token names no session, all streams of the user end, because an earlier token may have opened
     * them. Browsers with a valid token reconnect.
     */
    async endToken({ issuer, subject, sessionId }: Identity, tokenHash: string): Promise<void> {
      const { sessions: sessionsAreOurs } = idp.capabilities;
      const until = new Date(now() + longestLifeSeconds * 1000);
      // Ends the session before the transaction begins, because a transaction must not wait for a second
      // connection.
      if (sessionsAreOurs && sessionId !== null) await idp.endSession(subject, sessionId);
      const userId = await selectUserIdBySubject(db, issuer, subject);
      if (userId) await authLog.note({ action: 'session.end', userId });
      await db.transaction().execute(async (tx) => {
        if (!sessionsAreOurs) {
          await insertEndedToken(tx, { token_hash: tokenHash, until }, new Date(now()));
        }
        const user = await selectUserIdBySubject(tx, issuer, subject);
        if (user === undefined || sessionId === null) return;
        await live.announce(tx, { user, session: sessionId }, { type: 'session-ended' });
        if (sessionId !== tokenHash) return;
        await live.announce(tx, { user, exceptSession: sessionId }, { type: 'authenticate-again' });
      });
    },

    async endOthers(caller: Caller): Promise<number> {
      const { identity } = caller;
      const ended = await db
        .transaction()
        .execute((tx) => idp.endSessions(tx, identity.subject, identity.sessionId));
      if (ended === 0) return 0;
      await announceEnd(others(caller));
      await authLog.note({ action: 'session.end', userId: caller.user.id, detail: { ended } });
      return ended;
    },

    /**
     * Changes the caller’s password.
     * @throws Problem `password-wrong`, `validation`, `provider-cannot`, `too-many-requests`
     */
    async changePassword(
      caller: Caller,
      { currentPassword, newPassword }: BodyOf<typeof changePassword>,
    ): Promise<void> {
      const { user, identity } = caller;
      if (!idp.capabilities.passwords) throw new Problem('provider-cannot');
      await refuseCommonPassword(newPassword, '/newPassword');
      await passwordAttempts.take(user.id);
      const changed = await idp.changePassword(identity.subject, {
        current: currentPassword,
        next: newPassword,
        keepSessionId: identity.sessionId,
      });
      if (!changed) {
        await authLog.note({
          action: 'reauthentication.refuse',
          userId: user.id,
          detail: { why: 'password-wrong' },
        });
        throw new Problem('password-wrong');
      }
      await passwordAttempts.clear(user.id);
      await authLog.note({ action: 'password.change', userId: user.id });
      await announceEnd(others(caller));
    },
  };
};
