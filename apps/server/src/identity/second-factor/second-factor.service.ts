import { randomBytes } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { beginApp, getSecondFactor } from '@pratik/contract/second-factor';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Identity, SignedInUser } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { AuthLog } from '../auth-log/auth-log.service.ts';
import type { IdentityAdmin } from '../identity-admin.ts';
import type { FactorChange } from '../mails.tr.ts';
import { factorChangedLetter } from '../mails.ts';
import type { Codes } from './codes.service.ts';
import type { CredentialCheck, Credentials } from './credential-check.service.ts';
import {
  countRecoveryCodes,
  deletePasskeys,
  deleteRecoveryCodes,
  deleteTotp,
  lockFactors,
  selectEmail,
  selectFactors,
  selectHasFactor,
  updateTotpConfirmed,
  upsertTotp,
} from './factors.store.ts';
import { selectPasskeys } from './passkeys.store.ts';
import type { Seal } from './sealed.ts';
import { deleteSteps } from './steps.store.ts';
import { base32, otpauthAddress } from './totp.ts';

export type SecondFactorService = ReturnType<typeof createSecondFactor>;
export type Caller = { user: SignedInUser; identity: Identity };

/** Time after which an e-mail about a changed second factor is no longer sent, in milliseconds. */
export const noticeMs = 7 * 24 * 3_600_000;

type Parts = {
  db: Db;
  codes: Codes;
  credentialCheck: CredentialCheck;
  seal: Seal;
  live: Live;
  outbox: Outbox;
  endSessions: IdentityAdmin['endSessions'];
  authLog: AuthLog;
  /** Returns the current time in epoch milliseconds. */
  now: () => number;
};

/** Manages users’ own second factors at the embedded provider. */
export const createSecondFactor = (parts: Parts) => {
  const { db, codes, credentialCheck, seal, live, outbox, endSessions, authLog, now } = parts;

  /**
   * Records the change and, if a mail server is configured, notifies the user by mail, so that a change by a stranger
   * is noticed. Both are stored in the transaction of the change.
   */
  const tell = async (tx: Tx, { user, identity }: Caller, change: FactorChange): Promise<void> => {
    await authLog.noteWithin(tx, { action: `factor.${change}`, userId: user.id });
    const email = outbox.configured ? await selectEmail(tx, identity.subject) : undefined;
    if (email === undefined) return;
    const letter = factorChangedLetter(email, user, change);
    const about = { kind: 'factor-changed' as const, userId: user.id };
    await outbox.post(tx, { ...letter, ...about, lifeMs: noticeMs });
  };

  /**
   * Adds a factor and ends the sessions that were opened without it. Returns recovery codes with the first factor;
   * null when codes already exist.
   */
  const adding = async (
    caller: Caller,
    change: FactorChange,
    add: (tx: Tx) => Promise<void>,
  ): Promise<string[] | null> => {
    const { user, identity } = caller;
    return db.transaction().execute(async (tx) => {
      await lockFactors(tx, identity.subject);
      const first = !(await selectHasFactor(tx, identity.subject));
      await add(tx);
      await endSessions(tx, identity.subject, identity.sessionId);
      await live.announce(
        tx,
        { user: user.id, exceptSession: identity.sessionId },
        { type: 'session-ended' },
      );
      await tell(tx, caller, change);
      return first ? codes.renew(tx, identity.subject) : null;
    });
  };

  /**
   * Runs after a factor is removed. With the last factor, deletes the recovery codes and ends the event streams of
   * an administrator, who then has no administrator rights.
   */
  const taken = async (tx: Tx, { user, identity }: Caller): Promise<void> => {
    if (await selectHasFactor(tx, identity.subject)) return;
    await deleteRecoveryCodes(tx, identity.subject);
    await live.announce(tx, { user: user.id }, { type: 'authenticate-again' });
  };

  return {
    adding,
    taken,
    tell,

    async of({ user, identity }: Caller): Promise<AnswerOf<typeof getSecondFactor>> {
      const { appSince } = await selectFactors(db, identity.subject);
      const passkeys = await selectPasskeys(db, identity.subject);
      return {
        available: true,
        needed: user.needsSecondFactor,
        appSince: appSince?.toISOString() ?? null,
        passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
          id,
          name,
          createdAt: created_at.toISOString(),
          lastUsedAt: last_used_at?.toISOString() ?? null,
        })),
        recoveryCodesLeft: await countRecoveryCodes(db, identity.subject),
      };
    },

    /** Returns the part of a user’s second factors that administrators may see. */
    async summaryOf(subject: string, within: Db | Tx = db): Promise<{ app: boolean; passkeys: number }> {
      const { appSince, passkeys } = await selectFactors(within, subject);
      return { app: appSince !== null, passkeys };
    },

    /**
     * Starts setting up an authenticator app.
     * @throws Problem `second-factor-on`, and the problems that `check` throws
     */
    async beginApp({ identity }: Caller, credentials: Credentials): Promise<AnswerOf<typeof beginApp>> {
      const { subject } = identity;
      if ((await selectFactors(db, subject)).appSince !== null) throw new Problem('second-factor-on');
      const change = await credentialCheck.check(subject, credentials);
      const secret = randomBytes(20);
      const stored = await change((tx) =>
        upsertTotp(tx, subject, seal.seal(secret, subject), new Date(now())),
      );
      if (!stored) throw new Problem('second-factor-on');
      const account = (await selectEmail(db, subject)) ?? subject;
      return { secret: base32(secret), address: otpauthAddress(secret, account) };
    },

    /**
     * Confirms an authenticator app with its first code. Returns recovery codes with the first factor.
     * @throws Problem `code-wrong`, `step-over`, `too-many-requests`
     */
    async confirmApp(caller: Caller, code: string): Promise<string[] | null> {
      const { subject } = caller.identity;
      const confirmed = await codes.checkFirst(subject, code);
      return adding(caller, 'app-added', async (tx) => {
        if (!(await updateTotpConfirmed(tx, subject, confirmed, new Date(now())))) {
          throw new Problem('code-wrong');
        }
      });
    },

    /** Removes the authenticator app. @throws the problems that `check` throws */
    async endApp(caller: Caller, credentials: Credentials): Promise<void> {
      const { subject } = caller.identity;
      const change = await credentialCheck.check(subject, credentials);
      await change(async (tx) => {
        await deleteTotp(tx, subject);
        await taken(tx, caller);
        await tell(tx, caller, 'app-removed');
      });
    },

    /**
     * Replaces the recovery codes.
     * @throws Problem `not-found` when the account has no second factor, and the problems that `check` throws
     */
    async renewRecoveryCodes(caller: Caller, credentials: Credentials): Promise<string[]> {
      const { subject } = caller.identity;
      if (!(await selectHasFactor(db, subject))) throw new Problem('not-found');
      const change = await credentialCheck.check(subject, credentials);
      return change(async (tx) => {
        await tell(tx, caller, 'codes-renewed');
        return codes.renew(tx, subject);
      });
    },

    /** Resets all second factors after a device loss. */
    async clear(tx: Tx, subject: string): Promise<void> {
      await lockFactors(tx, subject);
      await deleteTotp(tx, subject);
      await deletePasskeys(tx, subject);
      await deleteRecoveryCodes(tx, subject);
      await deleteSteps(tx, subject);
    },
  };
};
