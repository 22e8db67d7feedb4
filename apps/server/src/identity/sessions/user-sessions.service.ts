import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type { endUserSessions, listUserSessions } from '@pratik/contract/user-details';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Live } from '../../platform/live/live.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { IdentityAdmin } from '../identity-admin.ts';
import { refuseOwnAccount } from '../reauthentication/reauthentication.policy.ts';
import type { Actor } from '../users/accounts.service.ts';
import { selectSubjects, selectUser } from '../users/users.store.ts';
import { deviceName } from './device.ts';

export type UserSessions = ReturnType<typeof createUserSessions>;

type Parts = {
  db: Db;
  clock: Clock;
  /** Issuer of the accounts that the identity provider `idp` manages. */
  issuer: string;
  idp: IdentityAdmin;
  live: Live;
};

/** Lists and ends users’ sessions, for administrators. */
export const createUserSessions = ({ db, clock, issuer, idp, live }: Parts) => {
  const subjectOf = async (userId: string): Promise<string | undefined> => {
    if (!(await selectUser(db, userId))) throw new Problem('not-found');
    return (await selectSubjects(db, issuer, [userId]))[0]?.subject;
  };
  const writeDown = (tx: Tx, actor: Actor, userId: string, ended: number) =>
    recordAudit(tx, {
      at: clock.now(),
      actorId: actor.id,
      action: 'user.end-sessions',
      targetKind: 'user',
      targetId: userId,
      detail: { ended },
    });

  return {
    /** Returns the open sessions of a user. @throws Problem `not-found` */
    async list(userId: string): Promise<AnswerOf<typeof listUserSessions>> {
      const subject = await subjectOf(userId);
      if (!idp.capabilities.sessions) return { ours: false, sessions: [] };
      const sessions = subject === undefined ? [] : await idp.listSessions(subject);
      return {
        ours: true,
        sessions: sessions.map(({ id, createdAt, lastSeenAt, userAgent }) => ({
          id,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          device: deviceName(userAgent),
        })),
      };
    },

    /**
     * Ends one session or all sessions of a user. The user's open pages are notified at once. @throws Problem
     * `own-account`, `not-found`, `provider-cannot`
     */
    async end(actor: Actor, { userId, sessionId }: BodyOf<typeof endUserSessions>): Promise<number> {
      refuseOwnAccount(actor, [userId]);
      const subject = await subjectOf(userId);
      if (!idp.capabilities.sessions) throw new Problem('provider-cannot');
      if (subject === undefined) return 0;
      if (sessionId !== undefined && !(await idp.endSession(subject, sessionId))) return 0;
      return db.transaction().execute(async (tx) => {
        const ended = sessionId === undefined ? await idp.endSessions(tx, subject) : 1;
        if (ended === 0) return 0;
        await live.announce(
          tx,
          { user: userId, ...(sessionId === undefined ? {} : { session: sessionId }) },
          { type: 'session-ended' },
        );
        await writeDown(tx, actor, userId, ended);
        return ended;
      });
    },
  };
};
