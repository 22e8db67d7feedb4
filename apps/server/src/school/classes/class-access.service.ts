import type { ClassRight } from '@pratik/contract/classes';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import {
  allows,
  mayReadLearner,
  mayReportToGuardian,
  rightOf,
  visibleClasses,
} from './class-access.policy.ts';
import { type ClassRow, selectClass } from './classes.store.ts';
import { type LearnerClass, selectLearner, selectLearnerClasses, selectMembership } from './members.store.ts';

export type ClassAccess = ReturnType<typeof createClassAccess>;
export type Caller = Pick<SignedInUser, 'id' | 'role'>;

export type OpenedLearner = {
  id: string;
  name: string;
  levelId: string | null;
  /** The active classes of the learner that the caller may see. */
  classes: LearnerClass[];
};

/**
 * Reads a class or a learner after checking the caller’s right. Every call about one class or one learner’s report uses
 * this service.
 */
export const createClassAccess = (db: Db) => {
  const opened = async (
    who: Caller,
    userId: string,
    may: (classes: LearnerClass[]) => boolean,
  ): Promise<OpenedLearner> => {
    const [user, classes] = await Promise.all([
      selectLearner(db, userId),
      selectLearnerClasses(db, userId, who.id),
    ]);
    if (!user || !may(classes)) throw new Problem('not-found');
    return {
      id: userId,
      name: `${user.name} ${user.surname}`,
      levelId: user.level_id,
      classes: visibleClasses(who, userId, classes).filter(({ archivedAt }) => archivedAt === null),
    };
  };

  return {
    /**
     * Returns the class and the caller’s right to it.
     * @throws Problem `not-found` when the class does not exist or the caller’s right is not sufficient
     */
    async open(who: Caller, id: string, needed: ClassRight): Promise<{ row: ClassRow; right: ClassRight }> {
      const [row, membership] = await Promise.all([selectClass(db, id), selectMembership(db, id, who.id)]);
      const right = rightOf(who.role, membership);
      if (!row || !allows(right, needed)) throw new Problem('not-found');
      return { row, right };
    },

    /**
     * Returns a learner whose report the caller may read.
     * @throws Problem `not-found` when the user does not exist or the caller may not read the report
     */
    openLearner: (who: Caller, userId: string): Promise<OpenedLearner> =>
      opened(who, userId, (classes) => mayReadLearner(who, userId, classes)),

    /**
     * Returns a learner whose weekly report for the guardian the caller may read and send.
     * @throws Problem `not-found` when the user does not exist or the caller has no right to the report
     */
    openGuardianOf: (who: Caller, userId: string): Promise<OpenedLearner> =>
      opened(who, userId, (classes) => mayReportToGuardian(who, classes)),
  };
};
