import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type {
  ClassDetails,
  ClassFields,
  getClassLearner,
  listClasses,
  listClassMembers,
  OwnClasses,
  setClassArchived,
  updateClass as updateClassCall,
} from '@pratik/contract/classes';
import { totalCap } from '@pratik/contract/common';
import { recordAudit } from '../../identity/audit/audit.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import type { UserProgress } from '../../progress/user-progress.service.ts';
import type { UsersProgress } from '../../progress/users-progress.service.ts';
import type { Caller, ClassAccess } from './class-access.service.ts';
import { classView, detailsView, listedView, memberView } from './class-views.ts';
import {
  countClasses,
  deleteClass,
  insertClass,
  type LockedClass,
  lockClass,
  selectClass,
  selectClasses,
  selectClassesOf,
  updateClass,
  violatedConstraint,
} from './classes.store.ts';
import { countMembers, selectMember, selectMembers } from './members.store.ts';

export type ClassesService = ReturnType<typeof createClasses>;

type Parts = {
  db: Db;
  clock: Clock;
  access: ClassAccess;
  practised: UsersProgress;
  userProgress: UserProgress;
};

/** Reads classes for administrators and teachers, and edits classes for administrators. */
export const createClasses = ({ db, clock, access, practised, userProgress }: Parts) => {
  const audit = (tx: Tx, by: Caller, action: string, id: string, detail = {}) =>
    recordAudit(tx, {
      at: clock.now(),
      actorId: by.id,
      action: `class.${action}`,
      targetKind: 'class',
      targetId: id,
      detail,
    });

  /** Locks a class and runs a change of it in one transaction. @throws Problem `not-found`, `validation` */
  const change = <Result>(id: string, work: (tx: Tx, row: LockedClass) => Promise<Result>): Promise<Result> =>
    withFieldErrors(() =>
      db.transaction().execute(async (tx) => {
        const row = await lockClass(tx, id);
        if (!row) throw new Problem('not-found');
        return work(tx, row);
      }),
    );

  const detailsIn = async (tx: Tx, id: string): Promise<ClassDetails> => {
    const row = await selectClass(tx, id);
    if (!row) throw new Problem('not-found');
    return detailsView(row, 'manage');
  };

  return {
    async list({ page, size, sort, order, ...filters }: BodyOf<typeof listClasses>) {
      const [rows, count] = await Promise.all([
        selectClasses(db, filters, { sort, order }, { limit: size, offset: page * size }),
        countClasses(db, filters),
      ]);
      return {
        classes: rows.map(listedView),
        total: Math.min(count, totalCap),
        totalCapped: count > totalCap,
        page,
        size,
      };
    },

    /** Returns the active classes of a member. Learners see the names of their teachers, and no other learner. */
    async listOwn(who: Caller): Promise<OwnClasses> {
      const rows = await selectClassesOf(db, who.id);
      return {
        teaching: rows.filter(({ role }) => role === 'teacher').map(listedView),
        learning: rows
          .filter(({ role }) => role === 'learner')
          .map((row) => ({ ...classView(row), teachers: row.teachers.map(({ name }) => name) })),
      };
    },

    /** Returns a class that the caller may read. @throws Problem `not-found` */
    async get(who: Caller, id: string): Promise<ClassDetails> {
      const { row, right } = await access.open(who, id, 'teach');
      return detailsView(row, right);
    },

    /** Returns a page of the members of a class. @throws Problem `not-found` */
    async members(who: Caller, { page, size, sort, order, ...filters }: BodyOf<typeof listClassMembers>) {
      await access.open(who, filters.classId, 'teach');
      const [rows, count] = await Promise.all([
        selectMembers(db, filters, { sort, order }, { limit: size, offset: page * size }),
        countMembers(db, filters),
      ]);
      const minutes = await practised.minutesThisWeek(rows.map(({ id }) => id));
      return {
        members: rows.map((row) => memberView(row, minutes.get(row.id) ?? 0)),
        total: Math.min(count, totalCap),
        totalCapped: count > totalCap,
        page,
        size,
      };
    },

    /**
     * Returns the progress of a learner of a class.
     * @throws Problem `not-found` when the user is not a current learner of the class
     */
    async learner(
      who: Caller,
      { classId, userId }: { classId: string; userId: string },
    ): Promise<AnswerOf<typeof getClassLearner>> {
      const { row } = await access.open(who, classId, 'teach');
      const member = await selectMember(db, classId, userId);
      if (member?.role !== 'learner') throw new Problem('not-found');
      const [minutes, progress] = await Promise.all([
        practised.minutesThisWeek([userId]),
        userProgress.of(userId),
      ]);
      return { learner: memberView(member, minutes.get(userId) ?? 0), class: classView(row), progress };
    },

    /** Adds a class. @throws Problem `validation` */
    add: (by: Caller, { levelId, ...fields }: ClassFields): Promise<ClassDetails> =>
      withFieldErrors(() =>
        db.transaction().execute(async (tx) => {
          const id = randomUUID();
          const at = clock.now();
          const changed = { created_at: at, changed_at: at, changed_by: by.id };
          await insertClass(tx, { id, ...fields, level_id: levelId, archived_at: null, ...changed });
          await audit(tx, by, 'add', id, { code: fields.code, term: fields.term });
          return detailsIn(tx, id);
        }),
      ),

    /**
     * Saves the fields of a class. When a request is repeated, only the first request changes the class.
     * @throws Problem `not-found`, `conflict`, `validation`
     */
    update: (by: Caller, { id, revision, levelId, ...rest }: BodyOf<typeof updateClassCall>) =>
      change(id, async (tx, row) => {
        const fields = { ...rest, level_id: levelId };
        const changed = (['code', 'name', 'term', 'level_id'] as const).filter(
          (key) => row[key] !== fields[key],
        );
        if (changed.length === 0) return detailsIn(tx, id);
        if (row.revision !== revision) {
          const present = await detailsIn(tx, id);
          const { changedAt, changedBy } = present;
          throw new Problem('conflict', {
            current: { revision: row.revision, changedAt, changedBy, present },
          });
        }
        await updateClass(tx, id, { ...fields, changed_at: clock.now(), changed_by: by.id });
        await audit(tx, by, 'update', id, { changed });
        return detailsIn(tx, id);
      }),

    /** Archives a class, or restores an archived class. @throws Problem `not-found` */
    setArchived: (by: Caller, { id, archived }: BodyOf<typeof setClassArchived>): Promise<void> =>
      change(id, async (tx, row) => {
        if ((row.archived_at !== null) === archived) return;
        const at = clock.now();
        await updateClass(tx, id, { archived_at: archived ? at : null, changed_at: at, changed_by: by.id });
        await audit(tx, by, archived ? 'archive' : 'restore', id);
      }),

    /** Deletes a class that never had a member. @throws Problem `not-found`, `class-in-use` */
    remove: (by: Caller, id: string): Promise<void> =>
      change(id, async (tx, row) => {
        await deleteClass(tx, id);
        await audit(tx, by, 'delete', id, { code: row.code, term: row.term });
      }),
  };
};

/** Converts violations of database constraints to field errors of the class form. */
const withFieldErrors = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    switch (violatedConstraint(error)) {
      case 'classes_code_in_term':
        throw fieldProblem('/code', 'class-code-taken');
      case 'classes_level_id_fkey':
        throw fieldProblem('/levelId', 'level-unknown');
      case 'class_members_class_id_fkey':
        throw new Problem('class-in-use');
      default:
        throw error;
    }
  }
};
