import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { getMinor, readGuardianRequest } from '@pratik/contract/guardian';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import type { RateLimit } from '../../platform/http/rate-limits.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { recordAudit } from '../audit.service.ts';
import { guardianLink } from '../links.ts';
import { guardianLetter } from '../mails.ts';
import { selectUser, type UserRow } from '../people.store.ts';
import type { Consents } from './consents.service.ts';
import type { Minors } from './minors.service.ts';
import {
  insertGuardianDecision,
  insertRequest,
  selectGuardianDecisions,
  selectRequest,
} from './minors.store.ts';

export type Guardians = ReturnType<typeof createGuardians>;

type Parts = {
  db: Db;
  clock: Clock;
  mail: Mail;
  minors: Minors;
  consents: Consents;
  /** Of one person's letters. */
  letters: RateLimit;
  /** Of one address that tries codes. */
  attempts: RateLimit;
};

export const guardianLetters = { name: 'guardian-letter', attempts: 3, seconds: 24 * 3600 };
export const guardianAttempts = { name: 'guardian', attempts: 20, seconds: 900 };

/** A link decides, and takes back, for a year. */
const lifeMs = 365 * 24 * 3_600_000;
const hashOf = (code: string): string => hash('sha256', code, 'base64url');

/** A guardian's consent, asked for by mail or on paper, given and taken back. */
export const createGuardians = (parts: Parts) => {
  const { db, clock, mail, minors, consents, letters, attempts } = parts;

  /** @throws Problem `not-found`: nobody, an adult, or ages are not asked here */
  const minor = async (userId: string): Promise<UserRow> => {
    const user = await selectUser(db, userId);
    const isChild = minors.isOn && (await minors.standing(userId)).guardian !== 'not-needed';
    if (!user || !isChild) throw new Problem('not-found');
    return user;
  };

  const makeLink = async (userId: string, email: string | null, origin: string) => {
    const code = randomBytes(24).toString('base64url');
    const askedAt = clock.now();
    const expiresAt = new Date(askedAt.getTime() + lifeMs);
    await insertRequest(db, {
      id: randomUUID(),
      user_id: userId,
      code_hash: hashOf(code),
      email,
      asked_at: askedAt,
      expires_at: expiresAt,
    });
    return { url: guardianLink(code, origin), expiresAt: expiresAt.toISOString() };
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

  /** @throws Problem `invitation-invalid`, `too-many-requests` */
  const requestOf = async (code: string, address: string): Promise<{ id: string; user: UserRow }> => {
    await attempts.take(address);
    const request = minors.isOn ? await selectRequest(db, hashOf(code), clock.now()) : undefined;
    const user = request && (await selectUser(db, request.user_id));
    if (!request || !user) throw new Problem('invitation-invalid');
    await attempts.giveBack(address);
    return { id: request.id, user };
  };

  return {
    /** Mails the guardian a link. @throws Problem `not-found`, `validation`, `too-many-requests` */
    async ask(userId: string, email: string, publicUrl: string | undefined): Promise<{ mailed: boolean }> {
      const user = await minor(userId);
      // Nobody is their own guardian.
      if (email.trim().toLowerCase() === user.email.toLowerCase()) {
        throw fieldProblem('/email', 'Bu sizin adresiniz; velinizin adresini yazın');
      }
      // What a request says of its address, its sender may have made up; this letter goes to somebody else.
      if (!mail.configured || publicUrl === undefined) return { mailed: false };
      await letters.take(userId);
      const { url } = await makeLink(userId, email, publicUrl);
      return { mailed: await mail.send(guardianLetter(email, `${user.name} ${user.surname}`, url)) };
    },

    /** A link to print or hand on. @throws Problem `not-found` */
    async link(actorId: string, userId: string, origin: string) {
      await minor(userId);
      await db.transaction().execute((tx) => audit(tx, actorId, 'link', userId));
      return makeLink(userId, null, origin);
    },

    /** What was decided on paper. @throws Problem `not-found` */
    async recordPaper(
      actorId: string,
      { userId, given, guardian }: { userId: string; given: boolean; guardian: string },
    ): Promise<AnswerOf<typeof getMinor>> {
      await minor(userId);
      await db.transaction().execute(async (tx) => {
        const row = { user_id: userId, given, guardian, means: 'paper' as const, at: clock.now() };
        await insertGuardianDecision(tx, { ...row, recorded_by: actorId });
        await audit(tx, actorId, given ? 'consent' : 'withdrawal', userId, { means: 'paper' });
      });
      return minors.record(userId);
    },

    /** @throws Problem `invitation-invalid`, `too-many-requests` */
    async read(code: string, address: string): Promise<AnswerOf<typeof readGuardianRequest>> {
      const { user } = await requestOf(code, address);
      const [{ notice, consents: asked }, [last]] = await Promise.all([
        consents.stateOf(user.id),
        selectGuardianDecisions(db, user.id, 1),
      ]);
      return {
        learner: `${user.name} ${user.surname}`,
        notice: { tr: notice.tr, en: notice.en },
        consents: asked.map(({ purpose, tr, en, service }) => ({ purpose, tr, en, service })),
        decision: last ? { given: last.given, at: last.at.toISOString() } : null,
      };
    },

    /** @throws Problem `invitation-invalid`, `too-many-requests` */
    async decide(code: string, given: boolean, guardian: string, address: string): Promise<void> {
      const { user } = await requestOf(code, address);
      await db.transaction().execute(async (tx) => {
        const row = { user_id: user.id, given, guardian, means: 'link' as const, at: clock.now() };
        await insertGuardianDecision(tx, { ...row, recorded_by: null });
        await audit(tx, null, given ? 'consent' : 'withdrawal', user.id, { means: 'link' });
      });
    },
  };
};
