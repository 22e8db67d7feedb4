import type { ClassRight } from '@pratik/contract/classes';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import { allows, rightOf } from './class-access.policy.ts';
import { type ClassRow, selectClass } from './classes.store.ts';
import { selectMembership } from './members.store.ts';

export type ClassAccess = ReturnType<typeof createClassAccess>;
export type Caller = Pick<SignedInUser, 'id' | 'role'>;

/** Opens classes for callers. Every call about one class goes through this service. */
export const createClassAccess = (db: Db) => ({
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
});
