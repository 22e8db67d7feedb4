import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type {
  decideAsGuardian,
  GuardianCover,
  getMinor,
  readGuardianRequest,
  recordGuardian,
} from '@pratik/contract/guardian';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { countWrong, type RateLimit } from '../../../platform/http/limits/rate-limits.ts';
import { fieldProblem, Problem } from '../../../platform/http/problem.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { guardianLink } from '../../links.ts';
import { guardianLetter } from '../../mails.ts';
import { selectUser, type UserRow } from '../../users/users.store.ts';
import type { Consents } from '../consents.service.ts';
import { decisionMs, stepOf, useOf, withdrawalMs } from './guardian-link.policy.ts';
import { shownAll, stillAsked } from './minors.policy.ts';
import type { Minors } from './minors.service.ts';
import {
  endRequests,
  insertGuardianDecision,
  insertRequest,
  lockRequest,
  selectGuardianDecisions,
  selectRequest,
  updateRequest,
} from './minors.store.ts';

export type Guardians = ReturnType<typeof createGuardians>;

type Parts = {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  minors: Minors;
  consents: Consents;
  /** Limits the e-mails to guardians per learner. */
  letters: RateLimit;
  /** Limits attempts to enter a link’s code, per network address. */
  attempts: RateLimit;
};

export const guardianLetters = { name: 'guardian-letter', attempts: 3, seconds: 24 * 3600 };
export const guardianAttempts = { name: 'guardian', attempts: 20, seconds: 900 };

const hashOf = (code: string): string => hash('sha256', code, 'base64url');

