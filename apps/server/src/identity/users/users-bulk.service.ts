import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type { setUserLevels } from '@pratik/contract/users';
import type { inviteAgain } from '@pratik/contract/users-import';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { IdentityAdmin } from '../identity-admin.ts';
import { refuseOwnAccount } from '../reauthentication/reauthentication.policy.ts';
import type { Actor } from './accounts.service.ts';
import type { FirstSignInService } from './first-sign-in.service.ts';
import { onKnownLevel } from './users.service.ts';
import { selectSubjects } from './users.store.ts';
import { selectInvited, updateLevels } from './users-bulk.store.ts';

export type UsersBulk = ReturnType<typeof createUsersBulk>;

type Parts = {
  db: Db;
  clock: Clock;
  /** Issuer of the accounts that the identity provider `idp` manages. */
  issuer: string;
  idp: IdentityAdmin;
  firstSignIn: FirstSignInService;
};

/** Performs actions on many users at once. Each user gets an audit log entry. */
export const createUsersBulk = ({ db, clock, issuer, idp, firstSignIn }: Parts) => ({
  /**
   * Sets levels. When the request contains a user twice, the last change applies. @throws Problem `validation` when
   * a level does not exist
   */
  setLevels: (
    actor: Actor,
    { changes }: BodyOf<typeof setUserLevels>,
  ): Promise<AnswerOf<typeof setUserLevels>> =>
    onKnownLevel(() =>
      db.transaction().execute(async (tx) => {
        const wanted = [...new Map(changes.map((change) => [change.userId, change])).values()];
        const changed = await updateLevels(tx, wanted, { at: clock.now(), id: actor.id });
        for (const { userId, before } of changed) {
          const to = wanted.find((change) => change.userId === userId)?.levelId ?? null;
          await recordAudit(tx, {
            at: clock.now(),
            actorId: actor.id,
            action: 'user.set-level',
            targetKind: 'user',
            targetId: userId,
            detail: { from: before, to },
          });
        }
        return { changed };
      }),
    ),

  /**
   * Creates new links for users who have not signed in yet and mails the links when a mail server is configured;
   * skips other users. @throws Problem `own-account`
   */
  async inviteAgain(
    actor: Actor,
    { userIds }: BodyOf<typeof inviteAgain>,
  ): Promise<AnswerOf<typeof inviteAgain>> {
    refuseOwnAccount(actor, userIds);
    const rows = await selectInvited(db, userIds);
    const subjects = new Map(
      rows.length === 0
        ? []
        : (
            await selectSubjects(
              db,
              issuer,
              rows.map(({ id }) => id),
            )
          ).map((row) => [row.user_id, row.subject]),
    );
    // Skips users with an account at an earlier provider, because Pratik cannot create password links for it.
    const asked = rows.filter(({ id }) => subjects.has(id) !== idp.capabilities.invitations);
    const invited = [];
    for (const user of asked) {
      const { url, expiresAt, mailed } = await db.transaction().execute(async (tx) => {
        await recordAudit(tx, {
          at: clock.now(),
          actorId: actor.id,
          action: 'user.invite-again',
          targetKind: 'user',
          targetId: user.id,
        });
        return firstSignIn.invite(tx, user, subjects.get(user.id), actor);
      });
      const { id: userId, name, surname, email } = user;
      invited.push({ userId, name, surname, email, url, expiresAt, mailed });
    }
    return {
      invited,
      skipped: [...new Set(userIds)].filter((id) => !asked.some((user) => user.id === id)),
    };
  },
});
