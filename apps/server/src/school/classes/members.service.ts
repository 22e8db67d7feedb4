import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type { addClassMembers, promoteLearners, removeClassMembers } from '@pratik/contract/classes';
import { recordAudit } from '../../identity/audit/audit.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Caller } from './class-access.service.ts';
import { type LockedClass, lockClass, updateClass } from './classes.store.ts';
import { endMemberships, insertMembers, selectKnownUsers, selectLearnerIds } from './members.store.ts';

export type ClassMembers = ReturnType<typeof createClassMembers>;

/** Adds, removes and moves members of classes, for administrators. Writes an audit log entry for each user. */
export const createClassMembers = ({ db, clock }: { db: Db; clock: Clock }) => {
  const audit = async (tx: Tx, by: Caller, action: string, userIds: readonly string[], detail: object) => {
    for (const userId of userIds) {
      await recordAudit(tx, {
        at: clock.now(),
        actorId: by.id,
        action: `class.${action}`,
        targetKind: 'user',
        targetId: userId,
        detail: { ...detail },
      });
    }
  };

  /** Locks a class until the transaction ends. @throws Problem `not-found` */
  const lock = async (tx: Tx, classId: string) => {
    const row = await lockClass(tx, classId);
    if (!row) throw new Problem('not-found');
    return row;
  };

  return {
    /** Adds users to a class. @throws Problem `not-found` */
    add: (
      by: Caller,
      { classId, role, userIds }: BodyOf<typeof addClassMembers>,
    ): Promise<AnswerOf<typeof addClassMembers>> =>
      db.transaction().execute(async (tx) => {
        const row = await lock(tx, classId);
        const asked = [...new Set(userIds)];
        const known = await selectKnownUsers(tx, asked);
        const added = await insertMembers(tx, { classId, role, at: clock.now() }, known);
        await audit(tx, by, 'add-member', added, { class: titleOf(row), role });
        const skipped = asked
          .filter((userId) => !added.includes(userId))
          .map((userId) => ({
            userId,
            why: known.includes(userId) ? ('member' as const) : ('unknown' as const),
          }));
        return { added: added.length, skipped };
      }),

    /** Removes users from a class. @throws Problem `not-found` */
    remove: (by: Caller, { classId, userIds }: BodyOf<typeof removeClassMembers>) =>
      db.transaction().execute(async (tx) => {
        const row = await lock(tx, classId);
        const removed = await endMemberships(tx, classId, userIds, clock.now());
        await audit(tx, by, 'remove-member', removed, { class: titleOf(row) });
        return { removed: removed.length };
      }),

    /**
     * Moves learners to another class. Locks both classes in a fixed order, which prevents deadlocks.
     * @throws Problem `not-found`
     */
    promote: (by: Caller, { fromId, toId, userIds, archive }: BodyOf<typeof promoteLearners>) =>
      db.transaction().execute(async (tx) => {
        if (fromId === toId) throw new Problem('not-found');
        const rows = new Map<string, LockedClass>();
        for (const id of [fromId, toId].sort()) rows.set(id, await lock(tx, id));
        const title = (id: string) => titleOf(rows.get(id));
        const at = clock.now();
        const learners = await selectLearnerIds(tx, fromId);
        const chosen = userIds === undefined ? learners : learners.filter((id) => userIds.includes(id));
        const left = await endMemberships(tx, fromId, chosen, at);
        const moved = await insertMembers(tx, { classId: toId, role: 'learner', at }, left);
        if (archive) await updateClass(tx, fromId, { archived_at: at, changed_at: at, changed_by: by.id });
        await audit(tx, by, 'promote', left, { from: title(fromId), to: title(toId) });
        return { moved: moved.length, alreadyThere: left.length - moved.length };
      }),
  };
};

/** Returns the code and the term of a class, as the audit log names the class. */
const titleOf = (row: LockedClass | undefined): string => (row ? `${row.code}, ${row.term}` : '');
