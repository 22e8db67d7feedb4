import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@pratik/contract/call';
import type { User } from '@pratik/contract/user';
import type { addUser, FirstSignIn, setUserStatus } from '@pratik/contract/users';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import type { Live } from '../../platform/live/live.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { AccountKey, IdentityAdmin } from '../identity-admin.ts';
import { refuseCommonPassword } from '../passwords/passwords.service.ts';
import type { ErasedUsers } from '../privacy/erasure/erased-users.ts';
import { eraseUser } from '../privacy/erasure/erasure.service.ts';
import { selectByIdHashes } from '../privacy/erasure/erasure.store.ts';
import { refuseOwnAccount, requireReauthentication } from '../reauthentication/reauthentication.policy.ts';
import type { FirstLink, FirstSignInService } from './first-sign-in.service.ts';
import { guardLastAdministrator } from './last-administrator.ts';
import { onKnownLevel, toUser } from './users.service.ts';
import {
  deleteUser,
  insertIdentity,
  insertUser,
  selectSubjects,
  selectTakenEmails,
  selectUser,
  updateStatus,
} from './users.store.ts';

export type AccountsService = ReturnType<typeof createAccountsService>;
export type NewUser = BodyOf<typeof addUser>;
/** The first sign-in link of an added user, and whether it was mailed. */
export type Invited = FirstLink & { mailed: boolean };

/** The acting user, and the origin (URL) under which this user reaches Pratik, for links. */
export type Actor = {
  id: string | null;
  origin: string;
  /** Language of invitation e-mails, because an invited user has not chosen a language yet. */
  language: 'tr' | 'en';
  /** Whether the administrator has recently re-authenticated. */
  reauthenticated: boolean;
};

/** The actor for changes that the instance itself makes. */
export const installation: Actor = { id: null, origin: '', language: 'tr', reauthenticated: true };

type Parts = {
  db: Db;
  clock: Clock;
  /** Issuer of the accounts that the identity provider `idp` manages. */
  issuer: string;
  idp: IdentityAdmin;
  firstSignIn: FirstSignInService;
  live: Live;
  timeZone: string;
  /** Record of erased users, stored outside the database. */
  erased: ErasedUsers;
};

