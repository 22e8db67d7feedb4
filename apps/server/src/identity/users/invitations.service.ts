import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Identity } from '../../platform/http/caller.ts';
import { countWrong, type RateLimit } from '../../platform/http/limits/rate-limits.ts';
import { Problem } from '../../platform/http/problem.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { deleteInvitation, upsertInvitation } from './invitations.store.ts';
import { insertIdentity, selectUserIdBySubject } from './users.store.ts';

export type InvitationsService = ReturnType<typeof createInvitationsService>;

const lifeMs = 14 * 24 * 3_600_000;
const hashOf = (code: string): string => hash('sha256', code, 'base64url');

type Parts = {
  db: Db;
  clock: Clock;
  /** Returns the time of the real clock in epoch milliseconds; the expiry of invitations depends on it. */
  now: () => number;
  attempts: RateLimit;
};

/** Links added users to their identity at the external provider. */
export const createInvitationsService = ({ db, clock, now, attempts }: Parts) => ({
  /**
   * Creates an invitation code that works once within 14 days and replaces the user’s earlier codes. Only its hash is
   * stored.
   */
  async make(tx: Tx, userId: string): Promise<{ code: string; expiresAt: Date }> {
    const code = randomBytes(24).toString('base64url');
    const expiresAt = new Date(now() + lifeMs);
    await upsertInvitation(tx, { code_hash: hashOf(code), user_id: userId, expires_at: expiresAt });
    return { code, expiresAt };
  },

  /**
   * Links the caller’s identity to the invited user, even when their e-mail addresses differ.
   * @param address network address whose attempts are counted
   * @throws Problem `invitation-invalid`, `already-registered`, `too-many-requests`
   */
  async accept({ issuer, subject }: Identity, code: string, address: string): Promise<void> {
    const acceptOnce = () =>
      db.transaction().execute(async (tx) => {
        if (await selectUserIdBySubject(tx, issuer, subject)) throw new Problem('already-registered');
        const userId = await deleteInvitation(tx, hashOf(code), new Date(now()));
        if (userId === undefined) throw new Problem('invitation-invalid');
        const at = clock.now();
        if (!(await insertIdentity(tx, { issuer, subject, user_id: userId, created_at: at }))) {
          throw new Problem('already-registered');
        }
        await recordAudit(tx, {
          at,
          actorId: userId,
          action: 'user.accept-invitation',
          targetKind: 'user',
          targetId: userId,
        });
      });
    await countWrong(attempts, address, 'invitation-invalid', acceptOnce);
  },
});
