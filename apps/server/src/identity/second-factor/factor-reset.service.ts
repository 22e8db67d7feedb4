import type { AnswerOf } from '@pratik/contract/call';
import type { getUserSecondFactor } from '@pratik/contract/second-factor';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { IdentityAdmin } from '../identity-admin.ts';
import { factorResetLetter } from '../mails.ts';
import { refuseOwnAccount } from '../reauthentication/reauthentication.policy.ts';
import { selectProfile, selectSubjects, selectUser } from '../users/users.store.ts';
import { noticeMs, type SecondFactorService } from './second-factor.service.ts';

export type FactorReset = ReturnType<typeof createFactorReset>;

type Parts = {
  db: Db;
  clock: Clock;
  issuer: string;
  idp: IdentityAdmin;
  /** The second factors of the embedded provider; undefined when an external provider manages second factors. */
  factors: SecondFactorService | undefined;
  live: Live;
  outbox: Outbox;
};

/** Lets administrators view and reset users’ second factors. */
export const createFactorReset = ({ db, clock, issuer, idp, factors, live, outbox }: Parts) => {
  const find = async (userId: string) => {
    const user = await selectUser(db, userId);
    if (!user) throw new Problem('not-found');
    return { user, subject: (await selectSubjects(db, issuer, [userId]))[0]?.subject };
  };

  return {
    /** Returns a user’s second factors as administrators may see them. @throws Problem `not-found` */
    async of(userId: string): Promise<AnswerOf<typeof getUserSecondFactor>> {
      const { subject } = await find(userId);
      if (!factors || subject === undefined) return { available: false, app: false, passkeys: 0 };
      return { available: true, ...(await factors.summaryOf(subject)) };
    },

    /**
     * Removes all second factors of a user who has lost the phone. The password alone then opens the account, so
     * its sessions end, the reset is recorded, and the user is notified. Returns whether a letter was queued.
     * Administrators cannot reset their own factors here: this route needs only an open session, whereas the
     * profile page requires password and code.
     * @throws Problem `own-account`, `not-found`, `provider-cannot`
     */
    async reset(actorId: string, userId: string): Promise<boolean> {
      refuseOwnAccount({ id: actorId }, [userId]);
      const { user, subject } = await find(userId);
      if (!factors || subject === undefined) throw new Problem('provider-cannot');
      return db.transaction().execute(async (tx) => {
        const before = await factors.summaryOf(subject, tx);
        await factors.clear(tx, subject);
        await idp.endSessions(tx, subject);
        await live.announce(tx, { user: userId }, { type: 'session-ended' });
        await recordAudit(tx, {
          at: clock.now(),
          actorId,
          action: 'user.reset-second-factor',
          targetKind: 'user',
          targetId: userId,
          detail: before,
        });
        const language = (await selectProfile(tx, userId))?.language ?? 'tr';
        return outbox.post(tx, {
          ...factorResetLetter(user.email, { name: user.name, language }),
          kind: 'factor-reset',
          userId,
          lifeMs: noticeMs,
        });
      });
    },
  };
};
