import type { BodyOf } from '@pratik/contract/call';
import type {
  addLevel,
  EditableLevel,
  keepLevelText,
  ManagedLevel,
  reorderLevels,
  setLevelRetired,
  updateLevel as updateLevelCall,
} from '@pratik/contract/level';
import { recordAudit } from '../../identity/audit/audit.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { countItems } from '../items.store.ts';
import {
  columnsOf,
  isEmpty,
  levelChange,
  planStatements,
  type StatementPlan,
  settled,
  summary,
} from './level-changes.ts';
import { checkName, checkOrder, checkThreshold, found, onScale, same } from './level-checks.ts';
import { editableView, managedView, usesOf } from './levels.view.ts';
import {
  countLearners,
  deleteLevel,
  insertLevel,
  insertStatement,
  isUsed,
  type LevelRow,
  lockLevels,
  raiseRevision,
  selectLevels,
  selectStatementIds,
  selectStatements,
  selectUserName,
  updateLevel,
  updateStatement,
} from './levels-editing.store.ts';

export type LevelsEditing = ReturnType<typeof createLevelsEditing>;

/**
 * Creates the service with which administrators edit levels. Each action writes an audit log entry in the same
 * transaction.
 */
export const createLevelsEditing = ({ db, clock }: { db: Db; clock: Clock }) => {
  const audit = (tx: Tx, by: string, action: string, id: string | null, detail = {}) =>
    recordAudit(tx, {
      at: clock.now(),
      actorId: by,
      action: `level.${action}`,
      targetKind: 'level',
      targetId: id,
      detail,
    });

  const uses = async (on: Db | Tx) => {
    const learners = await countLearners(on);
    return usesOf(learners, await countItems(on));
  };

  /** Runs the queries one after another, because a transaction has only one connection. */
  const read = async (on: Db | Tx, id: string): Promise<EditableLevel> => {
    const row = found(await selectLevels(on), id);
    const statements = await selectStatements(on, id);
    const by = row.changed_by === null ? undefined : await selectUserName(on, row.changed_by);
    return editableView(row, statements, (await uses(on))(id), by ?? null);
  };

  /** Locks the levels and makes one change. Returns the level after the change. */
  const change = (work: (tx: Tx, levels: LevelRow[]) => Promise<string>): Promise<EditableLevel> =>
    db.transaction().execute(async (tx) => read(tx, await work(tx, await lockLevels(tx))));

  const renumber = async (tx: Tx, ordered: readonly { id: string }[], before: readonly LevelRow[]) => {
    for (const [index, { id }] of ordered.entries()) {
      const row = before.find((level) => level.id === id);
      if (row && row.position !== index + 1) await updateLevel(tx, id, { position: index + 1 });
    }
  };

  const saveStatements = async (
    tx: Tx,
    levelId: string,
    { add, set }: StatementPlan,
    { at, by }: { at: Date; by: string },
  ) => {
    const taken = await selectStatementIds(
      tx,
      add.map(({ id }) => id),
    );
    const index = add.find(({ id }) => taken.includes(id))?.index;
    if (index !== undefined) throw fieldProblem(`/canDo/${index}`, 'statement-elsewhere');
    for (const { index: _, ...row } of add) {
      await insertStatement(tx, { ...row, level_id: levelId, edited_at: at, edited_by: by });
    }
    for (const { id, columns } of set) await updateStatement(tx, id, columns);
  };

  return {
    /** Returns all levels in order, retired levels last. */
    async list(): Promise<ManagedLevel[]> {
      const [rows, statements, useOf] = await Promise.all([selectLevels(db), selectStatements(db), uses(db)]);
      const byLevel = Map.groupBy(statements, ({ level_id }) => level_id);
      return rows
        .map((row) => managedView(row, byLevel.get(row.id) ?? [], useOf(row.id)))
        .sort((a, b) => Number(a.retiredAt !== null) - Number(b.retiredAt !== null));
    },

    /** Returns a level for editing. @throws Problem `not-found` */
    get: (id: string): Promise<EditableLevel> => read(db, id),

    /** Adds a level. @throws Problem `validation` */
    add: (by: string, { id, after, ...texts }: BodyOf<typeof addLevel>) =>
      change(async (tx, levels) => {
        const place = after === null ? 0 : levels.findIndex((level) => level.id === after) + 1;
        if (after !== null && place === 0) throw fieldProblem('/after', 'level-removed');
        if (levels.some((level) => level.id.toLowerCase() === id.toLowerCase())) {
          throw fieldProblem('/id', 'short-name-taken');
        }
        checkName(levels, undefined, texts.name.tr);
        const columns = columnsOf(texts);
        const scale = levels.map((level) => onScale(level));
        checkThreshold(scale.toSpliced(place, 0, onScale({ ...columns, id, retired_at: null })), id);
        await renumber(tx, levels.map(({ id }) => ({ id })).toSpliced(place, 0, { id }), levels);
        const at = clock.now();
        const edited = { edited_at: at, edited_by: by };
        await insertLevel(tx, { id, ...columns, ...edited, position: place + 1, revision: 0 });
        await raiseRevision(tx, id, at, by);
        await audit(tx, by, 'add', id, { cefr: texts.cefr });
        return id;
      }),

    /**
     * Saves a level with its statements. When a request is repeated, only the first request changes the level.
     * @throws Problem `not-found`, `conflict`, `validation`
     */
    update: (by: string, { id, revision, canDo, ...texts }: BodyOf<typeof updateLevelCall>) =>
      change(async (tx, levels) => {
        const row = found(levels, id);
        const given = { at: clock.now(), by };
        const own = levelChange(row, texts, given);
        const statements = planStatements(await selectStatements(tx, id), canDo, given);
        if (!own && isEmpty(statements)) return id;
        if (row.revision !== revision) {
          const present = await read(tx, id);
          const { changedAt, changedBy } = present;
          throw new Problem('conflict', {
            current: { revision: row.revision, changedAt, changedBy, present },
          });
        }
        if (own) {
          if (row.library_hash !== null && texts.cefr !== row.cefr) {
            throw fieldProblem('/cefr', 'cefr-fixed');
          }
          if (own.changed.includes('name_tr')) checkName(levels, id, texts.name.tr);
          const scale = levels.map((level) => onScale(level.id === id ? { ...level, ...own.set } : level));
          checkThreshold(scale, id);
          await updateLevel(tx, id, own.set);
        }
        await saveStatements(tx, id, statements, given);
        await raiseRevision(tx, id, given.at, by);
        await audit(tx, by, 'update', id, { changed: own?.changed ?? [], ...summary(statements) });
        return id;
      }),

    /** Changes the order of the levels. @throws Problem `conflict`, `level-order` */
    reorder: (by: string, { from, to }: BodyOf<typeof reorderLevels>): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const levels = await lockLevels(tx);
        const inUse = levels.filter(({ retired_at }) => retired_at === null);
        const now = inUse.map(({ id }) => id);
        if (same(now, to)) return;
        if (!same(now, from) || !same(now.toSorted(), to.toSorted())) throw new Problem('conflict');
        const next = to.map((id) => found(inUse, id));
        checkOrder(next);
        // The positions of retired levels do not change.
        const queue = next.values();
        const ordered = levels.map((level) =>
          level.retired_at === null ? (queue.next().value ?? level) : level,
        );
        await renumber(tx, ordered, levels);
        await audit(tx, by, 'reorder', null, { order: to });
      }),

    /** Retires a level, or restores a retired level. @throws Problem `not-found`, `level-order`, `last-level` */
    setRetired: (by: string, { id, retired }: BodyOf<typeof setLevelRetired>): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const levels = await lockLevels(tx);
        const row = found(levels, id);
        if ((row.retired_at !== null) === retired) return;
        const next = levels.filter((level) => (level.id === id ? !retired : level.retired_at === null));
        if (next.length === 0) throw new Problem('last-level');
        checkOrder(next);
        await updateLevel(tx, id, { retired_at: retired ? clock.now() : null });
        await audit(tx, by, retired ? 'retire' : 'revive', id);
      }),

    /** Deletes a level that is not used. @throws Problem `not-found`, `level-in-use` */
    async remove(by: string, id: string): Promise<void> {
      const work = db.transaction().execute(async (tx) => {
        const row = found(await lockLevels(tx), id);
        // A library level cannot be deleted, because the next library load would add the level again.
        if (row.library_hash !== null) throw new Problem('level-in-use');
        await deleteLevel(tx, id);
        await audit(tx, by, 'delete', id);
      });
      await work.catch((error: unknown) => {
        throw isUsed(error) ? new Problem('level-in-use') : error;
      });
    },

    /** Declines the library’s newer text, so that the administrator’s text remains. @throws Problem `not-found` */
    keepOwn: (by: string, { id, statementId }: BodyOf<typeof keepLevelText>): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const level = found(await lockLevels(tx), id);
        const statements = statementId === null ? [] : await selectStatements(tx, id);
        const row = statementId === null ? level : found(statements, statementId);
        if (row.offered_hash === null) return;
        if (statementId === null) await updateLevel(tx, id, settled(row));
        else await updateStatement(tx, statementId, settled(row));
        await audit(tx, by, 'keep-own', id, statementId === null ? {} : { statement: statementId });
      }),
  };
};