/** Manages a guardian’s consent: requested by mail or on paper, given and withdrawn. */
export const createGuardians = (parts: Parts) => {
  const { db, clock, outbox, minors, consents, letters, attempts } = parts;

  /**
   * Returns a learner who needs a guardian’s consent.
   * @throws Problem `not-found`: the user does not exist, is an adult, or the instance does not ask for ages
   */
  const minor = async (userId: string): Promise<UserRow> => {
    const user = await selectUser(db, userId);
    const isChild = minors.isOn && (await minors.standing(userId)).guardian !== 'not-needed';
    if (!user || !isChild) throw new Problem('not-found');
    return user;
  };

  const makeLink = async (within: Db | Tx, userId: string, email: string | null, origin: string) => {
    const code = randomBytes(24).toString('base64url');
    const id = randomUUID();
    const askedAt = clock.now();
    const expiresAt = new Date(askedAt.getTime() + decisionMs);
    const number = await insertRequest(within, {
      id,
      user_id: userId,
      code_hash: hashOf(code),
      email,
      asked_at: askedAt,
      expires_at: expiresAt,
    });
    /**
     * Ends earlier links that wait for a decision. A link with which a consent was given can still withdraw the
     * consent.
     */
    const replaceFormer = (tx: Db | Tx) =>
      endRequests(tx, userId, askedAt, { kind: 'undecided', before: number });
    return { id, url: guardianLink(code, origin), expiresAt: expiresAt.toISOString(), replaceFormer };
  };

  const audit = (tx: Tx, actorId: string | null, verb: string, userId: string, detail = {}) =>
    recordAudit(tx, {
      at: clock.now(),
      actorId,
      action: `user.guardian-${verb}`,
      targetKind: 'user',
      targetId: userId,
      detail,
    });

  /**
   * Checks that the guardian saw the current purposes and texts, because a consent is valid only for these. @throws
   * Problem `conflict`
   */
  const checkShown = async (tx: Tx, shown: readonly GuardianCover[], isEnough: typeof shownAll) => {
    if (!isEnough(shown, await minors.asked(tx))) throw new Problem('conflict');
  };

  /**
   * After a refusal, ends the link that waits for a decision, so that a person who finds the link cannot give a
   * consent with it.
   */
  const endWaiting = (tx: Tx, userId: string, at: Date) => endRequests(tx, userId, at, { kind: 'undecided' });

  /** Returns the unexpired request of a link’s code. @throws Problem `invitation-invalid` */
  const requestOf = async (code: string) => {
    const request = minors.isOn ? await selectRequest(db, hashOf(code), clock.now()) : undefined;
    const user = request && (await selectUser(db, request.user_id));
    if (!request || !user) throw new Problem('invitation-invalid');
    return { request, user };
  };

  const lastDecision = async (within: Db | Tx, userId: string) =>
    (await selectGuardianDecisions(within, userId, 1))[0];

  return {
    /**
     * Sends the guardian an e-mail with a link. The new link replaces an undecided link.
     * @throws Problem `not-found`, `conflict` when a consent exists, `validation`, `too-many-requests`
     */
    async ask(userId: string, email: string, publicUrl: string | undefined): Promise<{ mailed: boolean }> {
      const user = await minor(userId);
      // A learner cannot be their own guardian.
      if (email.trim().toLowerCase() === user.email.toLowerCase()) {
        throw fieldProblem('/email', 'email-is-own');
      }
      if ((await minors.standing(userId)).guardian === 'given') throw new Problem('conflict');
      if (!minors.canMail || publicUrl === undefined) return { mailed: false };
      await letters.take(userId);
      return db.transaction().execute(async (tx) => {
        const made = await makeLink(tx, userId, email, publicUrl);
        await made.replaceFormer(tx);
        const letter = guardianLetter(email, `${user.name} ${user.surname}`, made.url);
        const about = { kind: 'guardian' as const, userId, lifeMs: decisionMs };
        return { mailed: await outbox.post(tx, { ...letter, ...about }) };
      });
    },

    /** Withdraws the learner’s request that waits for a decision. @throws Problem `not-found` */
    async takeBack(userId: string): Promise<void> {
      await minor(userId);
      await db.transaction().execute(async (tx) => {
        const ended = await endWaiting(tx, userId, clock.now());
        if (ended === 0) throw new Problem('not-found');
        await audit(tx, userId, 'link-end', userId);
      });
    },

    /** Ends all links, including links that could withdraw a consent. @throws Problem `not-found` */
    async endLinks(actorId: string, userId: string): Promise<AnswerOf<typeof getMinor>> {
      await minor(userId);
      await db.transaction().execute(async (tx) => {
        const ended = await endRequests(tx, userId, clock.now(), { kind: 'all' });
        if (ended > 0) await audit(tx, actorId, 'link-end', userId);
      });
      return minors.record(userId);
    },

    /** Creates a link to print or forward. The new link replaces an undecided link. @throws Problem `not-found` */
    async link(actorId: string, userId: string, origin: string) {
      await minor(userId);
      return db.transaction().execute(async (tx) => {
        const { url, expiresAt, replaceFormer } = await makeLink(tx, userId, null, origin);
        await replaceFormer(tx);
        await audit(tx, actorId, 'link', userId);
        return { url, expiresAt };
      });
    },

    /**
     * Records a decision made on paper. A refusal ends the undecided link; a consent covers the purposes on the
     * printed form.
     * @throws Problem `not-found`, `conflict` when the printed form does not match the current questions
     */
    async recordPaper(
      actorId: string,
      body: BodyOf<typeof recordGuardian>,
    ): Promise<AnswerOf<typeof getMinor>> {
      const { userId, given, guardian = null } = body;
      await minor(userId);
      await db.transaction().execute(async (tx) => {
        const at = clock.now();
        const covers = body.given ? body.covers : [];
        if (given) await checkShown(tx, covers, stillAsked);
        else await endWaiting(tx, userId, at);
        const row = { user_id: userId, given, guardian, means: 'paper' as const, covers };
        await insertGuardianDecision(tx, { ...row, recorded_by: actorId, at });
        await audit(tx, actorId, given ? 'consent' : 'withdrawal', userId, { means: 'paper' });
      });
      return minors.record(userId);
    },

    /** Returns what a guardian is asked for with a link. @throws Problem `invitation-invalid`, `too-many-requests` */
    async read(code: string, address: string): Promise<AnswerOf<typeof readGuardianRequest>> {
      const read = () => requestOf(code);
      const { request, user } = await countWrong(attempts, address, 'invitation-invalid', read);
      const [{ notice, consents: asked, minor: standing }, last] = await Promise.all([
        consents.stateOf(user.id),
        lastDecision(db, user.id),
      ]);
      return {
        learner: `${user.name} ${user.surname}`,
        notice: { tr: notice.tr, en: notice.en },
        consents: asked.map(({ purpose, version, tr, en, service }) => {
          const covered = last?.given === true && standing?.renew.includes(purpose) === false;
          return { purpose, version, tr, en, service, covered };
        }),
        decision: last ? { given: last.given, at: last.at.toISOString() } : null,
        use: useOf({ given: request.given, counts: last?.given }),
        expiresAt: request.expires_at.toISOString(),
      };
    },

    /**
     * Stores a guardian’s decision made with a link.
     * @throws Problem `invitation-invalid`, also when the link no longer allows the decision; `conflict` when the shown
     * purposes are no longer current; `too-many-requests`
     */
    async decide(body: BodyOf<typeof decideAsGuardian>, address: string): Promise<void> {
      const decideOnce = () =>
        db.transaction().execute(async (tx) => {
          const at = clock.now();
          const request = minors.isOn ? await lockRequest(tx, hashOf(body.code), at) : undefined;
          if (!request) throw new Problem('invitation-invalid');
          const { id, user_id: userId, given: before } = request;
          const step = stepOf({ given: before, counts: (await lastDecision(tx, userId))?.given }, body.given);
          if (step === 'refused') throw new Problem('invitation-invalid');
          if (step === 'again') return;
          if (body.given) await checkShown(tx, body.covers, shownAll);
          else await endWaiting(tx, userId, at);
          const guardian = body.given ? body.guardian : null;
          const covers = body.given ? body.covers : [];
          const row = { user_id: userId, given: body.given, guardian, means: 'link' as const, at, covers };
          await insertGuardianDecision(tx, { ...row, recorded_by: null });
          const expiresAt = body.given ? new Date(at.getTime() + withdrawalMs) : request.expires_at;
          await updateRequest(tx, id, { given: body.given, expires_at: expiresAt });
          await audit(tx, null, body.given ? 'consent' : 'withdrawal', userId, { means: 'link' });
        });
      await countWrong(attempts, address, 'invitation-invalid', decideOnce);
    },
  };
};
