import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@pratik/contract/call';
import {
  type AssignmentDetails,
  type AssignmentFields,
  type addAssignment,
  kindsWithAmount,
  kindsWithItem,
  kindsWithResult,
  longestAssignment,
  type updateAssignment,
} from '@pratik/contract/homework';
import { recordAudit } from '../../identity/audit/audit.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import type { Caller, ClassAccess } from '../classes/class-access.service.ts';
import { selectLearnerIds } from '../classes/members.store.ts';
import type { Assignable } from './assignable.service.ts';
import {
  deleteAssignmentRow,
  insertAssignment,
  lockAssignment,
  replaceChosenLearners,
  selectAssignment,
  selectChosenLearners,
  updateAssignmentRow,
} from './homework.store.ts';
import { detailsView } from './homework.view.ts';

export type Assignments = ReturnType<typeof createAssignments>;

type Parts = { db: Db; clock: Clock; access: ClassAccess; assignable: Assignable };
type Fields = Omit<AssignmentFields, 'kind' | 'itemId'> & Pick<AssignmentFields, 'kind'>;

const dayMs = 24 * 60 * 60 * 1000;

/** Adds, changes and deletes assignments, for administrators and for the teachers of the class. */
export const createAssignments = ({ db, clock, access, assignable }: Parts) => {
  const audit = (tx: Tx, by: Caller, action: string, classId: string, detail: object) =>
    recordAudit(tx, {
      at: clock.now(),
      actorId: by.id,
      action: `homework.${action}`,
      targetKind: 'class',
      targetId: classId,
      detail: { ...detail },
    });

  const detailsIn = async (tx: Db | Tx, id: string): Promise<AssignmentDetails> => {
    const [row, chosen] = await Promise.all([selectAssignment(tx, id), selectChosenLearners(tx, [id])]);
    if (!row) throw new Problem('not-found');
    return detailsView(row, chosen.get(id) ?? []);
  };

  /** Stores the learners of an assignment. @throws Problem `validation` when a user is not a learner of the class */
  const chooseLearners = async (tx: Tx, id: string, classId: string, learnerIds: string[] | null) => {
    const asked = [...new Set(learnerIds ?? [])];
    const current = asked.length > 0 ? await selectLearnerIds(tx, classId) : [];
    if (asked.some((userId) => !current.includes(userId)))
      throw fieldProblem('/learnerIds', 'assignment-learner-unknown');
    await replaceChosenLearners(tx, id, asked);
  };

  /**
   * Returns an assignment if the caller may teach its class.
   * @throws Problem `not-found`
   */
  const open = async (who: Caller, id: string) => {
    const row = await selectAssignment(db, id);
    if (!row) throw new Problem('not-found');
    await access.open(who, row.class_id, 'teach');
    return row;
  };

  /** Locks an assignment and changes it. @throws Problem `not-found` */
  const change = async <Result>(
    who: Caller,
    id: string,
    work: (tx: Tx, row: NonNullable<Awaited<ReturnType<typeof lockAssignment>>>) => Promise<Result>,
  ): Promise<Result> => {
    await open(who, id);
    return db.transaction().execute(async (tx) => {
      const row = await lockAssignment(tx, id);
      if (!row) throw new Problem('not-found');
      return work(tx, row);
    });
  };

  return {
    open,

    /** Adds an assignment to a class. @throws Problem `not-found`, `validation` */
    async add(
      by: Caller,
      { classId, itemId, ...fields }: BodyOf<typeof addAssignment>,
    ): Promise<AssignmentDetails> {
      await access.open(by, classId, 'teach');
      const columns = columnsOf(fields);
      const item = fields.kind === 'vocabulary' ? null : itemId;
      if (item === null && kindsWithItem.includes(fields.kind))
        throw fieldProblem('/itemId', 'assignment-item-missing');
      const title = item === null ? null : await assignable.titleOf(fields.kind, item);
      if (title === undefined) throw fieldProblem('/itemId', 'assignment-item-missing');
      return db.transaction().execute(async (tx) => {
        const id = randomUUID();
        const created = { created_at: clock.now(), created_by: by.id, changed_at: null, changed_by: null };
        const named = { id, class_id: classId, kind: fields.kind, item_id: item, title };
        await insertAssignment(tx, { ...named, ...columns, ...created });
        await chooseLearners(tx, id, classId, fields.learnerIds);
        await audit(tx, by, 'add', classId, { kind: fields.kind, title: title?.en ?? '' });
        return detailsIn(tx, id);
      });
    },

    /** Saves the fields of an assignment. @throws Problem `not-found`, `conflict`, `validation` */
    update: (by: Caller, { id, revision, ...fields }: BodyOf<typeof updateAssignment>) =>
      change(by, id, async (tx, row) => {
        if (row.revision !== revision) {
          const current = { revision: row.revision, changedAt: row.changed_at?.toISOString() ?? null };
          const present = await detailsIn(tx, id);
          throw new Problem('conflict', { current: { ...current, changedBy: null, present } });
        }
        const columns = columnsOf({ ...fields, kind: row.kind });
        await updateAssignmentRow(tx, id, { ...columns, changed_at: clock.now(), changed_by: by.id });
        await chooseLearners(tx, id, row.class_id, fields.learnerIds);
        await audit(tx, by, 'update', row.class_id, { kind: row.kind, title: row.title?.en ?? '' });
        return detailsIn(tx, id);
      }),

    /** Deletes an assignment. @throws Problem `not-found` */
    remove: (by: Caller, id: string): Promise<void> =>
      change(by, id, async (tx, row) => {
        await deleteAssignmentRow(tx, id);
        await audit(tx, by, 'delete', row.class_id, { kind: row.kind, title: row.title?.en ?? '' });
      }),
  };
};

/** Checks the fields of an assignment and converts them to columns. @throws Problem `validation` */
const columnsOf = ({ kind, amount, leastPercent, note, opensAt, dueAt, learnerIds }: Fields) => {
  const [opens, due] = [new Date(opensAt), new Date(dueAt)];
  if (amount === null && kindsWithAmount.includes(kind))
    throw fieldProblem('/amount', 'assignment-amount-missing');
  if (due <= opens) throw fieldProblem('/dueAt', 'assignment-due-before-open');
  if (due.getTime() - opens.getTime() > longestAssignment * dayMs)
    throw fieldProblem('/dueAt', 'assignment-too-long');
  return {
    amount: kindsWithAmount.includes(kind) ? amount : null,
    least_percent: kindsWithResult.includes(kind) ? leastPercent : null,
    note,
    opens_at: opens,
    due_at: due,
    for_all: learnerIds === null,
  };
};
