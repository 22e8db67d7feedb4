import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@pratik/contract/call';
import type {
  CorrectionDose,
  createUser,
  FirstRunStep,
  Profile,
  User,
  updateProfile as updateProfileCall,
} from '@pratik/contract/user';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Identity, SignedInUser } from '../../platform/http/caller.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { selectIsNoticeUnread } from '../privacy/consents.store.ts';
import { chooseZone, zoneAt } from './time-zone.policy.ts';
import { maySee } from './users.policy.ts';
import {
  insertIdentity,
  insertUser,
  isUnknownLevel,
  lockProfile,
  selectAdministrators,
  selectProfile,
  selectUser,
  selectUserIdBySubject,
  type UserRow,
  updateFirstRun,
  updateProfile,
} from './users.store.ts';

export type UsersService = ReturnType<typeof createUsersService>;

type Parts = {
  db: Db;
  clock: Clock;
  signUp: boolean;
  timeZone: string;
  asksAge(user: Pick<SignedInUser, 'id' | 'role'>): Promise<boolean>;
};

/** Creates the service with which users manage their own accounts. */
export const createUsersService = ({ db, clock, signUp, timeZone, asksAge }: Parts) => ({
  /** Returns a user that the caller may see. @throws Problem `forbidden`, `not-found` */
  async find(who: SignedInUser, id: string): Promise<User> {
    if (!maySee(who, id)) throw new Problem('forbidden');
    const row = await selectUser(db, id);
    if (!row) throw new Problem('not-found');
    return toUser(row);
  },

  async profile(who: SignedInUser): Promise<Profile> {
    const row = await selectProfile(db, who.id);
    if (!row) throw new Problem('not-registered');
    const [asked, unread] = await Promise.all([asksAge(who), selectIsNoticeUnread(db, who.id)]);
    return {
      ...toProfile(row),
      ...(asked ? { asksAge: true as const } : {}),
      ...(unread ? { unreadNotice: true as const } : {}),
    };
  },

  /** Returns the time zone in which the user’s day begins; the instance’s time zone for a deleted user. */
  async timeZoneOf(userId: string): Promise<string> {
    const row = await selectProfile(db, userId);
    return row ? zoneAt(row, clock.now()) : timeZone;
  },

  /** Returns the name and surname of a user; empty for a deleted user. */
  async namesOf(userId: string): Promise<readonly string[]> {
    const row = await selectProfile(db, userId);
    return row ? [row.name, row.surname] : [];
  },

  /** Returns the user’s correction setting: which errors are corrected, and when. */
  async correctionDoseOf(userId: string): Promise<CorrectionDose> {
    return (await selectProfile(db, userId))?.correction_dose ?? 'at-once-all';
  },

  administrators: () => selectAdministrators(db),

  /** Returns the number of days per week the user wants to practise; null when not set. */
  async goalDaysOf(userId: string): Promise<number | null> {
    return (await selectProfile(db, userId))?.goal_days ?? null;
  },

  /** Stores the next step of the first run. A finished first run remains finished. */
  setFirstRun: (who: Pick<SignedInUser, 'id'>, step: FirstRunStep | 'done'): Promise<void> =>
    updateFirstRun(db, who.id, step === 'done' ? null : step),

  async updateProfile(who: SignedInUser, change: BodyOf<typeof updateProfileCall>): Promise<Profile> {
    const now = clock.now();
    const save = () =>
      db.transaction().execute(async (tx) => {
        const known = await lockProfile(tx, who.id);
        return (
          known &&
          updateProfile(tx, who.id, {
            name: change.name,
            surname: change.surname,
            level_id: change.levelId,
            ...chooseZone(known, change.timeZone, now),
            language: change.language,
            correction_dose: change.correctionDose,
            edited_at: now,
            edited_by: who.id,
            ...(change.explanationLanguage === undefined
              ? {}
              : { explanation_language: change.explanationLanguage }),
            ...(change.goalDays === undefined ? {} : { goal_days: change.goalDays }),
            ...(change.goalPurpose === undefined ? {} : { goal_purpose: change.goalPurpose }),
          })
        );
      });
    const row = await onKnownLevel(save);
    if (!row) throw new Problem('not-registered');
    return toProfile(row);
  },

  /**
   * Registers the caller. Rejects an e-mail address that already belongs to a user, because an address from one
   * issuer proves nothing about an account from another issuer.
   * @throws Problem `sign-up-closed`, `already-registered`, `email-taken`
   */
  async register(identity: Identity, { user }: BodyOf<typeof createUser>): Promise<User> {
    const { issuer, subject, email } = identity;
    if (await selectUserIdBySubject(db, issuer, subject)) throw new Problem('already-registered');
    if (!signUp) throw new Problem('sign-up-closed');
    if (!email) throw fieldProblem('/user', 'email-not-reported');
    if (user.email !== undefined && user.email !== email) {
      throw fieldProblem('/user/email', 'email-not-signed-in');
    }
    return db.transaction().execute(async (tx) => {
      const at = clock.now();
      const row = await insertUser(tx, {
        id: randomUUID(),
        ...user,
        email,
        role: 'user',
        status: 'active',
        level_id: null,
        time_zone: timeZone,
        created_at: at,
        last_active_at: null,
      });
      if (!row) {
        // A simultaneous copy of the same request may already have registered the user.
        const twin = await selectUserIdBySubject(tx, issuer, subject);
        throw new Problem(twin ? 'already-registered' : 'email-taken');
      }
      if (!(await insertIdentity(tx, { issuer, subject, user_id: row.id, created_at: at }))) {
        throw new Problem('already-registered');
      }
      return toUser(row);
    });
  },
});

export const toUser = (row: UserRow): User => ({
  id: row.id,
  name: row.name,
  surname: row.surname,
  email: row.email,
  role: row.role,
  status: row.status,
  levelId: row.level_id,
  createdAt: row.created_at.toISOString(),
  lastActiveAt: row.last_active_at?.toISOString() ?? null,
});

const toProfile = (row: NonNullable<Awaited<ReturnType<typeof selectProfile>>>): Profile => ({
  id: row.id,
  name: row.name,
  surname: row.surname,
  email: row.email,
  role: row.role,
  levelId: row.level_id,
  timeZone: row.time_zone,
  language: row.language,
  correctionDose: row.correction_dose,
  explanationLanguage: row.explanation_language,
  goalDays: row.goal_days,
  goalPurpose: row.goal_purpose,
  ...(row.role === 'user' && row.first_run !== null ? { firstRun: row.first_run } : {}),
});

/**
 * Runs `work` and converts a reference to a missing level to a field error.
 * @throws Problem `validation` at `/levelId` when the level does not exist
 */
export const onKnownLevel = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (isUnknownLevel(error)) throw fieldProblem('/levelId', 'level-unknown');
    throw error;
  }
};