/** Creates the service with which administrators manage accounts. Each action is recorded in the audit log. */
export const createAccountsService = (parts: Parts) => {
  const { db, clock, issuer, idp, firstSignIn, live, timeZone, erased } = parts;
  const audit = (tx: Tx, actor: Actor, action: string, targetId: string, detail = {}) =>
    recordAudit(tx, { at: clock.now(), actorId: actor.id, action, targetKind: 'user', targetId, detail });

  const subjectOf = async (tx: Db | Tx, userId: string): Promise<string | undefined> =>
    (await selectSubjects(tx, issuer, [userId]))[0]?.subject;

  const endSessions = async (tx: Tx, userId: string, subject: string | undefined) => {
    if (subject !== undefined) await idp.endSessions(tx, subject);
    await live.announce(tx, { user: userId }, { type: 'session-ended' });
  };

  const erase = async (tx: Tx, actor: Actor, userId: string): Promise<void> => {
    const subject = await subjectOf(tx, userId);
    await endSessions(tx, userId, subject);
    const user = await selectUser(tx, userId);
    if (!user) throw new Problem('not-found');
    const leaving = {
      userId,
      email: user.email,
      at: clock.now(),
      bySelf: actor.id === userId,
      accountRemoved: idp.capabilities.accounts,
    };
    await eraseUser(tx, leaving, async () => {
      await deleteUser(tx, userId);
      if (subject !== undefined) await idp.deleteAccount(tx, subject);
      await audit(tx, actor, 'user.delete', userId, { role: user.role });
    });
  };

  /** Inserts a user without a sign-in identity. @throws Problem `email-taken`, `validation` */
  const addUser = (
    tx: Tx,
    actor: Actor,
    { name, surname, email, role, levelId }: NewUser,
    status: 'active' | 'invited',
  ): Promise<User> =>
    onKnownLevel(async () => {
      if (role === 'admin') requireReauthentication(actor);
      const row = await insertUser(tx, {
        id: randomUUID(),
        name,
        surname,
        email,
        role,
        status,
        level_id: levelId ?? null,
        time_zone: timeZone,
        created_at: clock.now(),
        last_active_at: null,
      });
      if (!row) throw new Problem('email-taken');
      await audit(tx, actor, 'user.add', row.id, { role });
      return toUser(row);
    });

  /**
   * Inserts a user. `subject` is undefined when Pratik cannot create the account. @throws Problem
   * `email-taken`, `validation`
   */
  const insert = async (
    tx: Tx,
    actor: Actor,
    user: NewUser,
  ): Promise<{ user: User; subject: string | undefined }> => {
    const { name, surname, email, password } = user;
    if (password !== undefined && !idp.capabilities.accounts) {
      throw fieldProblem('/password', 'password-set-elsewhere');
    }
    if (password !== undefined) await refuseCommonPassword(password, '/password');
    if (password === undefined && idp.capabilities.invitations) {
      return { user: await addUser(tx, actor, user, 'invited'), subject: undefined };
    }
    const created = await addUser(tx, actor, user, password === undefined ? 'invited' : 'active');
    const key = await idp.createAccount(tx, {
      email,
      name: `${name} ${surname}`,
      ...(password === undefined ? {} : { password }),
    });
    if (!key) throw accountExists(idp.capabilities);
    await insertIdentity(tx, { ...key, user_id: created.id, created_at: clock.now() });
    return { user: created, subject: key.subject };
  };

  /**
   * Adds a user with the first sign-in link and its e-mail in one transaction. The link is null when a password was
   * given.
   */
  const insertInvited = async (
    tx: Tx,
    actor: Actor,
    newUser: NewUser,
  ): Promise<{ user: User; link: Invited | null }> => {
    const { user, subject } = await insert(tx, actor, newUser);
    if (newUser.password !== undefined) return { user, link: null };
    return { user, link: await firstSignIn.invite(tx, user, subject, actor) };
  };

  const addUnlessTaken = async (actor: Actor, user: NewUser) => {
    try {
      return await db.transaction().execute((tx) => insertInvited(tx, actor, user));
    } catch (error) {
      if (error instanceof Problem && error.problem === 'email-taken') return undefined;
      throw error;
    }
  };

  return {
    insert,

    /** Adds a user who already has an identity. @throws Problem `email-taken`, `already-registered` */
    async insertWithIdentity(
      tx: Tx,
      actor: Actor,
      user: NewUser,
      { issuer, subject }: AccountKey,
    ): Promise<void> {
      const created = await addUser(tx, actor, user, 'active');
      const identity = { issuer, subject, user_id: created.id, created_at: clock.now() };
      if (!(await insertIdentity(tx, identity))) throw new Problem('already-registered');
    },

    /** Returns the given e-mail addresses that already belong to users, in lower case. */
    takenEmails: (emails: readonly string[]) => selectTakenEmails(db, emails),

    /** Adds a user with a password or with a link to choose one. @throws Problem `email-taken`, `validation` */
    async add(actor: Actor, newUser: NewUser): Promise<User & { firstSignIn: FirstSignIn }> {
      const { user, link } = await db.transaction().execute((tx) => insertInvited(tx, actor, newUser));
      return { ...user, firstSignIn: link ?? { kind: 'password' } };
    },

    /** Adds the users whose e-mail is still free, each with a link to choose a password; returns them by e-mail. */
    async addMany(actor: Actor, newUsers: readonly NewUser[]) {
      // Checks the re-authentication before any user is added, because a file is added completely or not at all.
      if (newUsers.some(({ role }) => role === 'admin')) requireReauthentication(actor);
      const added = new Map<string, Invited>();
      for (const newUser of newUsers) {
        const made = await addUnlessTaken(actor, newUser);
        if (made?.link) added.set(made.user.email, made.link);
      }
      return added;
    },

    /**
     * Disables or enables accounts. The sessions of disabled accounts end at once.
     * @throws Problem `last-administrator`, `own-account`
     */
    setStatus: (actor: Actor, { userIds, status }: BodyOf<typeof setUserStatus>) =>
      db.transaction().execute(async (tx) => {
        if (status === 'disabled') {
          await guardLastAdministrator(tx, userIds);
          refuseOwnAccount(actor, userIds);
        }
        const changed = await updateStatus(tx, userIds, status);
        const subjects = new Map<string, string>();
        if (changed.length > 0) {
          for (const row of await selectSubjects(tx, issuer, changed)) subjects.set(row.user_id, row.subject);
        }
        for (const id of changed) {
          if (status === 'disabled') await endSessions(tx, id, subjects.get(id));
          await audit(tx, actor, status === 'disabled' ? 'user.disable' : 'user.enable', id);
        }
        return { changed };
      }),

    /**
     * Erases a user and the account at the provider, and stores an anonymous record of the erasure. @throws Problem
     * `not-found`, `last-administrator`
     */
    async remove(actor: Actor, userId: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await guardLastAdministrator(tx, [userId]);
        await erase(tx, actor, userId);
      });
      await erased.note(userId, clock.now());
    },

    /** Erases another user. @throws Problem `own-account`, `not-found`, `last-administrator` */
    async removeOther(actor: Actor, userId: string): Promise<void> {
      refuseOwnAccount(actor, [userId]);
      await this.remove(actor, userId);
    },

    /** Erases users again whose data a restored backup has brought back. Returns their number. */
    async eraseAgain(): Promise<number> {
      const back = await selectByIdHashes(db, await erased.hashes());
      for (const id of back) await db.transaction().execute((tx) => erase(tx, installation, id));
      return back.length;
    },

    /**
     * Creates a new sign-in link: to choose a password, where the provider supports it, or an invitation for a user
     * without an identity at this provider, for example after a change of provider.
     * @throws Problem `own-account`, `not-found`, `provider-cannot`
     */
    async makeSignInLink(actor: Actor, userId: string) {
      refuseOwnAccount(actor, [userId]);
      if (!(await selectUser(db, userId))) throw new Problem('not-found');
      const subject = await subjectOf(db, userId);
      const { invitations, links } = idp.capabilities;
      if (!(subject === undefined ? invitations : links)) throw new Problem('provider-cannot');
      return db.transaction().execute(async (tx) => {
        await audit(tx, actor, 'user.make-sign-in-link', userId);
        const { url, expiresAt } = await firstSignIn.linkFor(tx, userId, subject, actor.origin);
        return { url, expiresAt };
      });
    },
  };
};

/**
 * Rejects an existing account: a stranger may have created it, so it never receives a password and is never matched
 * to the user by its address.
 */
const accountExists = ({ invitations }: IdentityAdmin['capabilities']): Problem =>
  invitations ? fieldProblem('/password', 'email-has-account') : new Problem('email-taken');
